import type { Language, ReportExportDraft } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  cancelExport,
  createExport,
  listExports,
  readAllExportFiles,
  readExport,
  readExportFile,
  readSampleReport,
  removeExport,
  retryExport,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Files made of a report, or being made. */
export const exportQueries = {
  ofReport: (client: ApiClient, reportId: string) =>
    query(keys.exportsOf(reportId), (signal) => listExports({ client, signal, throwOnError, path: { id: reportId } })),
  one: (client: ApiClient, id: string) =>
    query(keys.exportOf(id), (signal) => readExport({ client, signal, throwOnError, path: { id } })),
};

export const exportMutations = {
  /** Starts a file in the background; its progress arrives as notices. */
  create: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      (body: ReportExportDraft) => createExport({ client, throwOnError, body, path: { id: reportId } }),
      () => queryClient.invalidateQueries({ queryKey: keys.exportsOf(reportId) }),
    ),
  /** Cancels a waiting or running export. */
  cancel: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      (id: string) => cancelExport({ client, throwOnError, path: { id } }),
      () => queryClient.invalidateQueries({ queryKey: keys.exportsOf(reportId) }),
    ),
  /** Repeats a failed or cancelled export. */
  retry: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      (id: string) => retryExport({ client, throwOnError, path: { id } }),
      () => queryClient.invalidateQueries({ queryKey: keys.exportsOf(reportId) }),
    ),
  /** Removes an export with its file. */
  remove: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      (id: string) => removeExport({ client, throwOnError, path: { id } }),
      () => queryClient.invalidateQueries({ queryKey: keys.exportsOf(reportId) }),
    ),
};

/** Bytes of a finished export. */
export const fetchExportFile = async (client: ApiClient, id: string): Promise<Blob> =>
  (await readExportFile({ client, throwOnError, parseAs: 'blob', path: { id } })).data as Blob;

/** Every file of a report as one ZIP file: of a draft those that were asked for at `since` or later. */
export const fetchAllFiles = async (client: ApiClient, reportId: string, since: string | null): Promise<Blob> => {
  const query = since === null ? {} : { since };
  return (await readAllExportFiles({ client, throwOnError, parseAs: 'blob', path: { id: reportId }, query }))
    .data as Blob;
};

/** A sample report of an invented company, as PDF. */
export const fetchSampleReport = async (client: ApiClient, language: Language): Promise<Blob> =>
  (await readSampleReport({ client, throwOnError, parseAs: 'blob', query: { language } })).data as Blob;
