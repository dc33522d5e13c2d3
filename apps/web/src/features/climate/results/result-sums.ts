import type { ClimateSums, ScopeTwoMethod } from '@esg/contract';
import { dividedBy, fractionOf, isNought, sumOf, times, toDigits } from '@esg/quantities';

export type Sum = ClimateSums['sums'][number];

const counted = ['1', '2', '3'];

/** Whether a sum counts when scope 2 is looked at by this method. */
export const countsBy =
  (chosen: ScopeTwoMethod) =>
  ({ method }: Pick<Sum, 'method'>): boolean =>
    method === null || method === chosen;

/** What scopes 1 to 3 come to, in kilograms, with scope 2 by this method. */
export const totalBy = (sums: readonly Sum[], method: ScopeTwoMethod): string =>
  sumOf(sums.filter((sum) => counted.includes(sum.scope) && countsBy(method)(sum)).map(({ kgCo2e }) => kgCo2e));

/** What one scope comes to; undefined where it has no line with a number. */
export const scopeSum = (
  sums: readonly Sum[],
  scope: Sum['scope'],
  method: ScopeTwoMethod | null = null,
): string | undefined => {
  const own = sums.filter((sum) => sum.scope === scope && sum.method === method);
  return own.length === 0 ? undefined : sumOf(own.map(({ kgCo2e }) => kgCo2e));
};

/** What is reported beside the scopes: biogenic CO2 and gases of the Montreal Protocol, once where scope 2 stands in two rows. */
export const besideSum = (sums: readonly Sum[]): string =>
  sumOf(sums.filter(countsBy('location')).map(({ besideKgCo2e }) => besideKgCo2e));

/** One row of a breakdown: all scopes of one key. */
export type ResultRow = {
  readonly key: string | null;
  readonly kgCo2e: string;
  readonly besideKgCo2e: string;
  readonly lines: number;
  /** By scope; scope 2 by the method that is looked at. */
  readonly byScope: ReadonlyMap<Sum['scope'], string>;
};

const isMore = (one: string, other: string) => Number(one) - Number(other);

/** The rows of a breakdown, the greatest first. */
export const rowsBy = (sums: readonly Sum[], method: ScopeTwoMethod): ResultRow[] =>
  [...Map.groupBy(sums.filter(countsBy(method)), ({ key }) => key)]
    .map(([key, group]) => ({
      key,
      kgCo2e: sumOf(group.filter(({ scope }) => counted.includes(scope)).map(({ kgCo2e }) => kgCo2e)),
      besideKgCo2e: sumOf(group.map(({ besideKgCo2e }) => besideKgCo2e)),
      lines: group.reduce((sum, { lines }) => sum + lines, 0),
      byScope: new Map(
        [...Map.groupBy(group, ({ scope }) => scope)].map(([scope, own]) => [
          scope,
          sumOf(own.map(({ kgCo2e }) => kgCo2e)),
        ]),
      ),
    }))
    .toSorted((one, other) => isMore(other.kgCo2e, one.kgCo2e));

const hundred = fractionOf('100');

/** A part of a whole in percent, to three digits; undefined where the whole is nothing. */
export const percentOf = (part: string, whole: string): string | undefined => {
  const all = fractionOf(whole);
  return isNought(all) ? undefined : toDigits(times(dividedBy(fractionOf(part), all), hundred), 3);
};
