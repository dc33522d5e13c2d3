import { reportWorkQueries } from '@esg/api-client';
import { useApi, useWhereabouts } from '@esg/app-kit';
import type { Presence } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';

/** Other people who have the report open, by disclosure; shows them which one this person has open. */
export const usePresence = (opened: string | undefined): ReadonlyMap<string, readonly Presence[]> => {
  const { report } = useWizard();
  useWhereabouts(report.id, opened);
  const { data } = useQuery(reportWorkQueries.presence(useApi(), report.id));
  return useMemo(() => {
    const there = (data ?? []).filter((each) => each.disclosureCode !== null);
    return Map.groupBy(there, ({ disclosureCode }) => disclosureCode ?? '');
  }, [data]);
};
