import { hubSaveMutations, hubSaveQueries } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import {
  type DataConflictMode,
  type HubSaveItem,
  type HubSavePlan,
  hubSaveEntity,
  hubSaveKey,
  hubSavesWritten,
  type Report,
} from '@esg/contract';
import { msg, plural } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { overwrittenAtFirst } from './overwritten-at-first.ts';

/** Means the report's own period, or the whole organisation. */
export const own = '';
const isWritable = ({ state }: HubSaveItem) => state === 'new' || state === 'conflict';

/** The answers that would be written: the gateway decides by the same rule. */
export const writtenOf = (
  { items }: Pick<HubSavePlan, 'items'>,
  mode: DataConflictMode,
  codes: readonly string[],
  overwritten: readonly string[],
): HubSaveItem[] => {
  const chosen = items.filter((item) => {
    if (!isWritable(item)) return false;
    if (mode === 'SelectDisclosure') return codes.includes(item.disclosureCode);
    return mode === 'ExportAll' || item.state === 'new' || overwritten.includes(hubSaveKey(item));
  });
  return hubSavesWritten(chosen).flat();
};

/** The plan to save this report, the person's choices about it, and the save itself. */
export const useSaving = (report: Report) => {
  const api = useApi();
  const cache = useQueryClient();
  const [timeId, setTimeId] = useState(own);
  const [entityId, setEntityId] = useState(hubSaveEntity(report) ?? own);
  const [mode, setMode] = useState<DataConflictMode>('ResolvedConflict');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [picked, setOverwritten] = useState<readonly string[]>();
  const target = { reportingTimeId: timeId || null, entityId: entityId || null };
  const plan = useQuery({ ...hubSaveQueries.plan(api, report.id, target), staleTime: 0 });
  const save = useMutation(hubSaveMutations.save(api, cache, report.id));
  const overwritten = picked ?? (plan.data ? overwrittenAtFirst(plan.data) : []);
  const written = plan.data ? writtenOf(plan.data, mode, codes, overwritten) : [];
  const send = () => {
    if (!plan.data) return;
    const choices = plan.data.items
      .filter((item) => item.state === 'conflict' && overwritten.includes(hubSaveKey(item)))
      .map(({ disclosureCode, fieldKey, part }) => ({
        disclosureCode,
        fieldKey,
        part,
        choice: 'overwrite' as const,
      }));
    save.mutate(
      {
        ...target,
        mode,
        stamp: plan.data.stamp,
        disclosureCodes: mode === 'SelectDisclosure' ? [...codes] : [],
        choices: mode === 'ResolvedConflict' ? choices : [],
      },
      {
        onSuccess: () =>
          notify(
            'success',
            msg`${plural(written.length, { one: '# answer saved to the data hub', other: '# answers saved to the data hub' })}`,
          ),
        // The choices stay; the plan is loaded again.
        onError: () => void plan.refetch(),
      },
    );
  };
  return {
    plan,
    save,
    send,
    written,
    timeId,
    setTimeId,
    entityId,
    setEntityId,
    mode,
    setMode,
    codes,
    setCodes,
    overwritten,
    setOverwritten,
  };
};
export type Saving = ReturnType<typeof useSaving>;
