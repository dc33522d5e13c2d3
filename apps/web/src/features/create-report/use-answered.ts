import { frameworkQueries, reportingTimeQueries, sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { AnsweredQuery, FrameworkSuggestion, ReportingTime } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

/** Reporting times that data can be counted of; none where the person or the organisation has no data hub. */
export const useDataTimes = (): { isOn: boolean; times: readonly ReportingTime[] } => {
  const api = useApi();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const isOn = profile?.permissions.includes('data-hub:read') ?? false;
  const { data = [] } = useQuery({ ...reportingTimeQueries.all(api), enabled: isOn });
  return { isOn, times: data };
};

/** Days of a reporting time; any day where there is none with that id. */
export const daysOf = (times: readonly ReportingTime[], id: string | undefined): AnsweredQuery =>
  times.find((time) => time.id === id)?.period ?? {};

/** How many disclosures of each framework the organisation's data of these days answer already, by version. */
export const useAnswered = (days: AnsweredQuery = {}): ReadonlyMap<string, FrameworkSuggestion['answered']> => {
  const { isOn } = useDataTimes();
  const { data = [] } = useQuery({ ...frameworkQueries.answered(useApi(), days), enabled: isOn });
  return new Map(data.map(({ versionId, answered }) => [versionId, answered]));
};
