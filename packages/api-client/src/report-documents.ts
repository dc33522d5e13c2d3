import type { ReportDocument } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  addReportDocument,
  changeReportDocument,
  listReportDocuments,
  readReportDocumentFile,
  removeReportDocument,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;
const documentsOf = (reportId: string) => [...keys.report(reportId), 'documents'];

/** Documents that stand behind a report, oldest first. */
export const reportDocumentQueries = {
  all: (client: ApiClient, reportId: string) =>
    query(documentsOf(reportId), (signal) =>
      listReportDocuments({ client, signal, throwOnError, path: { id: reportId } }),
    ),
};

const keep = (queryClient: QueryClient, reportId: string) => (documents: ReportDocument[]) =>
  queryClient.setQueryData(documentsOf(reportId), documents);

/** Writing documents of a report. */
export const reportDocumentMutations = {
  /** `replaces` puts the file in the place of one that is there. */
  add: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<ReportDocument[], { file: File; replaces?: string } & UploadWatch>(
      ({ file, replaces, ...watch }) =>
        addReportDocument({
          ...{ client, path: { id: reportId }, body: { file }, throwOnError },
          query: replaces === undefined ? {} : { replaces },
          ...uploading(watch),
        }),
      keep(queryClient, reportId),
    ),
  change: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<ReportDocument[], { documentId: string; disclosureCodes: string[] }>(
      ({ documentId, disclosureCodes }) =>
        changeReportDocument({ client, path: { id: reportId, documentId }, body: { disclosureCodes }, throwOnError }),
      keep(queryClient, reportId),
    ),
  remove: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<unknown, string>(
      (documentId) => removeReportDocument({ client, path: { id: reportId, documentId }, throwOnError }),
      () => queryClient.invalidateQueries({ queryKey: documentsOf(reportId) }),
    ),
};

/** The bytes of a document. */
export const downloadReportDocument = async (client: ApiClient, reportId: string, documentId: string): Promise<Blob> =>
  (
    await readReportDocumentFile({
      ...{ client, path: { id: reportId, documentId }, throwOnError, parseAs: 'blob' },
    })
  ).data as Blob;
