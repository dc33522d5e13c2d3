/** The content of a cell. An empty cell has none. */
export type Cell = (
  | { kind: 'text'; text: string }
  /** The value from the file; `percent` where the cell shows it times a hundred, `day` where it shows a date. */
  | { kind: 'number'; text: string; percent: boolean; day: string | null }
  | { kind: 'boolean'; value: boolean }
  /** An error such as `#DIV/0!`. */
  | { kind: 'error'; text: string }
  /** A formula without a saved value. */
  | { kind: 'unknown' }
) & { /** Whether a formula calculated the value. */ formula?: boolean };

/** One row of a sheet that is not empty: `row` counts from 1, cells are by column from 0. */
export type SheetRow = { row: number; cells: (Cell | undefined)[] };

/** Merged cells: rows from 1, columns from 0, both ends included. */
export type Merge = { fromRow: number; toRow: number; fromColumn: number; toColumn: number };

/** One sheet: its rows in order, then the facts known after them. */
export type Sheet = {
  rows: AsyncGenerator<SheetRow, void, undefined>;
  /** Complete after the last row is read. */
  merges: () => readonly Merge[];
  /** The share that is read, from 0 to 1. */
  progress: () => number;
};

/** A file with its sheets, each of which can be opened once. */
export type SheetFile = {
  format: 'excel' | 'csv';
  sheets: readonly { name: string; hidden: boolean }[];
  open: (sheet: number) => Promise<Sheet>;
};

/** The text that a person sees in the cell, without formatting. */
export const shownIn = (cell: Cell | undefined): string => {
  switch (cell?.kind) {
    case 'text':
    case 'error':
      return cell.text;
    case 'number':
      return cell.day ?? (cell.percent ? `${percentOf(cell.text)}%` : plainNumber(cell.text));
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE';
    default:
      return '';
  }
};

/** The number of digits that a spreadsheet keeps and shows. */
const spreadsheetDigits = 15;

const unfolded = (text: string): string => {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    text.match(/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/) ?? [];
  const digits = whole + fraction;
  const point = whole.length + Number(power);
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const tail = padded.slice(at).replace(/0+$/, '');
  const head = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const plain = tail === '' ? head : `${head}.${tail}`;
  return plain === '0' ? plain : sign + plain;
};

const significantOf = (text: string) => text.replace(/[eE].*$|^-|\./g, '').replace(/^0+|0+$/g, '').length;

/**
 * A number of a workbook as a canonical decimal, with the digits that the program shows: 0.1 + 0.2 is stored in a file as
 * 0.30000000000000004 and shown as 0.3.
 */
export const plainNumber = (text: string): string =>
  unfolded(significantOf(text) > spreadsheetDigits ? Number(text).toPrecision(spreadsheetDigits) : text);

/** The same times a hundred. */
export const percentOf = (text: string): string => {
  const plain = plainNumber(text);
  return unfolded(`${plain}e2`);
};

/** Whether the number has more digits than a spreadsheet keeps. */
export const losesDigits = (text: string) => significantOf(text) > spreadsheetDigits + 2;
