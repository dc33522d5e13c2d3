import { isYearLong, type Period, type ReportingTime } from '@esg/contract';

type Time = Pick<ReportingTime, 'period' | 'linked'>;

const isWithin = (inner: Period, outer: Period) => inner.start >= outer.start && inner.end <= outer.end;

/** The year that ends last of those with data, its own or its months'; of all years where none has any. */
export const newestYear = <Each extends Time>(times: readonly Each[]): Each | undefined => {
  const years = times
    .filter(({ period }) => isYearLong(period))
    .toSorted((one, other) => other.period.end.localeCompare(one.period.end));
  const filled = times.filter(({ linked }) => linked);
  return years.find((year) => filled.some(({ period }) => isWithin(period, year.period))) ?? years[0];
};
