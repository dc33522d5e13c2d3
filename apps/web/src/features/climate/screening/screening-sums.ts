import type { ScreenedCategory } from '@esg/contract';
import { dividedBy, fractionOf, isNought, sumOf, times, toPlaces } from '@esg/quantities';

/** A part of a whole in percent with one decimal; undefined of nothing. */
export const percentOf = (part: string, whole: string): string | undefined => {
  const all = fractionOf(whole);
  return isNought(all) ? undefined : toPlaces(times(dividedBy(fractionOf(part), all), fractionOf('100')), 1);
};

/** How far a screening is: decisions, categories that have activity data, and what share of the rough estimates these are. */
export const progressOf = (categories: readonly ScreenedCategory[]) => {
  const relevant = categories.filter(({ relevance }) => relevance === 'relevant');
  const estimatedIn = (some: readonly ScreenedCategory[]) =>
    sumOf(some.flatMap(({ estimatedKgCo2e }) => estimatedKgCo2e ?? []));
  const hasLines = ({ lines }: ScreenedCategory) => lines.count > 0;
  return {
    decided: categories.filter(({ relevance }) => relevance !== null).length,
    relevant: relevant.length,
    withLines: relevant.filter(hasLines).length,
    kgCo2e: sumOf(categories.map(({ lines }) => lines.kgCo2e)),
    /** Undefined without rough estimates of relevant categories. */
    coveredPercent: percentOf(estimatedIn(relevant.filter(hasLines)), estimatedIn(relevant)),
  };
};

/** How many months a period has. */
export const monthsBetween = ({ from, to }: { readonly from: string; readonly to: string }): number => {
  const monthsOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return monthsOf(to) - monthsOf(from) + 1;
};
