import { reportingTimeQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { type ImportMapping, type ImportSheet, type Period, timeName } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { headedName } from './column-heads.ts';

/** A reporting time with its name. */
export type NamedTime = { readonly period: Period; readonly name: string };

const sameDays = (one: Period, other: Period) => one.start === other.start && one.end === other.end;

type Mapping = Pick<ImportMapping, 'headerRow' | 'times'>;
const nothing: Mapping = { headerRow: 1 };

/**
 * Reporting times that columns may have: those of the organisation, and those of the sheet that the organisation lacks, which are called as
 * the sheet heads them.
 */
export const useNamedTimes = (sheet: Pick<ImportSheet, 'preview'> | undefined, mapping: Mapping = nothing) => {
  const language = useLanguage();
  const { times: columns = [] } = mapping;
  const { data: own } = useQuery(reportingTimeQueries.all(useApi()));
  const all = columns.map(({ period }) => period);
  const headed = (period: Period) => (sheet && headedName(sheet, mapping, period)) ?? null;
  const missingDays = all.filter(
    (period, place) =>
      own !== undefined &&
      !own.some((time) => sameDays(time.period, period)) &&
      all.findIndex((other) => sameDays(other, period)) === place,
  );
  const called = (time: { readonly name: string | null; readonly period: Period }): NamedTime => ({
    period: time.period,
    name: timeName(time, language),
  });
  const missing = missingDays.map((period) => called({ period, name: headed(period) }));
  const named = [...(own ?? []).map(called), ...missing];
  /** Each time of the columns once, by its name. */
  const used = all
    .filter((period, place) => all.findIndex((other) => sameDays(other, period)) === place)
    .map((period) => headed(period) ?? timeName({ name: null, period }, language));
  return { named, missing, used };
};
