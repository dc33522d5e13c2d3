import { rollForwardQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../wizard-context.ts';

/** Codes of disclosures that last period's report answers with a figure: none in a first report, whatever the data hub has. */
export const useReportedBefore = (): ReadonlySet<string> => {
  const { report } = useWizard();
  const { data } = useQuery(rollForwardQueries.lastValues(useApi(), report.id));
  return useMemo(() => {
    if (!data?.from?.id) return new Set();
    const figures = data.values.filter(({ value }) => value.type === 'number' || value.type === 'integer');
    return new Set(figures.map(({ disclosureCode }) => disclosureCode));
  }, [data]);
};
