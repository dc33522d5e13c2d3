import { type KpiSheet, kpiSheetOf, printedKpiSheet, printedWords, type ReportModel } from '@esg/contract/printed';
import { besideSheet, joined } from './beside.ts';
import { type Canvas, landscape, portrait, type TextStyle } from './canvas.ts';
import { openSection } from './content-index.ts';
import { kpiSheetAnchor } from './contents.ts';
import type { Pages } from './page-numbers.ts';
import type { Styles } from './styles.ts';
import { type Air, type Cell, type Column, drawAiriest, inAir, Table } from './table.ts';
import { paragraph } from './text.ts';

const widths = { code: [34, 64], unit: [40, 74], change: [46, 84], owner: [70, 110], status: [60, 96] } as const;
const yearLeast = 52;
/** The share of figure names in the width beside the narrow columns; evidence has the rest. */
const itemShare = 0.56;

const columnsOf = (canvas: Canvas, { years, hasChange, hasWork, groups }: KpiSheet, styles: Styles): Column[] => {
  const measure = canvas.measure(styles.index);
  const rows = groups.flatMap((group) => group.rows);
  const plain = styles.index;
  const quiet = { ...plain, color: canvas.palette.muted };
  /** As wide as its longest line, between its bounds. */
  const fitted = (name: keyof typeof widths, style: TextStyle): Column => {
    const [least, most] = widths[name];
    const lines = rows.flatMap((row) => row[name].split('\n'));
    return { width: Math.min(most, Math.max(least, ...lines.map((line) => measure(line, false) + 10))), style };
  };
  const figures = years.map((year, place): Column => {
    const texts = [year, ...rows.map(({ values }) => values[place]?.text ?? '')];
    const isThis = place === years.length - 1;
    return {
      width: Math.max(yearLeast, ...texts.map((text) => measure(text, true) + 16)),
      align: 'right',
      style: isThis ? { ...plain, bold: true } : plain,
      ...(isThis && { tint: canvas.palette.tint }),
    };
  });
  const change: Column[] = hasChange ? [{ ...fitted('change', quiet), align: 'right' }] : [];
  const work = hasWork ? [fitted('owner', plain), fitted('status', plain)] : [];
  const code = fitted('code', quiet);
  const unit = fitted('unit', quiet);
  const narrow = [code, unit, ...figures, ...change, ...work];
  const rest = canvas.width - narrow.reduce((sum, { width }) => sum + width, 0);
  const [owner, status] = work;
  if (!owner || !status) return [code, { width: rest, style: plain }, unit, ...figures, ...change];
  const item: Column = { width: rest * itemShare, style: plain };
  const evidence: Column = { width: rest - item.width, style: quiet };
  return [code, item, unit, ...figures, ...change, owner, evidence, status];
};

/** Every figure of the report with its owner, evidence and status on a landscape page, for the people who sign the report. */
export const drawKpiSheet = (canvas: Canvas, pages: Pages, styles: Styles, second?: ReportModel) => {
  const own = printedKpiSheet(canvas.model);
  if (!own) return;
  const other = second && kpiSheetOf(second);
  const list = besideSheet(own, other);
  const { words, language } = canvas.model;
  const theirs = second && printedWords[second.language];
  const said = printedWords[language];
  const word = (name: 'kpiSheet' | 'kpi' | 'owner' | 'evidence' | 'status') => joined(said[name], theirs?.[name]);
  canvas.format = landscape;
  const section = openSection(canvas, pages, kpiSheetAnchor, word('kpiSheet'), styles);
  const columns = columnsOf(canvas, list, styles);
  const heads: Cell[] = [
    // The code is narrower than the name of its column.
    '',
    word('kpi'),
    joined(words.unit, second?.words.unit),
    ...list.years,
    ...(list.hasChange ? [joined(words.change, second?.words.change)] : []),
    ...(list.hasWork ? [word('owner'), word('evidence'), word('status')] : []),
  ].map((text) => ({ text }));
  const tableWith = (air: Air) => {
    const aired = columns.map((column) => ({ ...column, style: inAir(column.style, air) }));
    const options = { padding: air.padding, keepBelow: 20 };
    const table = new Table(canvas, aired, heads, styles.smallBold, options);
    for (const { rows } of list.groups) {
      rows.forEach(({ code, label, part, unit, values, change, owner, evidence, status }, place) => {
        const cells: Cell[] = [
          { text: code },
          { text: part || label, header: true, indent: part === '' ? 0 : 10 },
          { text: unit },
          ...values.map(({ text, isRestated }): Cell => ({ text, ...(isRestated && { mark: 'R' }) })),
          ...(list.hasChange ? [{ text: change }] : []),
          ...(list.hasWork ? [{ text: owner }, { text: evidence }, { text: status }] : []),
        ];
        table.row(cells, { rule: place === rows.length - 1 ? 'strong' : 'hair' });
      });
    }
    return table;
  };
  drawAiriest(section, tableWith);
  canvas.y += 6;
  for (const each of [own, ...(other ? [other] : [])]) paragraph(canvas, section, [{ text: each.note }], styles.small);
  section.end();
  canvas.format = portrait;
};
