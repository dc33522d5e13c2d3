import { exportConfigQueries, exportMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import { chosenFiles, type ExportConfig, exportFormats, type Report, type ReportExportDraft } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { handOver } from './hand-over.ts';

/** Files of a report: those of its template, else every format in every language, and the PDF with both side by side. */
export const filesOf = (report: Report, config: ExportConfig | undefined): readonly ReportExportDraft[] => {
  if (config) return chosenFiles(config.settings, report.languages);
  const [first, second] = report.languages;
  const each = report.languages.flatMap((language) =>
    exportFormats.map((format): ReportExportDraft => ({ format, language, beside: null })),
  );
  return first && second ? [...each, { format: 'pdf', language: first, beside: second }] : each;
};

/**
 * Requests all files of a report, one after another; each is listed with its progress, and saved when it is ready. Clicking again after a
 * refusal continues with the remaining ones.
 */
export const useMakeAll = (report: Report) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(exportMutations.create(api, queryClient, report.id));
  const asked = useRef(new Set<string>());
  return useMutation({
    mutationFn: async () => {
      const isOfTemplate = report.templateVersionId !== undefined;
      const config = isOfTemplate ? await queryClient.fetchQuery(exportConfigQueries.one(api, report.id)) : undefined;
      for (const file of filesOf(report, config)) {
        const which = [file.format, file.language, file.beside].join();
        if (asked.current.has(which)) continue;
        void handOver({ api, queryClient }, await create.mutateAsync(file));
        asked.current.add(which);
      }
      // Clicking again after all were made makes them again.
      asked.current.clear();
    },
    onError: notifyProblem,
  });
};
