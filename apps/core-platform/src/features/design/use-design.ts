import { ApiError, designMutations, designQueries } from '@esg/api-client';
import {
  type Change,
  type Divergence,
  StaleWrite,
  type Stamped,
  type UseSavedField,
  useApi,
  useSavedField,
} from '@esg/app-kit';
import { type DesignSettings, type ReportDesign, sameJson } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

const stampOf = ({ settings, version }: ReportDesign): Stamped<DesignSettings> => ({ value: settings, version });

const settingKeys = ['cover', 'parts', 'layouts', 'contentIndex', 'griClaim'] as const;

/** Both people's changes where they touch different things; nothing where they touch the same one, which a person decides. */
export const mergeDesigns = ({ seen, mine, theirs }: Divergence<DesignSettings>): DesignSettings | undefined => {
  const changed = (side: DesignSettings) => settingKeys.filter((key) => !sameJson(side[key], seen[key]));
  const [ours, others] = [changed(mine), changed(theirs)];
  if (ours.some((key) => others.includes(key) && !sameJson(mine[key], theirs[key]))) return undefined;
  return { ...theirs, ...Object.fromEntries(ours.map((key) => [key, mine[key]])) };
};

/** The design as it is changed here: it saves by itself with the version that was seen, and survives a reload. */
export const useDesign = (reportId: string, design: ReportDesign): UseSavedField<DesignSettings> => {
  const [api, queryClient] = [useApi(), useQueryClient()];
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
