import { exportConfigQueries, exportMutations, exportQueries, fetchAllFiles } from '@esg/api-client';
import { saveFile, useApi } from '@esg/app-kit';
import { type ExportConfig, fileKind, filesSince, type Report, type ReportExport } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settled } from './hand-over.ts';
import { filesOf } from './use-make-all.ts';

const isGoing = ({ status }: ReportExport) => status === 'waiting' || status === 'running';

/** Files of the report that are there since its publication, and those that are being made. */
export const progressOfFiles = (exports: readonly ReportExport[], { publishedAt }: Pick<Report, 'publishedAt'>) => {
  const done = filesSince(exports, publishedAt).length;
  return { done, total: done + exports.filter(isGoing).length };
};

/**
 * Makes what is missing of a published report's files, waits until none is being made, and saves all of them as one ZIP file. Gives false,
 * and saves nothing, where one of them could not be made.
 */
export const useDownloadAll = (report: Report) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(exportMutations.create(api, queryClient, report.id));
  const listed = () => queryClient.fetchQuery({ ...exportQueries.ofReport(api, report.id), staleTime: 0 });
  return useMutation({
    mutationFn: async () => {
      const isOfTemplate = report.templateVersionId !== undefined;
      const config = isOfTemplate ? await queryClient.fetchQuery(exportConfigQueries.one(api, report.id)) : undefined;
      const wanted = filesOf(report, config as ExportConfig | undefined);
      const known = await listed();
      const there = new Set(
        [...filesSince(known, report.publishedAt), ...known.filter(isGoing)].map((entry) => fileKind(entry)),
      );
      for (const file of wanted) if (!there.has(fileKind(file))) await create.mutateAsync(file);
      for (const { id } of (await listed()).filter(isGoing)) await settled({ api, queryClient }, id);
      const made = new Set(filesSince(await listed(), report.publishedAt).map((entry) => fileKind(entry)));
      const isWhole = wanted.every((file) => made.has(fileKind(file)));
      if (isWhole) saveFile(await fetchAllFiles(api, report.id), `${report.name}.zip`);
      return isWhole;
    },
  });
};
