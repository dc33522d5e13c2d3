import { useApi } from '@esg/app-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { disclosureIn, type ReportPlace, readReportAhead } from './report-ahead.ts';

/** Reads the data that the wizard begins with while its code still loads. */
export const useReportAhead = ({ reportId, step, versionId }: Omit<ReportPlace, 'disclosure'>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    readReportAhead(api, queryClient, { reportId, step, versionId, disclosure: disclosureIn(location) });
  }, [api, queryClient, reportId, step, versionId]);
};
