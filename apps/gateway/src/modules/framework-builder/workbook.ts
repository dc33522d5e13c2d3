import { inflateRawSync } from 'node:zlib';
import { type BuilderContent, BuilderContentSchema, type Issue, issueAt } from '@esg/contract';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import * as v from 'valibot';
import { issuesOf, ProblemError } from '../../platform/http/index.ts';
import { writeWorkbook } from '../../platform/workbooks/index.ts';
import { contentOfRows, type PlacedRow, type PlacedRows } from './content-of-rows.ts';
import { rowsOfContent, type SheetCell, type SheetName, sheetColumns, sheetNames } from './sheet-rows.ts';

const rowsMax = 20_000;
/** The total unpacked size of a workbook's entries. */
const unpackedBytesMax = 40 * 1_048_576;
const entriesMax = 500;

// A workbook reads `_x0041_` as a character; the underscore in front is escaped.
const escaped = (text: string) => text.replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_');
const head = { font: { bold: true }, fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EEF2' } } } as const;
const body = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } } as const;
const wide = new Set([
  'en',
  'zh',
  'title_en',
  'title_zh',
  'guidance_en',
  'guidance_zh',
  'label_en',
  'label_zh',
  'hint_en',
  'hint_zh',
]);

const sheetOf = (name: SheetName, rows: readonly Readonly<Record<string, SheetCell>>[]) => {
  const columns: readonly string[] = sheetColumns[name];
  const cells = new Map<string, { value: CellValue; style: typeof head | typeof body }>();
  const values = rows.map((row) =>
    columns.map((column) => {
      const value = row[column] ?? null;
      return typeof value === 'string' ? escaped(value) : value;
    }),
  );
  for (const [index, value] of columns.entries()) cells.set(`0,${index}`, { value, style: head });
  for (const [at, row] of values.entries())
    for (const [index, value] of row.entries())
      if (typeof value === 'string') cells.set(`${at + 1},${index}`, { value, style: body });
  return {
    name,
    rows: [[...columns], ...values],
    cells,
    columns: columns.map((column) => ({ width: wide.has(column) ? 40 : 18 })),
    freezePane: { rows: 1 },
  };
};

/** The framework as a workbook with one sheet per level. Reading it gives the same framework. */
export const writeFramework = async (content: BuilderContent): Promise<Uint8Array<ArrayBuffer>> => {
  const rows = rowsOfContent(content);
  return writeWorkbook({ sheets: sheetNames.map((name) => sheetOf(name, rows[name])) });
};

const unreadable = () => new ProblemError('file.unreadable');

/** Reads the directory at the end of the archive and unpacks each entry within the limits, before any is parsed. */
const requireHarmless = (bytes: Uint8Array<ArrayBuffer>) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > file.length) throw unreadable();
  const count = file.readUInt16LE(end + 10);
  if (count > entriesMax) throw new ProblemError('file.too_big');
  let at = file.readUInt32LE(end + 16);
  let left = unpackedBytesMax;
  for (let entry = 0; entry < count; entry += 1) {
    if (file.readUInt32LE(at) !== 0x02014b50) throw unreadable();
    const method = file.readUInt16LE(at + 10);
    const packed = file.readUInt32LE(at + 20);
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    if (/vbaProject|\.bin$/i.test(name)) throw new ProblemError('file.format_refused');
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    left -= unpackedLength(file.subarray(start, start + packed), method, left);
    if (left < 0) throw new ProblemError('file.too_big');
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
};

const unpackedLength = (data: Buffer, method: number, left: number): number => {
  if (method === 0) return data.length;
  if (method !== 8) throw unreadable();
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(left, 1) }).length;
  } catch (error) {
    const tooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw tooLarge ? new ProblemError('file.too_big') : unreadable();
  }
};

const cellOf = (value: CellValue | undefined): SheetCell => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** Rows below the heads, without empty ones. Columns may be in any order, with additional ones. */
const placedRows = (name: SheetName, rows: readonly (readonly CellValue[])[], issues: Issue[]): PlacedRow[] => {
  const heads = (rows[0] ?? []).map((value) => String(cellOf(value) ?? '').trim());
  for (const column of sheetColumns[name])
    if (!heads.includes(column)) issues.push(issueAt(`${name}.1.${column}`, 'required'));
  return rows.slice(1).flatMap((row, index) => {
    const cells = Object.fromEntries(heads.map((column, place) => [column, cellOf(row[place])]));
    const isEmpty = Object.values(cells).every((value) => value === null || value === '');
    return isEmpty ? [] : [{ number: index + 2, cells }];
  });
};

const readSheets = async (bytes: Uint8Array<ArrayBuffer>) => {
  try {
    requireHarmless(bytes);
    const { sheets } = await readXlsx(bytes, { sheets: [...sheetNames], maxRows: rowsMax, range: `A1:Z${rowsMax}` });
    return new Map(sheets.map((sheet) => [sheet.name, sheet.rows]));
  } catch (error) {
    throw error instanceof ProblemError ? error : unreadable();
  }
};

type Found = { readonly path?: readonly { readonly value?: unknown; readonly key?: unknown }[] | undefined };

/** `Sheet.row.column…` of an issue of the schema: the innermost part on its path that is a row, and the rest of the path. */
const placeOf = ({ path = [] }: Found, content: unknown, places: ReadonlyMap<unknown, string>): string => {
  const at = path.findLastIndex(({ value }) => places.has(value));
  const place = places.get(at < 0 ? content : path[at]?.value) ?? 'Framework';
  return [place, ...path.slice(at + 1).map(({ key }) => String(key))].join('.');
};

/**
 * Reads such a workbook. Throws `file.unreadable`, `file.too_big` and `file.format_refused` for any other file, and `request.invalid` with
 * the sheet, row and column of each error.
 */
export const contentOfWorkbook = async (bytes: Uint8Array<ArrayBuffer>): Promise<BuilderContent> => {
  const sheets = await readSheets(bytes);
  const issues: Issue[] = sheetNames.flatMap((name) => (sheets.has(name) ? [] : [issueAt(name, 'required')]));
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  const rows = Object.fromEntries(
    sheetNames.map((name) => [name, placedRows(name, sheets.get(name) ?? [], issues)]),
  ) as PlacedRows;
  const { content, places, issues: wrong } = contentOfRows(rows);
  const parsed = v.safeParse(BuilderContentSchema, content);
  const refused = parsed.success
    ? []
    : parsed.issues.map((issue, index) => {
        const [first] = issuesOf([issue]);
        return { ...(first ?? issueAt(String(index), 'invalid')), path: placeOf(issue, content, places) };
      });
  const all = [...issues, ...wrong, ...refused].slice(0, 50);
  if (!parsed.success || all.length > 0) throw new ProblemError('request.invalid', { issues: all });
  return parsed.output;
};
