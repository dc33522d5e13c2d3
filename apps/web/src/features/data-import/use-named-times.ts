import { reportingTimeQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import type { ImportMapping, Period } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

/** A reporting time with its name. */
export type NamedTime = { readonly period: Period; readonly name: string };

const sameDays = (one: Period, other: Period) => one.start === other.start && one.end === other.end;

/** Reporting times that columns may have: those of the organisation, and those of the sheet that the organisation lacks. */
export const useNamedTimes = ({ times: columns = [] }: Pick<ImportMapping, 'times'>) => {
  const { period: daysOf } = useFormatters();
  const { data: own } = useQuery(reportingTimeQueries.all(useApi()));
  const all = columns.map(({ period }) => period);
  const missing = all.filter(
    (period, place) =>
      own !== undefined &&
      !own.some((time) => sameDays(time.period, period)) &&
      all.findIndex((other) => sameDays(other, period)) === place,
  );
  const named: NamedTime[] = [
    ...(own ?? []).map(({ name, period }) => ({ period, name: name ?? daysOf(period) })),
    ...missing.map((period) => ({ period, name: daysOf(period) })),
  ];
  return { named, missing };
};
