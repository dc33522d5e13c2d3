import { keys, reportMutations, reportQueries } from '@esg/api-client';
import { type SavedFieldOptions, type UseSavedField, useApi, useSavedField } from '@esg/app-kit';
import type { Report } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ReportFieldKey, type ReportFieldValue, saveReportField } from './report-field.ts';
import { useWizard } from './wizard-context.ts';

/**
 * One setting of the report that saves by itself; drafts survive a reload and an unreachable gateway. `merge` merges what two people
 * changed at once; without it the person decides. `says` is the part of it that the gateway stores.
 */
export const useReportField = <Key extends ReportFieldKey>(
  key: Key,
  { merge, says }: Pick<SavedFieldOptions<ReportFieldValue<Key>>, 'merge' | 'says'> = {},
): UseSavedField<ReportFieldValue<Key>> => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { report } = useWizard();
  const { id } = report;

  const save = useMemo(() => {
    const one = reportQueries.one(api, id);
    const { mutationFn, onSuccess } = reportMutations.change(api, queryClient, id);
    return saveReportField(key, {
      known: async () => queryClient.getQueryData<Report>(keys.reportItself(id)) ?? queryClient.fetchQuery(one),
      read: () => queryClient.fetchQuery({ ...one, staleTime: 0 }),
      write: async (change) => {
        const context = { client: queryClient, meta: undefined };
        if (!mutationFn) throw new Error('reportMutations.change has no function');
        const saved = await mutationFn(change, context);
        await onSuccess?.(saved, change, undefined, context);
        return saved;
      },
      lastEditor: async () => {
        const log = await queryClient.fetchQuery({ ...reportQueries.auditLog(api, id), staleTime: 0 });
        return log.find(({ action }) => action === 'changed')?.by.name ?? '';
      },
    });
  }, [api, queryClient, id, key]);

  const value = report[key] as ReportFieldValue<Key>;
  const stored = useMemo(() => ({ value, version: report.version }), [value, report.version]);
  return useSavedField({ id: `report/${id}/${key}`, stored, save, merge, says });
};
