import { dayAfter } from './dates.ts';
import { dayMilliseconds } from './durations.ts';
import type { Period } from './schema.ts';

const monthsPerYear = 12;
/** Fiscal years of 52 or 53 whole weeks. */
const weekYears = [364, 371];

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The same day a number of months later; the last day of a shorter month. */
const addMonths = (day: string, months: number) => {
  const date = new Date(timeOf(day));
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayAt(date.getTime());
};

const daysIn = ({ start, end }: Period) => Math.round((timeOf(end) - timeOf(start)) / dayMilliseconds) + 1;

/** The number of whole months of the period; `undefined` where it ends in the middle of one. */
const wholeMonths = ({ start, end }: Period): number | undefined => {
  const after = dayAfter(end, 1);
  const months =
    (Number(after.slice(0, 4)) - Number(start.slice(0, 4))) * monthsPerYear +
    Number(after.slice(5, 7)) -
    Number(start.slice(5, 7));
  return months > 0 && addMonths(start, months) === after ? months : undefined;
};

/**
 * The period of next year's report. A year is followed by the next year, whatever month it begins in and with or without a 29 February; a
 * fiscal year of 52 or 53 weeks by 52 weeks; a longer first period by one year. A part of a year is followed by the same part of the next
 * year.
 */
export const nextPeriod = (period: Period): Period => {
  const start = dayAfter(period.end, 1);
  const days = daysIn(period);
  const months = wholeMonths(period);
  if (weekYears.includes(days)) return { start, end: dayAfter(start, 363) };
  if (days > 366 || (months ?? 0) >= monthsPerYear)
    return { start, end: dayAfter(addMonths(start, monthsPerYear), -1) };
  const later = addMonths(period.start, monthsPerYear);
  // Whole months stay whole: February ends on its own last day.
  return { start: later, end: dayAfter(addMonths(dayAfter(period.end, 1), monthsPerYear), -1) };
};

/** The same days a number of years earlier, for comparing a year: whole months stay whole, and weeks stay weeks. */
export const periodBefore = (period: Period, years: number): Period => {
  if (weekYears.includes(daysIn(period))) {
    const days = years * 364;
    return { start: dayAfter(period.start, -days), end: dayAfter(period.end, -days) };
  }
  const months = -years * monthsPerYear;
  return { start: addMonths(period.start, months), end: dayAfter(addMonths(dayAfter(period.end, 1), months), -1) };
};

/**
 * The name of next year's report: every year of the period in it becomes the one after (2025, 2024/25, 2024-2025). A name without
 * its year gets the new one at its end.
 */
export const nextName = (name: string, period: Period | null, next: Period): string => {
  const shift = Number(next.end.slice(0, 4)) - Number((period ?? next).end.slice(0, 4));
  const known = new Set(period ? [period.start.slice(0, 4), period.end.slice(0, 4)] : []);
  let isNamed = false;
  const renamed = name.replace(
    /(?<!\d)(20\d\d)(?:([/–-])(\d\d))?(?!\d)/g,
    (all, year: string, mark?: string, short?: string) => {
      if (!known.has(year) || shift === 0) return all;
      isNamed = true;
      const later = String(Number(year) + shift);
      return short === undefined ? later : `${later}${mark}${String((Number(short) + shift) % 100).padStart(2, '0')}`;
    },
  );
  return isNamed ? renamed : `${name} ${next.end.slice(0, 4)}`.slice(0, 255);
};
