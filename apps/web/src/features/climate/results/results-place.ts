import { boundaryYearOf, daysOfMonth, type Period, type ReportingTime, yearBefore } from '@esg/contract';

/** What the one chart of the results adds up by. */
export const breakdowns = ['month', 'activityType', 'category', 'gas', 'entity'] as const;
export type Breakdown = (typeof breakdowns)[number];

/** Parameters of the address of the results. */
export type ResultsPlace = {
  /** A calendar year. */
  readonly year?: number | undefined;
  /** Id of a reporting time, which goes before a year. */
  readonly time?: string | undefined;
  /** Id of the entity whose own lines count; those of all if left out. */
  readonly entity?: string | undefined;
  readonly by?: Breakdown | undefined;
  /** How scope 2 counts in charts and sums; by location if left out. */
  readonly method?: 'market' | undefined;
};

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads an address that anybody may have typed; what it does not know is left out. */
export const resultsPlaceOf = (search: Record<string, unknown>): ResultsPlace => {
  const year = textIn(search.year);
  const time = textIn(search.time);
  const entity = textIn(search.entity);
  return {
    year: /^(?:19|20)\d\d$/.test(year) ? Number(year) : undefined,
    time: id.test(time) ? time : undefined,
    entity: id.test(entity) ? entity : undefined,
    by: breakdowns.find((each) => each === search.by),
    method: search.method === 'market' ? 'market' : undefined,
  };
};

/** The days of a calendar year. */
export const calendarYear = (year: string): Period => ({ start: `${year}-01-01`, end: `${year}-12-31` });

/** First and last month of whole months; undefined for days that begin or end within one. */
export const monthsOfPeriod = ({ start, end }: Period): { readonly from: string; readonly to: string } | undefined => {
  const from = start.slice(0, 7);
  const to = end.slice(0, 7);
  return daysOfMonth(from).start === start && daysOfMonth(to).end === end ? { from, to } : undefined;
};

/** Reporting times that lines of months can be added up for. */
export const timesOfMonths = (times: readonly ReportingTime[]): ReportingTime[] =>
  times.filter(({ period }) => monthsOfPeriod(period) !== undefined);

/**
 * The days that are looked at: of the reporting time, else of the calendar year. If neither is chosen, it is the year of `usual`: of the newest
 * month that has lines, or of today before there are any.
 */
export const periodIn = ({ year, time }: ResultsPlace, times: readonly ReportingTime[], usual: string): Period => {
  const chosen = times.find((each) => each.id === time);
  return chosen?.period ?? calendarYear(String(year ?? usual.slice(0, 4)));
};

/** The months that are looked at, and the same of the year before. */
export const spansOf = (period: Period) => {
  const months = ({ start, end }: Period) => ({ from: start.slice(0, 7), to: end.slice(0, 7) });
  return { now: months(period), before: months(yearBefore(period)) };
};

/** The part of a period that may be compared with the year before: up to its newest month that has lines. */
export const enteredPart = ({ start, end }: Period, months: readonly (string | null)[]): Period => {
  const newest = months.reduce((last, month) => (month !== null && month > (last ?? '') ? month : last), null);
  return { start, end: newest !== null && newest < end.slice(0, 7) ? daysOfMonth(newest).end : end };
};

/**
 * What asks for the boundary of a year for days of it: nothing where they end in that year, whose boundary applies anyway. A part of a fiscal
 * year may end in the previous calendar year.
 */
export const boundaryYearFor = (days: Period, year: number): { readonly boundaryYear?: string } =>
  boundaryYearOf(days) === year ? {} : { boundaryYear: String(year) };

type Months = readonly (string | null)[];

/** How many months have lines in one of the two years only, so that a change between them includes what was not entered. */
export const unevenMonths = (now: Months, before: Months): number => {
  const inYear = (months: Months) => new Set(months.flatMap((month) => (month === null ? [] : [month.slice(5)])));
  const one = inYear(now);
  const other = inYear(before);
  return [...one].filter((month) => !other.has(month)).length + [...other].filter((month) => !one.has(month)).length;
};
