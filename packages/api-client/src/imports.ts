import type {
  Import,
  ImportChoices,
  ImportConflictMode,
  ImportDetail,
  ImportItemKind,
  ImportItemPage,
  ImportMapping,
  ImportOutcome,
  ImportReport,
  ImportTemplateDraft,
} from '@esg/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import {
  applyImport,
  cancelImport,
  chooseImportItems,
  listImportItems,
  listImportReports,
  listImports,
  makeImportTemplate,
  mapImport,
  readImport,
  readImportFile,
  removeImport,
  repeatImport,
  undoImport,
  uploadImport,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { pages } from './pages.ts';
import { mutation, query } from './query.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;

type ItemFilter = { kind?: ImportItemKind; outcome?: ImportOutcome };

/** Imports of data points: the present ones with their progress, past ones, and the result of each row. */
export const importQueries = {
  /** Pages of imports, newest first. */
  pages: (client: ApiClient) =>
    pages<Import>(keys.importLists, (query, signal) => listImports({ client, signal, throwOnError, query })),
  /** Reports that rest on what the import wrote. */
  reports: (client: ApiClient, id: string) =>
    query<ImportReport[]>([...keys.importOf(id), 'reports'], (signal) =>
      listImportReports({ client, signal, throwOnError, path: { id } }),
    ),
  one: (client: ApiClient, id: string) =>
    query<ImportDetail>(keys.importOf(id), (signal) => readImport({ client, signal, throwOnError, path: { id } })),
  /** Pages of differences: what needs a decision first, then in the order of the sheet. */
  items: (client: ApiClient, id: string, filter: ItemFilter = {}) =>
    infiniteQueryOptions<ImportItemPage, ApiError, ImportItemPage['items'], readonly unknown[], string | undefined>({
      queryKey: [...keys.importOf(id), 'items', filter],
      initialPageParam: undefined,
      queryFn: async ({ pageParam, signal }) =>
        (
          await listImportItems({
            client,
            signal,
            throwOnError,
            path: { id },
            query: { ...filter, order: 'need', ...(pageParam ? { cursor: pageParam } : {}) },
          })
        ).data,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),
};

const readAgain = (queryClient: QueryClient) => () => queryClient.invalidateQueries({ queryKey: keys.imports });

/** Steps of an import. Those that start a job return at once: progress arrives as notices (`import.progressed`). */
export const importMutations = {
  /** Refused with `file.too_big`, `file.format_refused`, `file.unreadable` and the codes of `import.…`, and then stores nothing. */
  upload: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ImportDetail, { file: File } & UploadWatch>(
      ({ file, ...watch }) => uploadImport({ client, throwOnError, body: { file }, ...uploading(watch) }),
      readAgain(queryClient),
    ),
  /** Starts the dry run. */
  map: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<ImportDetail, ImportMapping>(
      (body) => mapImport({ client, throwOnError, path: { id }, body }),
      readAgain(queryClient),
    ),
  choose: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<unknown, ImportChoices>(
      (body) => chooseImportItems({ client, throwOnError, path: { id }, body }),
      readAgain(queryClient),
    ),
  apply: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<Import, ImportConflictMode>(
      (conflicts) => applyImport({ client, throwOnError, path: { id }, body: { conflicts } }),
      readAgain(queryClient),
    ),
  cancel: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<Import>(() => cancelImport({ client, throwOnError, path: { id } }), readAgain(queryClient)),
  /** The same file as a new import, checked as before, to decide about open rows. With a sheet it begins with that sheet. */
  again: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ImportDetail, { id: string; sheet?: number }>(
      ({ id, sheet }) =>
        repeatImport({ client, throwOnError, path: { id }, query: sheet === undefined ? {} : { sheet } }),
      readAgain(queryClient),
    ),
  undo: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Import, string>((id) => undoImport({ client, throwOnError, path: { id } }), readAgain(queryClient)),
  /** Only for an import that changed nothing; `import.step_refused` otherwise. */
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>((id) => removeImport({ client, throwOnError, path: { id } }), readAgain(queryClient)),
};

/** A sheet to fill in. */
export const fetchImportTemplate = async (client: ApiClient, body: ImportTemplateDraft): Promise<Blob> =>
  (await makeImportTemplate({ client, throwOnError, parseAs: 'blob', body })).data as Blob;

/** The uploaded file of an import. */
export const fetchImportFile = async (client: ApiClient, id: string): Promise<Blob> =>
  (await readImportFile({ client, throwOnError, parseAs: 'blob', path: { id } })).data as Blob;
