import type { ReportDocument, ReportDocumentChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  addReportDocument,
  changeReportDocument,
  listDisclosureEvidence,
  listReportDocuments,
  readReportDocumentFile,
  removeReportDocument,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;

/** Documents that stand behind a report, oldest first. */
export const reportDocumentQueries = {
  all: (client: ApiClient, reportId: string) =>
    query(keys.reportDocuments(reportId), (signal) =>
      listReportDocuments({ client, signal, throwOnError, path: { id: reportId } }),
    ),
};

/** The evidence of one disclosure, wherever it is stored. */
export const disclosureEvidenceQueries = {
  of: (client: ApiClient, reportId: string, code: string) =>
    query([...keys.reportEvidence(reportId), code], (signal) =>
      listDisclosureEvidence({ client, signal, throwOnError, path: { id: reportId, code } }),
    ),
};

const followed = (queryClient: QueryClient, reportId: string) =>
  Promise.all(
    [keys.reportEvidence(reportId), keys.reportWork(reportId), keys.validation(reportId)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
const keep = (queryClient: QueryClient, reportId: string) => async (documents: ReportDocument[]) => {
  queryClient.setQueryData(keys.reportDocuments(reportId), documents);
  await followed(queryClient, reportId);
};

/** Writing documents of a report. */
export const reportDocumentMutations = {
  /** `replaces` names a document that the file replaces; `proves` is a disclosure that it proves. */
  add: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<ReportDocument[], { file: File; replaces?: string; proves?: string } & UploadWatch>(
      ({ file, replaces, proves, ...watch }) =>
        addReportDocument({
          client,
          path: { id: reportId },
          body: { file },
          throwOnError,
          query: { ...(replaces === undefined ? {} : { replaces }), ...(proves === undefined ? {} : { proves }) },
          ...uploading(watch),
        }),
      keep(queryClient, reportId),
    ),
  change: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<ReportDocument[], ReportDocumentChange & { documentId: string }>(
      ({ documentId, ...body }) =>
        changeReportDocument({ client, path: { id: reportId, documentId }, body, throwOnError }),
      keep(queryClient, reportId),
    ),
  remove: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<unknown, string>(
      (documentId) => removeReportDocument({ client, path: { id: reportId, documentId }, throwOnError }),
      async () => {
        await queryClient.invalidateQueries({ queryKey: keys.reportDocuments(reportId) });
        await followed(queryClient, reportId);
      },
    ),
};

/** The bytes of a document. */
export const downloadReportDocument = async (client: ApiClient, reportId: string, documentId: string): Promise<Blob> =>
  (
    await readReportDocumentFile({
      client,
      path: { id: reportId, documentId },
      throwOnError,
      parseAs: 'blob',
    })
  ).data as Blob;
