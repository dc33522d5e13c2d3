import { frameworkQueries, reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Disclosure, Topic } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

export type ReportTopic = Pick<Topic, 'code' | 'title'> & { readonly disclosures: readonly Disclosure[] };

/** The disclosures that a report selected, by section. Undefined while they load. */
export const useReportQuestions = (reportId: string | undefined) => {
  const api = useApi();
  const report = useQuery({ ...reportQueries.one(api, reportId ?? ''), enabled: reportId !== undefined });
  const versionId = report.data?.versionId;
  const framework = useQuery({ ...frameworkQueries.one(api, versionId ?? ''), enabled: versionId !== undefined });
  const selected = new Set(report.data?.disclosureCodes);
  const topics = framework.data?.topics.flatMap((topic): ReportTopic[] => {
    const disclosures = topic.disclosures.filter(({ code }) => selected.has(code));
    return disclosures.length > 0 ? [{ code: topic.code, title: topic.title, disclosures }] : [];
  });
  return {
    topics: reportId && report.data ? topics : undefined,
    versionId: versionId ?? '',
    error: report.error ?? framework.error,
  };
};
