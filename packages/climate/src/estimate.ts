import { type ClimateEstimate, daysOfMonth } from '@esg/contract';
import { dividedBy, type Fraction, fractionOf, placesOf, sumOf, times, toPlaces } from '@esg/quantities';

/** What was used in a month by bills or readings, and not by an estimate. */
export type UsedInMonth = { readonly month: string; readonly amount: string; readonly unit: string };

/** Ours: with fewer months a season would stand for a year. */
const monthsMin = 3;

const daysIn = (month: string): number => Number(daysOfMonth(month).end.slice(8));

/** The month that is so many months before. */
const monthBefore = (month: string, by: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - by, 1)).toISOString().slice(0, 7);
};

const wholeOf = (days: number): Fraction => fractionOf(String(days));

/** The use of these months, spread over their days and counted for those of the month; with no more decimals than were typed. */
const byDays = (used: readonly UsedInMonth[], month: string): string => {
  const months = [...new Set(used.map((each) => each.month))];
  const days = months.reduce((sum, each) => sum + daysIn(each), 0);
  const perDay = dividedBy(fractionOf(sumOf(used.map(({ amount }) => amount))), wholeOf(days));
  const places = Math.max(...used.map(({ amount }) => placesOf(amount)));
  return toPlaces(times(perDay, wholeOf(daysIn(month))), places);
};

/**
 * What a month without a bill may come to: the same month of the year before by its days, else the twelve months before by theirs. Undefined
 * where there are too few months, or they were measured in several units: then only a person knows. Pure.
 */
export const estimateByDays = (used: readonly UsedInMonth[], month: string): ClimateEstimate | undefined => {
  const sameMonth = used.filter((each) => each.month === monthBefore(month, 12));
  const before = used.filter((each) => each.month < month && each.month >= monthBefore(month, 12));
  const isWhole = sameMonth.length > 0;
  const from = isWhole ? sameMonth : before;
  const months = [...new Set(from.map((each) => each.month))].toSorted();
  const [first] = from;
  if (!first || from.some(({ unit }) => unit !== first.unit)) return undefined;
  if (!isWhole && months.length < monthsMin) return undefined;
  return { amount: byDays(from, month), unit: first.unit, rule: isWhole ? 'same_month' : 'months_before', months };
};
