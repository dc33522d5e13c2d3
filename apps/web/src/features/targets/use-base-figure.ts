import { metricQueries, reportingTimeQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { isYearLong, type Period } from '@esg/contract';
import { decimalDigits, roundDecimal } from '@esg/quantities';
import { useQuery } from '@tanstack/react-query';
import type { TypedTarget } from './typed-target.ts';

const calendarYear = (year: string): Period => ({ start: `${year}-01-01`, end: `${year}-12-31` });

/** The figure of the data hub for the base year that is typed: of the reporting time of a year that ends in it, else of the calendar year. */
export const useBaseFigure = (metricKey: string, { base, entityId }: Pick<TypedTarget, 'base' | 'entityId'>) => {
  const api = useApi();
  const { data: times } = useQuery(reportingTimeQueries.all(api));
  const year = base.year.trim();
  const isYear = /^(?:19|20)\d\d$/.test(year);
  const own = times?.map(({ period }) => period).find((period) => isYearLong(period) && period.end.startsWith(year));
  const period = own ?? calendarYear(isYear ? year : '2000');
  const { data } = useQuery({
    ...metricQueries.calculation(api, metricKey, { ...period, subject: entityId || 'organisation' }),
    enabled: isYear && times !== undefined,
  });
  const value = isYear ? data?.steps[0]?.value : undefined;
  return value ? { ...value, number: roundDecimal(value.number, decimalDigits.fraction) } : undefined;
};
