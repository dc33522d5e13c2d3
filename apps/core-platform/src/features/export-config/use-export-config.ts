import { ApiError, exportConfigMutations, exportConfigQueries } from '@esg/api-client';
import { type Change, StaleWrite, type UseSavedField, useApi, useSavedField } from '@esg/app-kit';
import type { ExportConfig, ExportConfigSettings } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mergeChoices, refuseNoFormat } from './export-choice.ts';

const stampOf = ({ settings, version, updatedAt }: ExportConfig) => ({
  value: settings,
  version,
  updatedAt: updatedAt ?? new Date().toISOString(),
});

/** The chosen files: saved by themselves with the version that was seen, and kept over a reload. */
export const useExportConfig = (reportId: string, config: ExportConfig): UseSavedField<ExportConfigSettings> => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { settings, version } = config;
  const stored = useMemo(() => ({ value: settings, version }), [settings, version]);
  const save = async ({ value, version: seen }: Change<ExportConfigSettings>) => {
    refuseNoFormat(value);
    try {
      const change = exportConfigMutations.change(api, queryClient, reportId);
      const writing = queryClient.getMutationCache().build(queryClient, change);
      return stampOf((await writing.execute({ settings: value, version: seen })) as ExportConfig);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'report.stale')) throw error;
      const current = await queryClient.fetchQuery({ ...exportConfigQueries.one(api, reportId), staleTime: 0 });
      const stale = current as ExportConfig;
      throw new StaleWrite({ ...stampOf(stale), updatedBy: stale.updatedBy ?? { name: '' } });
    }
  };
  return useSavedField({ id: `report/${reportId}/export-config`, stored, merge: mergeChoices, save });
};
