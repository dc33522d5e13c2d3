import { formatModelNumber, type Language, less, type ModelField, roundDecimal, sumOf } from '@esg/contract';
import { partsWords } from './words.ts';

type Numbers = Extract<ModelField['content'], { kind: 'numbers' }>;
type Row = Numbers['rows'][number];

/** How a document prints its numbers, and what it calls the year of the report. */
export type Printing = { readonly language: Language; readonly numberLocale: string; readonly thisYear: string };

/** A total and its parts in one year; the year is undefined where the figures have no others beside them. */
type YearOfParts = {
  readonly year: string | undefined;
  readonly total: string;
  readonly parts: readonly string[];
};

/** By how much the parts of a year miss their total. */
export type Missed = { readonly year: string | undefined; readonly sum: string; readonly gap: string };

/** The years that say a total and every one of its parts: the report's own first, then back in time. */
export const yearsOfParts = (
  total: Row,
  parts: readonly Row[],
  years: readonly string[],
  thisYear: string,
): YearOfParts[] => {
  const year = years.length > 0 ? thisYear : undefined;
  const now = { year, total: total.number, parts: parts.map(({ number }) => number) };
  const before = years.flatMap((each, place): YearOfParts[] => {
    const whole = total.earlier?.[place] ?? null;
    const numbers = parts.flatMap(({ earlier }) => earlier?.[place] ?? []);
    return whole === null || numbers.length < parts.length ? [] : [{ year: each, total: whole, parts: numbers }];
  });
  return [now, ...before.toReversed()];
};

const placesOf = (number: string) => number.split('.')[1]?.length ?? 0;

/** What rounding each figure to the digits that were entered can make of a difference. */
const roundingOf = (numbers: readonly string[]) => (numbers.length * 10 ** -Math.min(...numbers.map(placesOf))) / 2;

/** By how much parts that were counted one by one miss their total; nothing where they make it up. */
export const missedBy = ({ year, total, parts }: YearOfParts): Missed | undefined => {
  const sum = sumOf(parts);
  const gap = less(total, sum);
  return gap === '0' ? undefined : { year, sum, gap };
};

/** The same of parts that were measured, each rounded to the digits that were entered; `alike` are they in the unit of the total. */
export const missedButForRounding = (
  { year, total, parts }: YearOfParts,
  alike: readonly string[],
): Missed | undefined => {
  const entered = [total, ...parts];
  const sum = roundDecimal(sumOf(alike), Math.max(...entered.map(placesOf)));
  const gap = less(total, sum);
  return Math.abs(Number(gap)) <= roundingOf(entered) ? undefined : { year, sum, gap };
};

/** By how much parts miss their total, in words: of each year that differs. */
export const partsNote = (
  missed: readonly Missed[],
  unitSymbol: string,
  { language, numberLocale }: Pick<Printing, 'language' | 'numberLocale'>,
): string => {
  const words = partsWords[language];
  const plain = (number: string) => formatModelNumber(number, '', numberLocale);
  const said = missed.map(({ year, sum, gap }) => {
    const shown = `${plain(sum)}${unitSymbol && ` ${unitSymbol}`}`;
    return gap.startsWith('-') ? words.more(shown, plain(gap.slice(1)), year) : words.fewer(shown, plain(gap), year);
  });
  return said.join(words.joint);
};
