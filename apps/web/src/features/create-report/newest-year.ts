import { isYearLong, type Period, type ReportingTime } from '@esg/contract';

type Time = Pick<ReportingTime, 'period' | 'linked'>;

const isWithin = (inner: Period, outer: Period) => inner.start >= outer.start && inner.end <= outer.end;

/**
 * The year that ends last among those with data, its own or its months'; among all years if none has any. Years that `fits` accepts come
 * before the others.
 */
export const newestYear = <Each extends Time>(
  times: readonly Each[],
  fits: (period: Period) => boolean = () => true,
): Each | undefined => {
  const years = times
    .filter(({ period }) => isYearLong(period))
    .toSorted((one, other) => other.period.end.localeCompare(one.period.end));
  const filled = times.filter(({ linked }) => linked);
  const withData = years.filter((year) => filled.some(({ period }) => isWithin(period, year.period)));
  return (
    withData.find(({ period }) => fits(period)) ?? withData[0] ?? years.find(({ period }) => fits(period)) ?? years[0]
  );
};
