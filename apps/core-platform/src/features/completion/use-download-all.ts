import { exportConfigQueries, exportMutations, exportQueries, fetchAllFiles } from '@esg/api-client';
import { saveFile, useApi } from '@esg/app-kit';
import { type ExportConfig, fileKind, filesSince, type Report, type ReportExport } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settled } from './hand-over.ts';
import { filesOf } from './use-make-all.ts';

const isGoing = ({ status }: ReportExport) => status === 'waiting' || status === 'running';

/** The number of files made since then, and the number including those being made. */
const progressOf = (exports: readonly ReportExport[], since: string | null) => {
  const done = filesSince(exports, since).length;
  return { done, total: done + exports.filter(isGoing).length };
};

/**
 * Makes a report's files, waits until all are finished, and saves them as one ZIP file: for a published report the missing ones, for a
 * draft every file again, as its answers may have changed. Returns false, and saves nothing, where one of them could not be made.
 */
export const useDownloadAll = (report: Report, exports: readonly ReportExport[]) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(exportMutations.create(api, queryClient, report.id));
  const listed = () => queryClient.fetchQuery({ ...exportQueries.ofReport(api, report.id), staleTime: 0 });
  const [draftedAt, setDraftedAt] = useState<string | null>(null);
  const download = useMutation({
    mutationFn: async () => {
      const isOfTemplate = report.templateVersionId !== undefined;
      const config = isOfTemplate ? await queryClient.fetchQuery(exportConfigQueries.one(api, report.id)) : undefined;
      const wanted = filesOf(report, config as ExportConfig | undefined);
      const known = report.publishedAt === null ? [] : await listed();
      const there = new Set(
        [...filesSince(known, report.publishedAt), ...known.filter(isGoing)].map((entry) => fileKind(entry)),
      );
      let from = report.publishedAt;
      for (const file of wanted.filter((each) => !there.has(fileKind(each)))) {
        const { createdAt } = await create.mutateAsync(file);
        from ??= createdAt;
        setDraftedAt(from);
      }
      for (const { id } of (await listed()).filter(isGoing)) await settled({ api, queryClient }, id);
      const made = new Set(filesSince(await listed(), from).map((entry) => fileKind(entry)));
      const isWhole = wanted.every((file) => made.has(fileKind(file)));
      if (isWhole) saveFile(await fetchAllFiles(api, report.id, from), `${report.name}.zip`);
      return isWhole;
    },
  });
  return { download, ...progressOf(exports, report.publishedAt ?? draftedAt) };
};
