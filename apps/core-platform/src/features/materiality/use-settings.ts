import { ApiError, materialityMutations, materialityQueries } from '@esg/api-client';
import { type Change, StaleWrite, type UseSavedField, useApi, useSavedField } from '@esg/app-kit';
import type { Assessment, MaterialitySettings } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mergeSettings } from './merge-settings.ts';

const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'resource.stale';

/** What was typed before stakeholders had a threshold begins as one of then does. */
const whole = (typed: MaterialitySettings): MaterialitySettings => ({
  ...typed,
  thresholds: { ...typed.thresholds, stakeholder: typed.thresholds.stakeholder ?? '3' },
  stakeholdersCount: typed.stakeholdersCount ?? false,
});

/**
 * The settings of an assessment, which save by themselves: what is typed survives a reload and an unreachable gateway. What two people
 * change at once is merged; where it is the same setting, the person sees both.
 */
export const useSettings = ({ id, settings, version }: Assessment): UseSavedField<MaterialitySettings> => {
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMemo(() => {
    const { mutationFn, onSuccess } = materialityMutations.changeSettings(api, queryClient);
    const context = { client: queryClient, meta: undefined };
    /** Present version, and who wrote it. */
    const competing = async (error: ApiError) => {
      const stands = error.current as unknown as Assessment;
      const log = await queryClient.fetchQuery({ ...materialityQueries.events(api, id), staleTime: 0 });
      const last = log.find(({ action }) => action === 'settings_changed');
      return new StaleWrite({
        value: stands.settings,
        version: stands.version,
        updatedAt: last?.at ?? new Date().toISOString(),
        updatedBy: { name: last?.by.name ?? '' },
      });
    };
    return async ({ value, version: seen }: Change<MaterialitySettings>) => {
      if (!mutationFn) throw new Error('materialityMutations.changeSettings has no function');
      const change = { id, settings: whole(value), version: seen };
      try {
        const saved = await mutationFn(change, context);
        await onSuccess?.(saved, change, undefined, context);
        return { value: saved.settings, version: saved.version, updatedAt: new Date().toISOString() };
      } catch (error) {
        throw isStale(error) ? await competing(error) : error;
      }
    };
  }, [api, queryClient, id]);
  const stored = useMemo(() => ({ value: settings, version }), [settings, version]);
  const field = useSavedField({ id: `materiality/${id}/settings`, stored, save, merge: mergeSettings });
  const { value: typed } = field;
  const value = useMemo(() => whole(typed), [typed]);
  return { ...field, value };
};
