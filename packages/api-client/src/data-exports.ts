import type { DataExport, DataExportDraft, DataExportSelection } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  cancelDataExport,
  countDataExport,
  createDataExport,
  listDataExports,
  readDataExportFile,
  removeDataExport,
  retryDataExport,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Files of data points, and previews of a selection. */
export const dataExportQueries = {
  /** Newest first; read again with each notice of progress. */
  all: (client: ApiClient) => query(keys.dataExports, (signal) => listDataExports({ client, signal, throwOnError })),
  /** Below the data points, because any change there may change the count. */
  count: (client: ApiClient, selection: DataExportSelection) =>
    query([...keys.dataPoints, 'export-count', selection], (signal) =>
      countDataExport({ client, signal, throwOnError, body: selection }),
    ),
};

const readAgain = (queryClient: QueryClient) => () => queryClient.invalidateQueries({ queryKey: keys.dataExports });

/** Making files of data points. Refused with `data_export.empty` where there is nothing to export. */
export const dataExportMutations = {
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<DataExport, DataExportDraft>(
      (body) => createDataExport({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  cancel: (client: ApiClient, queryClient: QueryClient) =>
    mutation<DataExport, string>(
      (id) => cancelDataExport({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Repeats a failed or cancelled export. */
  retry: (client: ApiClient, queryClient: QueryClient) =>
    mutation<DataExport, string>(
      (id) => retryDataExport({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>((id) => removeDataExport({ client, path: { id }, throwOnError }), readAgain(queryClient)),
};

/** Bytes of a finished file. */
export const fetchDataExportFile = async (client: ApiClient, id: string): Promise<Blob> =>
  (await readDataExportFile({ client, throwOnError, parseAs: 'blob', path: { id } })).data as Blob;
