import type { EntityImport, EntityImportDetail, EntitySheetQuery } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  applyEntityImport,
  checkEntities,
  listEntityImports,
  makeEntitySheet,
  readEntityImport,
  undoEntityImport,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { pages } from './pages.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;

/** The key is below that of the entities, because their changes are shown among the imports. */
const own = [...keys.entities, 'imports'];

/** Imported sheets of entities, and each of them with its rows. */
export const entityImportQueries = {
  /** Pages of imports that changed entities, newest first. */
  pages: (client: ApiClient) =>
    pages<EntityImport>([...own, 'pages'], (query, signal) =>
      listEntityImports({ client, signal, throwOnError, query }),
    ),
  one: (client: ApiClient, id: string) =>
    query<EntityImportDetail>([...own, 'one', id], (signal) =>
      readEntityImport({ client, signal, throwOnError, path: { id } }),
    ),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'entities.changed' });

/** Steps of an import of entities. */
export const entityImportMutations = {
  /** The dry run. Refused with `file.too_big`, `file.format_refused`, `entity_import.names_missing` and others, and then stores nothing. */
  check: (client: ApiClient, queryClient: QueryClient) =>
    mutation<EntityImportDetail, { file: File } & UploadWatch>(
      ({ file, ...watch }) => checkEntities({ client, throwOnError, body: { file }, ...uploading(watch) }),
      (one) => queryClient.setQueryData(entityImportQueries.one(client, one.id).queryKey, one),
    ),
  /** Refused with `entity_import.outdated` where entities were changed since; the preview is then read again. */
  apply: (client: ApiClient, queryClient: QueryClient) =>
    mutation<EntityImportDetail, string>(async (id) => {
      try {
        return await applyEntityImport({ client, throwOnError, path: { id } });
      } catch (problem) {
        await queryClient.invalidateQueries(entityImportQueries.one(client, id));
        throw problem;
      }
    }, readAgain(queryClient)),
  undo: (client: ApiClient, queryClient: QueryClient) =>
    mutation<EntityImportDetail, string>(
      (id) => undoEntityImport({ client, throwOnError, path: { id } }),
      readAgain(queryClient),
    ),
};

/** A sheet to fill in, empty or with the active entities. */
export const fetchEntitySheet = async (client: ApiClient, query: EntitySheetQuery): Promise<Blob> =>
  (await makeEntitySheet({ client, throwOnError, parseAs: 'blob', query })).data as Blob;
