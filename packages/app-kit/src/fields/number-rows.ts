import type { Language, ValueRow } from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { hasTooManyDigits, integerPattern, parseDecimal } from '@esg/quantities';
import type { MetricRow } from '@esg/ui';
import type { IssueDescription } from '../problems/issue-sentences.ts';

/** A row with the text of its boxes, and the name of its part in another language. */
export type NamedRow = MetricRow & {
  names?: ValueRow['names'];
  /** The stored name of a usual part, where its box shows it in the reader's language, and that name. */
  usual?: { stored: string; shown: string } | undefined;
};

/** Reads one number in the person's own separators; whole numbers refuse fractions. */
export const readNumber = (typed: string, locale: string, whole: boolean): string | undefined => {
  const number = parseDecimal(typed, locale);
  return number !== undefined && whole && !integerPattern.test(number) ? undefined : number;
};

/** Why a typed number cannot be stored; nothing while it can, or is still empty. */
export const numberIssue = (typed: string, locale: string, whole: boolean): IssueDescription | undefined => {
  if (typed.trim() === '' || readNumber(typed, locale, whole) !== undefined) return undefined;
  if (hasTooManyDigits(typed, locale)) return { rule: 'number_out_of_range', params: {} };
  const rule = whole && parseDecimal(typed, locale) !== undefined ? 'not_an_integer' : 'not_a_number';
  return { rule, params: {} };
};

/** The name that is stored for a row: a usual part keeps its own while nobody types another one. */
const storedName = ({ usual, descriptor }: NamedRow): string =>
  usual && usual.shown === descriptor ? usual.stored : descriptor;

/** The value of the rows: `null` for nothing, `undefined` while one of them is no number. Rows without number and note are left out. */
export const readRows = (rows: readonly NamedRow[], locale: string, whole: boolean): ValueRow[] | null | undefined => {
  const filled = rows.filter(({ number, descriptor }) => number.trim() !== '' || descriptor.trim() !== '');
  if (filled.length === 0) return null;
  const read = filled.map(({ usual, ...row }) => ({
    ...row,
    descriptor: storedName({ usual, ...row }),
    number: readNumber(row.number, locale, whole),
  }));
  return read.every((row): row is ValueRow => row.number !== undefined) ? read : undefined;
};

/** A row with the texts of its boxes. Usual parts, such as “Male”, are in the reader's language; the organisation's own names stay. */
const showRow = (row: ValueRow, format: (canonical: string) => string, language: Language): NamedRow => {
  const shown = usualPartIn(row.descriptor, language);
  const named = { ...row, number: format(row.number) };
  return shown === row.descriptor ? named : { ...named, descriptor: shown, usual: { stored: row.descriptor, shown } };
};

/** Rows with the text of their boxes; an empty one to start with. */
export const showRows = (
  rows: readonly ValueRow[] | undefined,
  format: (canonical: string) => string,
  { unit, language }: { unit: string; language: Language },
): NamedRow[] => rows?.map((row) => showRow(row, format, language)) ?? [{ number: '', unit, descriptor: '' }];
