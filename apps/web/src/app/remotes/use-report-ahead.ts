import { frameworkQueries, reportQueries, reportWorkQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { ReportStep } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Place = { readonly reportId: string; readonly step: ReportStep; readonly versionId?: string };

/** Asks for what the wizard begins with while its code is still on its way. A failure is told where the wizard shows it. */
export const useReportAhead = ({ reportId, step, versionId }: Place) => {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.prefetchQuery(reportQueries.one(api, reportId));
    if (versionId) void queryClient.prefetchQuery(frameworkQueries.one(api, versionId));
    if (step !== 'data-input') return;
    void queryClient.prefetchQuery(reportQueries.disclosures(api, reportId));
    void queryClient.prefetchQuery(reportWorkQueries.work(api, reportId));
  }, [api, queryClient, reportId, step, versionId]);
};
