import { printedKpiSheet, printedWords } from '@esg/contract/printed';
import { HeadingLevel, Paragraph, type Table } from 'docx';
import { hex, type Look, twips } from './styles.ts';
import { type Cell, type Column, ruledTable } from './table.ts';
import { textOf } from './text.ts';

/** Width of a landscape A4 page between its margins, in points; what each column takes, names of figures and evidence share the rest. */
const points = { page: 745.9, code: 46, unit: 64, year: 62, change: 56, owner: 86, status: 76 } as const;
const itemShare = 0.56;

/** Every figure of the report with its owner, evidence and status, for those who sign the report; nothing where it is left out. */
export const kpiSheetOfWord = (look: Look): (Paragraph | Table)[] => {
  const { model, palette } = look;
  const sheet = printedKpiSheet(model);
  if (!sheet) return [];
  const { words, language } = model;
  const said = printedWords[language];
  const quiet = { color: hex(palette.muted) };
  const narrow = [points.code, points.unit, points.owner, points.status].reduce((sum, width) => sum + width, 0);
  const rest = points.page - narrow - sheet.years.length * points.year - (sheet.hasChange ? points.change : 0);
  const last = sheet.years.length - 1;
  const columns: (Column & { name: string })[] = [
    { name: '', width: points.code, run: quiet },
    { name: said.kpi, width: rest * itemShare },
    { name: words.unit, width: points.unit, run: quiet },
    ...sheet.years.map((name, place) => ({
      name,
      width: points.year,
      align: 'right' as const,
      ...(place === last && { tint: palette.tint, run: { bold: true } }),
    })),
    ...(sheet.hasChange ? [{ name: words.change, width: points.change, align: 'right' as const, run: quiet }] : []),
    { name: said.owner, width: points.owner },
    { name: said.evidence, width: rest * (1 - itemShare), run: quiet },
    { name: said.status, width: points.status },
  ];
  const listed = sheet.groups.flatMap(({ rows }) => rows);
  const rows = listed.map(({ code, label, part, unit, values, change, owner, evidence, status }): Cell[] => [
    { text: code },
    part === '' ? { text: label } : { text: part, indent: 200 },
    { text: unit },
    ...values.map(({ text, isRestated }) => ({ text: isRestated ? `${text}\u00a0R` : text })),
    ...(sheet.hasChange ? [{ text: change }] : []),
    { text: owner },
    { text: evidence },
    { text: status },
  ]);
  const isRestated = listed.some(({ values }) => values.some((each) => each.isRestated));
  const note = [said.nothingRecorded, ...(isRestated ? [said.marks] : [])].join(' ');
  const shares = columns.map((column) => ({ ...column, width: column.width / points.page }));
  const head = columns.map(({ name }) => name);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: textOf(said.kpiSheet) }),
    new Paragraph({ style: 'Small', keepNext: true, children: textOf(note) }),
    ruledTable(shares, head, rows, look, { pageWidth: twips(points.page) }),
  ];
};
