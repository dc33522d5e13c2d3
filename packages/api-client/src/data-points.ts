import {
  type DataPoint,
  type DataPointCell,
  type DataPointChange,
  dataPointLimits,
  type Label,
  type NewDataPoint,
} from '@esg/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import {
  addDataPointComment,
  addEvidence,
  changeDataPoint,
  changeEvidence,
  createDataPoint,
  createLabel,
  listDataPointComments,
  listDataPointHistory,
  listDataPoints,
  listEvidence,
  listLabels,
  orderLabels,
  readCoverage,
  readDataPoint,
  readDataPointGrid,
  readDataPointStart,
  readEvidenceFile,
  readKeyFigures,
  removeDataPoint,
  removeDataPointComment,
  removeEvidence,
  removeLabel,
  renameLabel,
  reviewDataPoints,
} from './generated/sdk.gen.ts';
import type {
  DataPointPage,
  ListDataPointsData,
  ReadCoverageData,
  ReadDataPointStartData,
  ReviewDataPointsData,
  ReviewPage,
} from './generated/types.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;
type ListQuery = Omit<NonNullable<ListDataPointsData['query']>, 'cursor'>;
type ReviewQuery = Omit<NonNullable<ReviewDataPointsData['query']>, 'cursor'>;

/** All below one prefix, because a change of one data point may show in each of them. */
const keyOf = (word: string, ...rest: unknown[]) => [...keys.dataPoints, word, ...rest];

/** The limits of a part of the grid. */
export type GridPiece = {
  readonly metricKeys: readonly string[];
  readonly reportingTimeIds: readonly string[];
  readonly subjects: readonly string[];
};

const readPiece = async (client: ApiClient, piece: GridPiece, signal: AbortSignal): Promise<DataPointCell[]> => {
  const { metricKeys, reportingTimeIds, subjects } = piece;
  const query = {
    metricKeys: metricKeys.join(','),
    reportingTimeIds: reportingTimeIds.join(','),
    subjects: subjects.join(','),
  };
  const { data } = await readDataPointGrid({ client, signal, throwOnError, query });
  if (data.length < dataPointLimits.gridCellsMax || metricKeys.length < 2) return data;
  const middle = Math.ceil(metricKeys.length / 2);
  const halves = [metricKeys.slice(0, middle), metricKeys.slice(middle)];
  return (await Promise.all(halves.map((half) => readPiece(client, { ...piece, metricKeys: half }, signal)))).flat();
};

