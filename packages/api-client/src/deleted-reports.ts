import type { Report } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { listDeletedReports, listPublications, restoreReport } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Deleted reports that can be restored, the latest first. */
export const deletedReportQueries = {
  all: (client: ApiClient) =>
    query(keys.deletedReports, (signal) => listDeletedReports({ client, signal, throwOnError })),
};

export const deletedReportMutations = {
  restore: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Report, string>(
      (id) => restoreReport({ client, throwOnError, path: { id } }),
      () => queryClient.invalidateQueries({ queryKey: keys.reportLists }),
    ),
};

/** Every published version of the report, the latest first. */
export const publicationQueries = {
  ofReport: (client: ApiClient, id: string) =>
    query(keys.publications(id), (signal) => listPublications({ client, signal, throwOnError, path: { id } })),
};
