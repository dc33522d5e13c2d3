import { reportWorkQueries } from '@esg/api-client';
import { useApi, useWhereabouts } from '@esg/app-kit';
import type { Presence } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';

/** Others who have the report open, by the disclosure they are in; shows them where this person is. */
export const usePresence = (opened: string | undefined): ReadonlyMap<string, readonly Presence[]> => {
  const { report } = useWizard();
  useWhereabouts(report.id, opened);
  const { data } = useQuery(reportWorkQueries.presence(useApi(), report.id));
  return useMemo(() => {
    const there = (data ?? []).filter((each) => each.disclosureCode !== null);
    return Map.groupBy(there, ({ disclosureCode }) => disclosureCode ?? '');
  }, [data]);
};