/** Data points, and summaries of many. */
export const dataPointQueries = {
  /** Pages, newest periods first. */
  list: (client: ApiClient, filter: ListQuery) =>
    infiniteQueryOptions<DataPointPage, ApiError, DataPoint[], readonly unknown[], string | undefined>({
      queryKey: keyOf('list', filter),
      initialPageParam: undefined,
      queryFn: async ({ pageParam, signal }) =>
        (
          await listDataPoints({
            client,
            signal,
            throwOnError,
            query: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
          })
        ).data,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),
  /** Pages of data points of a reporting time that need review. */
  review: (client: ApiClient, filter: ReviewQuery) =>
    infiniteQueryOptions<ReviewPage, ApiError, ReviewPage['items'], readonly unknown[], string | undefined>({
      queryKey: keyOf('review', filter),
      initialPageParam: undefined,
      queryFn: async ({ pageParam, signal }) =>
        (
          await reviewDataPoints({
            client,
            signal,
            throwOnError,
            query: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
          })
        ).data,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),
  one: (client: ApiClient, id: string) =>
    query(keyOf('one', id), (signal) => readDataPoint({ client, signal, throwOnError, path: { id } })),
  history: (client: ApiClient, id: string) =>
    query(keyOf('history', id), (signal) => listDataPointHistory({ client, signal, throwOnError, path: { id } })),
  comments: (client: ApiClient, id: string) =>
    query(keyOf('comments', id), (signal) => listDataPointComments({ client, signal, throwOnError, path: { id } })),
  evidence: (client: ApiClient, id: string) =>
    query(keyOf('evidence', id), (signal) => listEvidence({ client, signal, throwOnError, path: { id } })),
  labels: (client: ApiClient, sectionId: string) =>
    query(keyOf('labels', sectionId), (signal) => listLabels({ client, signal, throwOnError, query: { sectionId } })),
  /** The existing and the previous figure with its methodology, before somebody types. */
  start: (client: ApiClient, place: ReadDataPointStartData['query']) =>
    query(keyOf('start', place), (signal) => readDataPointStart({ client, signal, throwOnError, query: place })),
  coverage: (client: ApiClient, of: ReadCoverageData['query']) =>
    query(keyOf('coverage', of), (signal) => readCoverage({ client, signal, throwOnError, query: of })),
  /** The most sought figures, over the newest years. */
  keyFigures: (client: ApiClient) =>
    query([...keys.dataPoints, 'key-figures'], (signal) => readKeyFigures({ client, signal, throwOnError })),
  /** All data points of a part of the grid; one with more than a response holds is read in halves. */
  grid: (client: ApiClient, piece: GridPiece) =>
    query(keyOf('grid', piece), async (signal) => ({ data: await readPiece(client, piece, signal) })),
};

const readAgain = (queryClient: QueryClient) => async () => {
  await queryClient.invalidateQueries({ queryKey: keys.dataPoints });
  await queryClient.invalidateQueries({ queryKey: keys.reportingTimes });
};

/**
 * Writing data points. A refused `data_point.stale` carries the other person's (`ApiError.currentDataPoint`), a refused
 * `data_point.overlap` the existing one (`ApiError.existingDataPoint`).
 */
export const dataPointMutations = {
  /** `key` makes a repeated call return the data point of the first (Idempotency-Key). */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<DataPoint, NewDataPoint & { key: string }>(
      ({ key, ...body }) => createDataPoint({ client, body, throwOnError, headers: { 'Idempotency-Key': key } }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<DataPoint, DataPointChange>(
      (body) => changeDataPoint({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, Pick<DataPoint, 'id' | 'version'>>(
      ({ id, version }) => removeDataPoint({ client, path: { id }, query: { version: String(version) }, throwOnError }),
      readAgain(queryClient),
    ),
  comment: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<unknown, string>(
      (text) => addDataPointComment({ client, path: { id }, body: { text }, throwOnError }),
      readAgain(queryClient),
    ),
  removeComment: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<unknown, string>(
      (partId) => removeDataPointComment({ client, path: { id, partId }, throwOnError }),
      readAgain(queryClient),
    ),
  addEvidence: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<unknown, { file: File; reference: string } & UploadWatch>(
      ({ file, reference, ...watch }) =>
        addEvidence({ client, path: { id }, body: { file, reference }, throwOnError, ...uploading(watch) }),
      readAgain(queryClient),
    ),
  /** Stores the page or cell of a document where the figure is found. */
  changeReference: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<unknown, { partId: string; reference: string }>(
      ({ partId, reference }) => changeEvidence({ client, path: { id, partId }, body: { reference }, throwOnError }),
      readAgain(queryClient),
    ),
  removeEvidence: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<unknown, string>(
      (partId) => removeEvidence({ client, path: { id, partId }, throwOnError }),
      readAgain(queryClient),
    ),
};

/** Stores a new data point outside of a component; `key` as in `create`. The caller has to refresh lists. */
export const saveNewDataPoint = async (client: ApiClient, { key, ...body }: NewDataPoint & { key: string }) =>
  (await createDataPoint({ client, body, throwOnError, headers: { 'Idempotency-Key': key } })).data;

/** Changes a data point in the same way. */
export const saveDataPoint = async (client: ApiClient, id: string, body: DataPointChange) =>
  (await changeDataPoint({ client, path: { id }, body, throwOnError })).data;

/** The bytes of a document that proves a data point. */
export const downloadEvidence = async (client: ApiClient, id: string, partId: string): Promise<Blob> =>
  (await readEvidenceFile({ client, path: { id, partId }, throwOnError, parseAs: 'blob' })).data as Blob;

/** Writing labels of a section. A refused `label.stale` means that somebody renamed it meanwhile. */
export const labelMutations = {
  create: (client: ApiClient, queryClient: QueryClient, sectionId: string) =>
    mutation<Label, string>(
      (name) => createLabel({ client, body: { sectionId, name }, throwOnError }),
      readAgain(queryClient),
    ),
  rename: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Label, Pick<Label, 'id' | 'name' | 'version'>>(
      ({ id, name, version }) => renameLabel({ client, path: { id }, body: { name, version }, throwOnError }),
      readAgain(queryClient),
    ),
  order: (client: ApiClient, queryClient: QueryClient, sectionId: string) =>
    mutation<Label[], string[]>(
      (ids) => orderLabels({ client, body: { sectionId, ids }, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, Pick<Label, 'id' | 'version'>>(
      ({ id, version }) => removeLabel({ client, path: { id }, query: { version: String(version) }, throwOnError }),
      readAgain(queryClient),
    ),
};
