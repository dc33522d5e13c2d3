import { type ImportField, type ImportMapping, type ImportSheet, importLimits, type Language } from '@esg/contract';
import type { SheetTop } from '../reading/inspect.ts';
import { rowIdStart } from '../rows/row-id.ts';
import { headingKey, headings, isCodeHeading, meaningOf } from './headings.ts';
import { suggestSideBySide } from './side-by-side.ts';
import type { Years } from './times.ts';

type Columns = ImportMapping['columns'];
type Remembered = ReadonlyMap<string, ImportField>;

/** The columns that a row of headings names; of several for one field the most certain, then the first. */
const columnsOf = (row: readonly string[], remembered: Remembered): Columns => {
  const best = new Map<ImportField, { index: number; rank: number }>();
  for (const [index, heading] of row.slice(0, importLimits.columnsMax).entries()) {
    const meaning = meaningOf(heading, remembered);
    if (!meaning) continue;
    const rank = isCodeHeading(heading) ? -1 : meaning.rank;
    const other = best.get(meaning.field);
    if (!other || rank < other.rank) best.set(meaning.field, { index, rank });
  }
  return [...best].map(([field, { index }]) => ({ index, field })).sort((a, b) => a.index - b.index);
};

/** The row with the most headings that are recognised; without any, the first row with several cells. */
const headerOf = (preview: SheetTop['preview'], remembered: Remembered) => {
  const rows = preview.map((row, index) => ({ row, index, columns: columnsOf(row, remembered) }));
  const most = rows.reduce((best, each) => (each.columns.length > best.columns.length ? each : best), {
    row: [] as string[],
    index: -1,
    columns: [] as Columns,
  });
  if (most.columns.length > 1) return most;
  return rows.find(({ row }) => row.filter((cell) => cell !== '').length > 1) ?? rows[0] ?? { ...most, index: 0 };
};

const columnTexts = (rows: SheetTop['preview'], index: number | undefined) =>
  index === undefined ? [] : rows.map((row) => row[index]?.trim() ?? '').filter((text) => text !== '');

/** `1.234,5` and `0,75` have a decimal comma, unless other numbers show the opposite. */
const numbersOf = (texts: readonly string[]): ImportMapping['numbers'] => {
  const comma = texts.filter((text) => /^-?(\d{1,3}(\.\d{3})+,\d+|\d+,\d{1,2}|\d+,\d{4,})$/.test(text)).length;
  const point = texts.filter((text) => /^-?(\d{1,3}(,\d{3})+(\.\d+)?|\d+\.(\d{1,2}|\d{4,}))$/.test(text)).length;
  return comma > point ? 'comma' : 'point';
};

/** Days such as 31/12/2025 show their order; where none does, the order of Hong Kong applies. */
const daysOf = (texts: readonly string[]): ImportMapping['days'] => {
  const parts = texts.flatMap((text) => {
    const [, first, second] = text.match(/^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}$/) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  return parts.some(([, second]) => second > 12) && parts.every(([first]) => first <= 12) ? 'mdy' : 'dmy';
};

const languageOf = (row: readonly string[]): Language => {
  const chinese = row.filter((heading) => /\p{Script=Han}/u.test(heading)).length;
  return chinese > row.filter((heading) => /[a-z]/i.test(heading)).length ? 'zhTw' : 'en';
};

/** A column with row ids is recognised whatever its heading is. */
const withRowIds = (columns: Columns, rows: SheetTop['preview']): Columns => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const index = Array.from({ length: width }, (_, at) => at).find((at) =>
    rows.some((row) => row[at]?.startsWith(rowIdStart)),
  );
  const others = columns.filter((column) => column.field !== 'rowId' && column.index !== index);
  return index === undefined
    ? columns
    : [...others, { index, field: 'rowId' as const }].sort((a, b) => a.index - b.index);
};

const isLineByLine = (columns: Columns) => {
  const has = (...fields: ImportField[]) => columns.some(({ field }) => fields.includes(field));
  return has('rowId') || (has('value') && has('period', 'start') && has('metric', 'section'));
};

/** The same where reporting times are side by side. */
const sideBySide = (top: SheetTop, sheet: number, remembered: Remembered, years: Years): ImportSheet | undefined => {
  const { preview } = top;
  const found = suggestSideBySide(preview, years, (row) => columnsOf(row, remembered));
  if (!found) return undefined;
  const figures = found.times.flatMap(({ index }) => columnTexts(preview.slice(found.headerRow), index));
  const language = languageOf([...(preview[found.headerRow - 1] ?? []), ...preview.slice(0, 30).flat()]);
  const suggestion = { sheet, ...found, numbers: numbersOf(figures), days: 'dmy' as const, language };
  return { ...top, suggestion, template: false };
};

/** The suggested reading of a sheet. A person confirms it before anything else happens. */
export const suggestMapping = (top: SheetTop, sheet: number, remembered: Remembered, years: Years): ImportSheet => {
  const lines = lineByLine(top, sheet, remembered);
  if (isLineByLine(lines.suggestion.columns)) return lines;
  return sideBySide(top, sheet, remembered, years) ?? lines;
};

const lineByLine = (top: SheetTop, sheet: number, remembered: Remembered): ImportSheet => {
  const { preview } = top;
  const header = headerOf(preview, remembered);
  const rows = preview.slice(header.index + 1);
  const columns = withRowIds(header.columns, rows);
  const indexOf = (field: ImportField) => columns.find((column) => column.field === field)?.index;
  const rowIds = columnTexts(rows, indexOf('rowId'));
  const own = headingKey(header.row[indexOf('rowId') ?? -1] ?? '');
  return {
    ...top,
    suggestion: {
      sheet,
      headerRow: header.index + 1,
      columns,
      numbers: numbersOf(columnTexts(rows, indexOf('value'))),
      days: daysOf([...columnTexts(rows, indexOf('start')), ...columnTexts(rows, indexOf('end'))]),
      language: languageOf(header.row),
    },
    template:
      rowIds.some((id) => id.startsWith(rowIdStart)) &&
      [headings.rowId.en, headings.rowId.zhTw].map(headingKey).includes(own),
  };
};
