import { formatModelNumber, type Language, type ModelField } from '@esg/contract';
import type { Missed, TotalAndParts } from '@esg/quantities';
import { partsWords } from './words.ts';

type Numbers = Extract<ModelField['content'], { kind: 'numbers' }>;
type Row = Numbers['rows'][number];

/** A total that a document notes to differ from its parts: of its own breakdown, or else of other figures beside it. */
export type NotedTotal = {
  readonly disclosureCode: string;
  readonly fieldKey: string;
  readonly breakdown?: string;
  readonly missed: readonly MissedInYear[];
};

/** How a document prints its numbers, and the name of the report's year. */
export type Printing = {
  readonly language: Language;
  readonly numberLocale: string;
  readonly thisYear: string;
  /** Is told of every total that gets a note. */
  readonly onNoted?: ((noted: NotedTotal) => void) | undefined;
};

/** A total and its parts in one year; the year is undefined where the figures are of one year only. */
type YearOfParts = TotalAndParts & { readonly year: string | undefined };

/** The difference between the parts of a year and their total. */
export type MissedInYear = Missed & { readonly year: string | undefined };

/** The years that have a total and every one of its parts: the report's own first, then back in time. */
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

/** The difference between parts and their total in words, for each year that differs. */
export const partsNote = (
  missed: readonly MissedInYear[],
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
