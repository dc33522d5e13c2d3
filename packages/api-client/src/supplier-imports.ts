import type { SupplierImport, SupplierImportDetail, SupplierSheetQuery } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  applySupplierImport,
  checkSuppliers,
  listSupplierImports,
  makeSupplierSheet,
  readSupplierImport,
  undoSupplierImport,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { pages } from './pages.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;

/** The key is below that of the suppliers, because their changes are shown among the imports. */
const own = [...keys.suppliers, 'imports'];

/** Imported sheets of suppliers, and each of them with its rows. */
export const supplierImportQueries = {
  /** Pages of imports that changed suppliers, newest first. */
  pages: (client: ApiClient) =>
    pages<SupplierImport>([...own, 'pages'], (query, signal) =>
      listSupplierImports({ client, signal, throwOnError, query }),
    ),
  one: (client: ApiClient, id: string) =>
    query<SupplierImportDetail>([...own, 'one', id], (signal) =>
      readSupplierImport({ client, signal, throwOnError, path: { id } }),
    ),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'entities.changed' });

/** Steps of an import of suppliers. */
export const supplierImportMutations = {
  /** The dry run. Refused with `file.too_big`, `file.format_refused`, `entity_import.names_missing` and others, and then stores nothing. */
  check: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SupplierImportDetail, { file: File } & UploadWatch>(
      ({ file, ...watch }) => checkSuppliers({ client, throwOnError, body: { file }, ...uploading(watch) }),
      (one) => queryClient.setQueryData(supplierImportQueries.one(client, one.id).queryKey, one),
    ),
  /** Refused with `entity_import.outdated` where suppliers were changed since; the preview is then read again. */
  apply: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SupplierImportDetail, string>(async (id) => {
      try {
        return await applySupplierImport({ client, throwOnError, path: { id } });
      } catch (problem) {
        await queryClient.invalidateQueries(supplierImportQueries.one(client, id));
        throw problem;
      }
    }, readAgain(queryClient)),
  undo: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SupplierImportDetail, string>(
      (id) => undoSupplierImport({ client, throwOnError, path: { id } }),
      readAgain(queryClient),
    ),
};

/** A sheet to fill in, empty or with the suppliers in use. */
export const fetchSupplierSheet = async (client: ApiClient, query: SupplierSheetQuery): Promise<Blob> =>
  (await makeSupplierSheet({ client, throwOnError, parseAs: 'blob', query })).data as Blob;
