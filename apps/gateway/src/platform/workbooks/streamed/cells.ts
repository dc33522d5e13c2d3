import { dayMilliseconds, isCalendarYear } from '@esg/contract';
import { looks, numberLook } from './styles.ts';

/** One cell of a sheet; null is an empty one. */
export type Cell =
  | null
  | { readonly text: string; readonly look?: keyof typeof looks }
  /** A canonical decimal, shown with at least this many decimals. */
  | { readonly number: string; readonly decimals: number; readonly unit?: string }
  | { readonly day: string }
  | { readonly text: string; readonly to: { readonly sheet: string; readonly row: number } };

/** Digits that a spreadsheet number stores exactly. */
const significantDigitsMax = 15;

/** Whether a spreadsheet stores the decimal exactly. Any other is written as text, digit by digit. */
export const fitsNumber = (canonical: string): boolean =>
  canonical.replace(/^-/, '').replace('.', '').replace(/^0+/, '').length <= significantDigitsMax;

const sign: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Characters that XML cannot contain, and halves of a surrogate pair.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as it stands in XML. */
export const xmlText = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (found) => sign[found] ?? found);

const firstDay = Date.UTC(1899, 11, 30);
/** Days since the workbook's first one, as spreadsheets count. */
const serialOf = (day: string) => (Date.parse(`${day}T00:00:00Z`) - firstDay) / dayMilliseconds;

/** Letters of a column, from 0. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const inline = (at: string, look: number, text: string) =>
  `<c r="${at}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const cellXml = (cell: Cell, at: string): string => {
  if (cell === null) return '';
  if ('to' in cell) return inline(at, looks.link, cell.text);
  if ('text' in cell) return cell.text === '' ? '' : inline(at, looks[cell.look ?? 'text'], cell.text);
  if ('day' in cell) return `<c r="${at}" s="${looks.day}"><v>${serialOf(cell.day)}</v></c>`;
  if (!fitsNumber(cell.number)) return inline(at, looks.digits, cell.number);
  const digits = Math.max(cell.decimals, cell.number.split('.')[1]?.length ?? 0);
  const look = isCalendarYear(cell.unit ?? '') ? looks.year : numberLook(digits);
  return `<c r="${at}" s="${look}"><v>${cell.number}</v></c>`;
};

/** One row, from 1. */
export const rowXml = (cells: readonly Cell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columnLetters(index)}${row}`)).join('')}</row>`;
