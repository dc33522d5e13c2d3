import { type ApiClient, frameworkQueries, reportQueries, reportWorkQueries } from '@esg/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Where in a report somebody is. */
export type ReportPlace = {
  readonly reportId: string;
  readonly step: string;
  readonly versionId?: string | undefined;
  /** The disclosure that the address asks for. */
  readonly disclosure?: string | undefined;
};

/** Asks for what the wizard begins with while its code is still on its way. A failure is told where the wizard shows it. */
export const readReportAhead = (
  api: ApiClient,
  queryClient: QueryClient,
  { reportId, step, versionId, disclosure }: ReportPlace,
): void => {
  void queryClient.prefetchQuery(reportQueries.one(api, reportId));
  if (versionId) void queryClient.prefetchQuery(frameworkQueries.one(api, versionId));
  if (step !== 'data-input') return;
  void queryClient.prefetchQuery(reportQueries.disclosures(api, reportId));
  void queryClient.prefetchQuery(reportWorkQueries.work(api, reportId));
  if (disclosure) void queryClient.prefetchQuery(reportQueries.answers(api, reportId, disclosure));
};
