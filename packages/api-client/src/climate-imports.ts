import {
  type ClimateImport,
  type ClimateImportDetail,
  type ClimateImportQuestions,
  type ClimateImportRow,
  type ClimateImportRowPage,
  type ClimateImportView,
  type ClimateSheetQuery,
  climateImportLimits,
  type NewClimateImportMapping,
  type SeenClimateImport,
} from '@esg/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import {
  applyClimateImport,
  listClimateImportQuestions,
  listClimateImportRows,
  listClimateImports,
  makeClimateSheet,
  mapClimateImport,
  readClimateImport,
  removeClimateImport,
  undoClimateImport,
  uploadClimateImport,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { pages } from './pages.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;
const own = keys.climateImports;

/** Imports of bills and readings, and what becomes of each row. */
export const climateImportQueries = {
  /** Pages of imports, newest first. */
  pages: (client: ApiClient) =>
    pages<ClimateImport>([...own, 'pages'], (query, signal) =>
      listClimateImports({ client, signal, throwOnError, query }),
    ),
  one: (client: ApiClient, id: string) =>
    query<ClimateImportDetail>([...own, 'one', id], (signal) =>
      readClimateImport({ client, signal, throwOnError, path: { id } }),
    ),
  /** What rows of the check will be asked, once for each meter. Each check reads it again. */
  questions: (client: ApiClient, { id, checks }: Pick<ClimateImport, 'id' | 'checks'>) =>
    query<ClimateImportQuestions>([...own, 'one', id, 'questions', checks], (signal) =>
      listClimateImportQuestions({ client, signal, throwOnError, path: { id } }),
    ),
  /** Pages of rows in the order of the sheet. */
  rows: (client: ApiClient, id: string, view?: ClimateImportView) =>
    infiniteQueryOptions<ClimateImportRowPage, ApiError, ClimateImportRow[], readonly unknown[], string | undefined>({
      queryKey: [...own, 'one', id, 'rows', view ?? ''],
      initialPageParam: undefined,
      queryFn: async ({ pageParam, signal }) =>
        (
          await listClimateImportRows({
            client,
            signal,
            throwOnError,
            path: { id },
            query: { ...(view ? { kind: view } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          })
        ).data,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'climate-import.progressed' });

/** Steps of an import. Those that start a job return at once: progress arrives as notices (`climate-import.progressed`). */
export const climateImportMutations = {
  /** Refused with `file.too_big`, `file.format_refused`, `file.unreadable` and the codes of `import.…`, and then stores nothing. */
  upload: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateImportDetail, { file: File } & UploadWatch>(
      ({ file, ...watch }) => uploadClimateImport({ client, throwOnError, body: { file }, ...uploading(watch) }),
      readAgain(queryClient),
    ),
  /** Starts the dry run; refused with `import.step_refused` where the rows were checked again since the check that it goes on from. */
  map: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<ClimateImportDetail, NewClimateImportMapping>(
      (body) => mapClimateImport({ client, throwOnError, path: { id }, body }),
      readAgain(queryClient),
    ),
  /** Writes the rows of the check that was seen; refused with `import.step_refused` where they were checked again since. */
  apply: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateImportDetail, Pick<ClimateImport, 'id' | 'checks'> & Partial<Pick<SeenClimateImport, 'amounts'>>>(
      ({ id, checks, amounts }) =>
        applyClimateImport({ client, throwOnError, path: { id }, body: { checks, ...(amounts && { amounts }) } }),
      readAgain(queryClient),
    ),
  undo: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateImportDetail, string>(
      (id) => undoClimateImport({ client, throwOnError, path: { id } }),
      readAgain(queryClient),
    ),
  /** Only of an import that changed nothing. */
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => removeClimateImport({ client, throwOnError, path: { id } }),
      readAgain(queryClient),
    ),
};

/** A sheet to fill in, empty or with the lines that are there. */
export const fetchClimateSheet = async (client: ApiClient, query: ClimateSheetQuery): Promise<Blob> =>
  (await makeClimateSheet({ client, throwOnError, parseAs: 'blob', query })).data as Blob;

/** All rows that are refused, for a file; `onRead` hears how many are read. */
export const fetchRefusedRows = async (
  client: ApiClient,
  id: string,
  onRead: (rows: number) => void,
): Promise<ClimateImportRow[]> => {
  const found: ClimateImportRow[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await listClimateImportRows({
      client,
      throwOnError,
      path: { id },
      query: { kind: 'error', limit: climateImportLimits.rowsPageMax, ...(cursor ? { cursor } : {}) },
    });
    found.push(...data.items);
    onRead(found.length);
    cursor = data.nextCursor ?? undefined;
  } while (cursor);
  return found;
};
