import type { DesignChange, Language } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeReportDesign,
  changeReportPicture,
  readReportDesign,
  readReportPages,
  readReportPicture,
  removeReportPicture,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** What a report looks like. */
export const designQueries = {
  one: (client: ApiClient, reportId: string) =>
    query(keys.reportDesign(reportId), (signal) =>
      readReportDesign({ client, signal, throwOnError, path: { id: reportId } }),
    ),
  /** The picture of the cover; a new one is a new entry. */
  picture: (client: ApiClient, reportId: string, fileId: string) => ({
    ...query(
      ['report-picture', reportId, fileId],
      async (signal) =>
        (await readReportPicture({
          client,
          signal,
          throwOnError,
          parseAs: 'blob' as const,
          path: { id: reportId },
        })) as { data: Blob },
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** The present pages of the report's PDF. */
  pages: (client: ApiClient, reportId: string, language: Language) =>
    query(
      keys.pagesIn(reportId, language),
      async (signal) =>
        (await readReportPages({
          client,
          signal,
          throwOnError,
          parseAs: 'blob' as const,
          path: { id: reportId },
          query: { language },
        })) as { data: Blob },
    ),
  /** Their first one alone, which is drawn long before all pages of a long report. */
  cover: (client: ApiClient, reportId: string, language: Language) =>
    query(
      keys.coverIn(reportId, language),
      async (signal) =>
        (await readReportPages({
          client,
          signal,
          throwOnError,
          parseAs: 'blob' as const,
          path: { id: reportId },
          query: { language, only: 'cover' },
        })) as { data: Blob },
    ),
};

const designed = (queryClient: QueryClient, reportId: string) => (design: unknown) => {
  queryClient.setQueryData(keys.reportDesign(reportId), design);
  void queryClient.invalidateQueries({ queryKey: keys.models(reportId) });
  void queryClient.invalidateQueries({ queryKey: keys.reportPages(reportId) });
};

export const designMutations = {
  change: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      (body: DesignChange) => changeReportDesign({ client, throwOnError, body, path: { id: reportId } }),
      designed(queryClient, reportId),
    ),
  /** `original` and `thumbnail` are made by the browser before sending; null removes the picture. */
  changePicture: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      (body: { original: Blob; thumbnail: Blob } | undefined) =>
        body
          ? changeReportPicture({ client, throwOnError, body, path: { id: reportId } })
          : removeReportPicture({ client, throwOnError, path: { id: reportId } }),
      designed(queryClient, reportId),
    ),
};
