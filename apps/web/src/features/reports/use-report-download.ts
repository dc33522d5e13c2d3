import { exportMutations, exportQueries, fetchExportFile } from '@esg/api-client';
import { notify, notifyProblem, saveFile, useApi, useRoom } from '@esg/app-kit';
import type { ExportFormat, Report } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const pollMs = 2_000;

/** Makes a file of the report in its own first language and downloads it when it is ready. One at a time. */
export const useReportDownload = (report: Report) => {
  const api = useApi();
  const [exportId, setExportId] = useState<string>();
  const create = useMutation(exportMutations.create(api, useQueryClient(), report.id));
  const { data } = useQuery({
    ...exportQueries.one(api, exportId ?? ''),
    enabled: exportId !== undefined,
    // Usually notices report progress; polling is for a lost connection.
    refetchInterval: pollMs,
  });
  useRoom('report', exportId && report.id);
  const status = data?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per export, when its status settles.
  useEffect(() => {
    if (!exportId || !data || (status !== 'complete' && status !== 'error')) return;
    setExportId(undefined);
    if (status === 'complete')
      void fetchExportFile(api, data.id).then((file) => saveFile(file, data.fileName ?? ''), notifyProblem);
    else notify('danger', msg`Couldn’t create the file. Try again.`);
  }, [exportId, status]);
  return {
    pending: create.isPending || exportId !== undefined,
    download: (format: ExportFormat) =>
      create.mutate(
        { format, language: report.languages[0] ?? 'en' },
        { onSuccess: ({ id }) => setExportId(id), onError: notifyProblem },
      ),
  };
};
