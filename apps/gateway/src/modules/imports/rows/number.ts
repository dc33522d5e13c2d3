import { decimalPattern } from '@esg/quantities';
import { inTraditional } from '@esg/standards';
import { type Cell, losesDigits, percentOf, plainNumber } from '../../../platform/reading/index.ts';

export type ReadNumber = {
  number: string;
  /** Whether the number is written or shown as a percentage. */
  percent: boolean;
  rounded: boolean;
};
export type NumberRule = 'number_invalid' | 'number_too_long';

/** Groups are three digits each, so that a comma for a decimal point is never dropped. */
const forms = {
  point: /^-?(?:\d+|\d{1,3}(?:[,' ]\d{3})+)?(?:\.\d*)?$/,
  comma: /^-?(?:\d+|\d{1,3}(?:[.' ]\d{3})+)?(?:,\d*)?$/,
} as const;

const canonical = (plain: string): string | undefined => {
  const [, sign = '', whole = '', fraction = ''] = plain.match(/^(-?)(\d*)\.?(\d*)$/) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const digits = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction.replace(/0+$/, '') && `.${fraction.replace(/0+$/, '')}`}`;
  return digits === '0' ? '0' : sign + digits;
};

/** Marks of a note below the table: `1,234¹`, `56*`, `7 (note 2)`. Otherwise raised digits would be read as digits of the number. */
const footnotes =
  /(?:\s*(?:[¹²³⁰-⁹ᵃ-ᶻ*#†‡^§]+|[([（](?:note|notes|附註|註|備註|restated|經重列|estimated|r)[^)\]）]*[)\]）]|(?<=\d)[([（]\d{1,2}[)\]）]))+\s*$/iu;

/** Words for 0 in tables. "Not applicable" is something else, and no number. */
const nil = new Set(['nil', 'none', 'zero', '無', '零', '沒有']);

/** Whether a text means zero, which is a figure: “Nil”, 無. */
export const saysNil = (text: string): boolean =>
  nil.has(inTraditional(text.replace(footnotes, '').normalize('NFKC')).trim().toLowerCase().replace(/\.$/, ''));

const readText = (text: string, style: 'point' | 'comma'): ReadNumber | NumberRule => {
  if (saysNil(text)) return { number: '0', percent: false, rounded: false };
  const tidy = text
    .replace(footnotes, '')
    .normalize('NFKC')
    .trim()
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/’/g, "'")
    .replace(/^[−–]/, '-')
    .replace(/^\+/, '');
  const percent = tidy.endsWith('%');
  const bare = tidy.replace(/ ?%$/, '').replace(/^\((.*)\)$/, '-$1');
  if (!forms[style].test(bare)) return 'number_invalid';
  const plain = style === 'point' ? bare.replace(/[,' ]/g, '') : bare.replace(/[.' ]/g, '').replace(',', '.');
  const number = canonical(plain);
  if (number === undefined) return 'number_invalid';
  return decimalPattern.test(number) ? { number, percent, rounded: false } : 'number_too_long';
};

/** The number in a cell, as a canonical decimal. Days, words and booleans are no numbers. */
export const numberIn = (cell: Cell, style: 'point' | 'comma'): ReadNumber | NumberRule => {
  if (cell.kind === 'text') return readText(cell.text, style);
  if (cell.kind !== 'number' || cell.day !== null) return 'number_invalid';
  const number = cell.percent ? percentOf(cell.text) : plainNumber(cell.text);
  const settled = canonical(number);
  if (settled === undefined || !decimalPattern.test(settled)) return 'number_too_long';
  return { number: settled, percent: cell.percent, rounded: losesDigits(cell.text) };
};
