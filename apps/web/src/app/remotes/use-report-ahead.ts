import { useApi } from '@esg/app-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ReportPlace, readReportAhead } from './report-ahead.ts';

/** Reads what the wizard begins with while its code is still on its way. */
export const useReportAhead = ({ reportId, step, versionId }: ReportPlace) => {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    readReportAhead(api, queryClient, { reportId, step, versionId });
  }, [api, queryClient, reportId, step, versionId]);
};
