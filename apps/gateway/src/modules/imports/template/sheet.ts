import type { ImportField, Language } from '@esg/contract';
import { unitsOfKind } from '@esg/standards';
import { writeCsv } from 'hucre/csv';
import type { WriteSheet } from 'hucre/xlsx';
import { writeWorkbook } from '../../../platform/workbooks/index.ts';
import { headings } from '../mapping/headings.ts';
import { unitTextOf } from '../rows/value-text.ts';
import type { TemplateRow } from './rows.ts';
import { templateWords } from './words.ts';

type Column = { field: Exclude<ImportField, 'note'> | 'code'; width: number };

const columns: readonly Column[] = [
  { field: 'rowId', width: 10 },
  { field: 'code', width: 28 },
  { field: 'metric', width: 42 },
  { field: 'section', width: 20 },
  { field: 'entity', width: 24 },
  { field: 'period', width: 16 },
  { field: 'start', width: 12 },
  { field: 'end', width: 12 },
  { field: 'labels', width: 16 },
  { field: 'descriptor', width: 20 },
  { field: 'value', width: 20 },
  { field: 'unit', width: 14 },
  { field: 'source', width: 24 },
  { field: 'quality', width: 12 },
  { field: 'internal', width: 10 },
  { field: 'methodology', width: 30 },
  { field: 'explanation', width: 30 },
];
const place = (field: Column['field']) => columns.findIndex((column) => column.field === field);
/** The letters of a column, from 0: A to Z, then AA. */
export const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const titlesIn = (language: Language) =>
  columns.map(({ field }) => (field === 'code' ? templateWords[language].code : headings[field][language]));
const valuesOf = (row: TemplateRow) => columns.map(({ field }) => row[field]);

/** Ranges of consecutive rows with the same choice of units; programs accept some thousand of them. */
const unitRanges = (rows: readonly TemplateRow[]) => {
  const ranges: { kind: string; from: number; to: number }[] = [];
  for (const [index, { unitKind }] of rows.entries()) {
    const row = index + 2;
    const last = ranges.at(-1);
    if (unitKind === null) continue;
    if (last?.kind === unitKind && last.to === row - 1) last.to = row;
    else ranges.push({ kind: unitKind, from: row, to: row });
  }
  return ranges;
};

/** Entries of a choice, under the name of their list. */
export type ListColumn = { title: string; entries: string[] };

/** A hidden sheet of lists. */
export const listsSheet = (lists: readonly ListColumn[], name: string): WriteSheet => {
  const height = Math.max(0, ...lists.map(({ entries }) => entries.length));
  const rows = Array.from({ length: height }, (_, index) => lists.map(({ entries }) => entries[index] ?? null));
  return { name, hidden: true, rows: [lists.map(({ title }) => title), ...rows] };
};

/** The style of headings. */
export const head = { font: { bold: true }, alignment: { wrapText: true, vertical: 'top' } } as const;

const dataSheet = (rows: readonly TemplateRow[], language: Language, lists: readonly ListColumn[]): WriteSheet => {
  const words = templateWords[language];
  const listAt = (title: string) => {
    const index = lists.findIndex((list) => list.title === title);
    return `'${words.lists}'!$${letterOf(index)}$2:$${letterOf(index)}$${(lists[index]?.entries.length ?? 0) + 1}`;
  };
  const last = Math.max(2, rows.length + 1);
  const choose = (field: Column['field'], from: number, to: number, list: string) => ({
    type: 'list' as const,
    formula1: listAt(list),
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'warning' as const,
    errorTitle: words.unitTitle,
    errorMessage: words.unitMessage,
    range: `${letterOf(place(field))}${from}:${letterOf(place(field))}${to}`,
  });
  return {
    name: words.data,
    columns: columns.map(({ field, width }) => ({ width, hidden: field === 'rowId' })),
    rows: [titlesIn(language), ...rows.map(valuesOf)],
    cells: new Map(columns.map((_, index) => [`0,${index}`, { style: head }])),
    dataValidations: [
      ...unitRanges(rows).map(({ kind, from, to }) => choose('unit', from, to, kind)),
      choose('quality', 2, last, 'quality'),
      choose('internal', 2, last, 'internal'),
    ],
    freezePane: { rows: 1, columns: place('section') },
    autoFilter: { range: `A1:${letterOf(columns.length - 1)}${last}` },
  };
};

/** A sheet with the instructions for the other one. */
export const stepsSheet = (title: string, steps: readonly string[], name: string): WriteSheet => ({
  name,
  columns: [{ width: 110, style: { alignment: { wrapText: true, vertical: 'top' } } }],
  rows: [[title], ...steps.map((step, index) => [`${index + 1}. ${step}`])],
  cells: new Map([['0,0', { style: head }]]),
});

/** An Excel workbook: the instructions, the data, and hidden lists for choices. */
export const templateWorkbook = async (rows: readonly TemplateRow[], language: Language): Promise<Uint8Array> => {
  const words = templateWords[language];
  const kinds = [...new Set(rows.flatMap(({ unitKind }) => unitKind ?? []))];
  const lists = [
    ...kinds.map((kind) => ({ title: kind, entries: unitsOfKind(kind).map(({ code }) => unitTextOf(kind, code)) })),
    { title: 'quality', entries: Object.values(words.quality) },
    { title: 'internal', entries: [words.yes, words.no] },
  ];
  return writeWorkbook({
    sheets: [
      dataSheet(rows, language, lists),
      stepsSheet(words.title, words.steps, words.instructions),
      listsSheet(lists, words.lists),
    ],
    defaultFont: { name: 'Calibri', size: 11 },
  });
};

/** The same as CSV, in UTF-8 with the byte order mark that Excel needs. No text begins like a formula. */
export const templateCsv = (rows: readonly TemplateRow[], language: Language): Uint8Array =>
  new TextEncoder().encode(
    writeCsv([titlesIn(language), ...rows.map(valuesOf)], { bom: true, escapeFormulae: true, lineSeparator: '\r\n' }),
  );
