import { isYearLong, type ReportingTime } from '@esg/contract';

/** The year that ends last: what most reports are about. */
export const newestYear = <Time extends Pick<ReportingTime, 'period'>>(times: readonly Time[]): Time | undefined =>
  times
    .filter(({ period }) => isYearLong(period))
    .toSorted((one, other) => other.period.end.localeCompare(one.period.end))[0];
