import { restatementQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from '../wizard-context.ts';

/** Figures that changed since the report was last published, and how many of them nobody has explained yet. */
export const useRestatements = () => {
  const { data } = useQuery(restatementQueries.ofReport(useApi(), useWizard().report.id));
  const items = data?.items ?? [];
  return { items, unexplained: items.filter(({ explained }) => explained === null).length };
};
