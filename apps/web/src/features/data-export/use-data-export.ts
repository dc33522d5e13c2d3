import { dataExportMutations, dataExportQueries, fetchDataExportFile } from '@esg/api-client';
import { notify, notifyProblem, saveFile, useApi } from '@esg/app-kit';
import type { DataExport } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const pollMs = 2_000;
const isAtWork = ({ status }: DataExport) => status === 'waiting' || status === 'running';

/** The organisation's files of data points. A file that was requested here is saved as soon as it is ready. */
export const useDataExport = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [awaited, setAwaited] = useState<string>();
  const create = useMutation(dataExportMutations.create(api, queryClient));
  const files = useQuery({
    ...dataExportQueries.all(api),
    // Usually notices report progress; polling is for a lost connection.
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? pollMs : false),
  });
  const save = ({ id, fileName }: DataExport) =>
    fetchDataExportFile(api, id).then((file) => saveFile(file, fileName ?? ''), notifyProblem);
  const found = files.data?.find(({ id }) => id === awaited);
  const status = found?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per file, when its status settles.
  useEffect(() => {
    if (!found || isAtWork(found)) return;
    setAwaited(undefined);
    if (status === 'complete') void save(found).then(() => notify('success', msg`Data export successful`));
    if (status === 'error') notify('danger', msg`Couldn’t create the file. Try again.`);
  }, [awaited, status]);
  return {
    files,
    save,
    awaited,
    create: {
      ...create,
      start: (draft: Parameters<typeof create.mutate>[0]) =>
        create.mutate(draft, { onSuccess: ({ id }) => setAwaited(id) }),
    },
  };
};
export type MakingExport = ReturnType<typeof useDataExport>;
