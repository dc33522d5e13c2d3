import type { ReportingTime } from '@esg/contract';

const dayLength = 86_400_000;
const isYear = ({ period: { start, end } }: Pick<ReportingTime, 'period'>) => {
  const days = (Date.parse(end) - Date.parse(start)) / dayLength;
  return days > 350 && days < 380;
};

/** The year that ends last: what most reports are about. */
export const newestYear = <Time extends Pick<ReportingTime, 'period'>>(times: readonly Time[]): Time | undefined =>
  times.filter(isYear).toSorted((one, other) => other.period.end.localeCompare(one.period.end))[0];
