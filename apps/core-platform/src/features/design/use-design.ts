import { ApiError, designMutations, designQueries } from '@esg/api-client';
import { type Change, StaleWrite, type Stamped, type UseSavedField, useApi, useSavedField } from '@esg/app-kit';
import type { DesignSettings, ReportDesign } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mergeDesigns } from './merge-designs.ts';

const stampOf = ({ settings, version }: ReportDesign): Stamped<DesignSettings> => ({ value: settings, version });

/** The design while it is changed here: it saves by itself with the version that was seen, and survives a reload. */
export const useDesign = (reportId: string, design: ReportDesign): UseSavedField<DesignSettings> => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { settings, version } = design;
  const stored = useMemo(() => ({ value: settings, version }), [settings, version]);
  const save = async ({ value, version: seen }: Change<DesignSettings>) => {
    try {
      const change = designMutations.change(api, queryClient, reportId);
      const writing = queryClient.getMutationCache().build(queryClient, change);
      const saved = (await writing.execute({ settings: value, version: seen })) as ReportDesign;
      return { ...stampOf(saved), updatedAt: saved.updatedAt ?? new Date().toISOString() };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'report.stale')) throw error;
      const current = await queryClient.fetchQuery({ ...designQueries.one(api, reportId), staleTime: 0 });
      const stale = current as ReportDesign;
      throw new StaleWrite({
        ...stampOf(stale),
        updatedAt: stale.updatedAt ?? new Date().toISOString(),
        updatedBy: stale.updatedBy ?? { name: '' },
      });
    }
  };
  return useSavedField({ id: `report/${reportId}/design`, stored, merge: mergeDesigns, save });
};
