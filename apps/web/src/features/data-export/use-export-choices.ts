import { entityQueries, frameworkQueries, reportingTimeQueries, reportQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { timeName } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

type Option = { readonly value: string; readonly label: string; readonly detail?: string };

/** Metrics, frameworks, reports, times and entities as choices. `undefined` while they load. */
export const useExportChoices = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const metrics = useQuery(frameworkQueries.metrics(api));
  const frameworks = useQuery(frameworkQueries.list(api));
  const times = useQuery(reportingTimeQueries.all(api));
  const entities = useQuery(entityQueries.all(api));
  const reads = [metrics, frameworks, times, entities];
  const whole: Option = { value: 'organisation', label: t`The whole organisation` };
  return {
    dimensions: metrics.data?.dimensions.map(({ id, name }) => ({ id, name: name[language] })),
    metrics: metrics.data?.metrics.map(({ key, name }): Option => ({ value: key, label: name[language], detail: key })),
    frameworks: frameworks.data?.map(({ versionId, name }): Option => ({ value: versionId, label: name[language] })),
    times: times.data?.map((time): Option => ({ value: time.id, label: timeName(time, language) })),
    subjects: entities.data && [whole, ...entities.data.map(({ id, name }): Option => ({ value: id, label: name }))],
    error: reads.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};
export type ExportChoices = ReturnType<typeof useExportChoices>;

/** Reports as choices, ongoing ones first. */
export const useReportChoices = (): Option[] | undefined => {
  const api = useApi();
  const language = useLanguage();
  const ongoing = useInfiniteQuery(reportQueries.list(api, 'ongoing'));
  const published = useInfiniteQuery(reportQueries.list(api, 'published'));
  if (!ongoing.data || !published.data) return undefined;
  const reports = [...ongoing.data.reports, ...published.data.reports];
  return reports.map(({ id, name, framework }) => ({ value: id, label: name, detail: framework[language] }));
};

/** Disclosures of a framework as choices; `undefined` while they load. */
export const useDisclosureChoices = (versionId: string | undefined): Option[] | undefined => {
  const language = useLanguage();
  const { data } = useQuery({ ...frameworkQueries.one(useApi(), versionId ?? ''), enabled: versionId !== undefined });
  return data?.topics.flatMap(({ disclosures }) =>
    disclosures.map(({ code, title }) => ({ value: code, label: `${code} ${title[language]}` })),
  );
};
