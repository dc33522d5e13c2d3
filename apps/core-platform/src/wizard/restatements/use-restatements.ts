import { restatementQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from '../wizard-context.ts';

/** Figures that changed since the report was last published. */
export const useRestatements = () =>
  useQuery(restatementQueries.ofReport(useApi(), useWizard().report.id)).data?.items ?? [];
