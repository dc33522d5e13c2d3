import { type KpiSheet, type KpiSheetRow, printedKpiSheet, printedWords } from '@esg/contract/printed';
import { HeadingLevel, Paragraph, type Table } from 'docx';
import { figureWidth } from './figure-width.ts';
import { hex, type Look, twips } from './styles.ts';
import { type Cell, type Column, ruledTable } from './table.ts';
import { textOf } from './text.ts';

/** Width of a landscape A4 page between its margins, in points, and of each column; names of figures and evidence share the rest. */
const points = { page: 745.9, code: 46, unit: 64, year: 62, change: 56, owner: 86, status: 76 } as const;
const itemShare = 0.56;

type NamedColumn = Column & { name: string };

const columnsOf = ({ years, hasChange, hasWork, groups }: KpiSheet, { model, palette }: Look): NamedColumn[] => {
  const { words, language } = model;
  const said = printedWords[language];
  const quiet = { color: hex(palette.muted) };
  const work = hasWork ? points.owner + points.status : 0;
  const listed = groups.flatMap(({ rows }) => rows);
  const yearWidths = years.map((year, place) =>
    figureWidth([year, ...listed.flatMap(({ values }) => values[place]?.text ?? [])], points.year),
  );
  const figuresWide = yearWidths.reduce((sum, width) => sum + width, 0);
  const narrow = points.code + points.unit + work + figuresWide + (hasChange ? points.change : 0);
  const rest = points.page - narrow;
  const figures = years.map((name, place) => ({
    name,
    width: yearWidths[place] ?? points.year,
    align: 'right' as const,
    ...(place === years.length - 1 && { tint: palette.tint, run: { bold: true } }),
  }));
  return [
    { name: '', width: points.code, run: quiet },
    { name: said.kpi, width: hasWork ? rest * itemShare : rest },
    { name: words.unit, width: points.unit, run: quiet },
    ...figures,
    ...(hasChange ? [{ name: words.change, width: points.change, align: 'right' as const, run: quiet }] : []),
    ...(hasWork
      ? [
          { name: said.owner, width: points.owner },
          { name: said.evidence, width: rest * (1 - itemShare), run: quiet },
          { name: said.status, width: points.status },
        ]
      : []),
  ];
};

const rowOf = (
  { code, label, part, unit, values, change, owner, evidence, status }: KpiSheetRow,
  { hasChange, hasWork }: KpiSheet,
): Cell[] => [
  { text: code },
  part === '' ? { text: label } : { text: part, indent: 200 },
  { text: unit },
  ...values.map(({ text, isRestated }) => ({ text: isRestated ? `${text}\u00a0R` : text })),
  ...(hasChange ? [{ text: change }] : []),
  ...(hasWork ? [{ text: owner }, { text: evidence }, { text: status }] : []),
];

/** Every figure of the report with its owner, evidence and status, for the people who sign the report; nothing where it is left out. */
export const kpiSheetOfWord = (look: Look): (Paragraph | Table)[] => {
  const sheet = printedKpiSheet(look.model);
  if (!sheet) return [];
  const said = printedWords[look.model.language];
  const columns = columnsOf(sheet, look);
  const listed = sheet.groups.flatMap(({ rows }) => rows);
  const rows = listed.map((row) => rowOf(row, sheet));
  const shares = columns.map((column) => ({ ...column, width: column.width / points.page }));
  const head = columns.map(({ name }) => name);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: textOf(said.kpiSheet) }),
    new Paragraph({ style: 'Small', keepNext: true, children: textOf(sheet.note) }),
    ruledTable(shares, head, rows, look, { pageWidth: twips(points.page) }),
  ];
};
