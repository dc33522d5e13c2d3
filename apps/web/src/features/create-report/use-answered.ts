import { frameworkQueries, reportingTimeQueries, sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { AnsweredQuery, FilledByData, FilledByDataQuery, FrameworkAnswered, ReportingTime } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { newestYear } from './newest-year.ts';

/** Reporting times whose data can count; none if the person or the organisation has no data hub. */
export const useDataTimes = (): { isOn: boolean; times: readonly ReportingTime[] } => {
  const api = useApi();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const isOn = profile?.permissions.includes('data-hub:read') ?? false;
  const { data = [] } = useQuery({ ...reportingTimeQueries.all(api), enabled: isOn });
  return { isOn, times: data };
};

/** The reporting time with that id; without an id, the newest year with data that fits. */
export const useDataTime = (
  id: string | undefined,
  fits?: (period: ReportingTime['period']) => boolean,
): ReportingTime | undefined => {
  const { times } = useDataTimes();
  return times.find((time) => time.id === id) ?? newestYear(times, fits);
};

/** What the organisation's data of these days would fill of a new report; nothing while it is counted, and without days or a data hub. */
export const useFilled = (versionId: string, chosen: FilledByDataQuery | undefined): FilledByData | undefined => {
  const { isOn } = useDataTimes();
  const days = chosen ?? { start: '', end: '' };
  const { data } = useQuery({
    ...frameworkQueries.filled(useApi(), versionId, days),
    enabled: isOn && chosen !== undefined,
  });
  return data;
};

/** How much of each framework the organisation's data of these days (of any, if none are given) already answer, by version. */
export const useAnswered = (days: AnsweredQuery = {}): ReadonlyMap<string, FrameworkAnswered> => {
  const { isOn } = useDataTimes();
  const { data = [] } = useQuery({ ...frameworkQueries.answered(useApi(), days), enabled: isOn });
  return new Map(data.map((each) => [each.versionId, each]));
};
