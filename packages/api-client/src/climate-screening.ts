import type {
  ClimateScreening,
  ClimateScreeningFileQuery,
  ClimateScreeningQuery,
  NewScreeningStatement,
  ScreeningCategory,
  ScreeningDecision,
  ScreeningEstimates,
  ScreeningEvent,
  ScreeningPlan,
  ScreeningStatement,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  decideScopeThreeCategory,
  estimateScopeThreeCategory,
  listScopeThreeScreeningEvents,
  planScopeThreeCategory,
  publishScopeThreeStatement,
  readClimateScreening,
  readClimateScreeningFile,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { pages } from './pages.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** The screening of scope 3: it stands beside lines of activity data, and is read again with them. */
export const climateScreeningQueries = {
  all: (client: ApiClient, asked: ClimateScreeningQuery) =>
    query<ClimateScreening>([...keys.climate, 'screening', asked], (signal) =>
      readClimateScreening({ client, signal, throwOnError, query: asked }),
    ),
  /** Who decided, planned and estimated what, newest first: of all categories, or of one. */
  events: (client: ApiClient, narrowed: { category?: number } = {}) =>
    pages<ScreeningEvent>([...keys.climate, 'screening-events', narrowed], (page, signal) =>
      listScopeThreeScreeningEvents({
        client,
        signal,
        throwOnError,
        query: { ...page, ...(narrowed.category && { category: String(narrowed.category) }) },
      }),
    ),
};

type OfCategory<Change> = { readonly category: number; readonly change: Change };
const pathOf = (category: number) => ({ category: String(category) });

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'climate.changed' });

/** What is said of a category. A change of an older state is refused with `resource.stale`. */
export const climateScreeningMutations = {
  decide: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ScreeningCategory, OfCategory<ScreeningDecision>>(
      ({ category, change: body }) => decideScopeThreeCategory({ client, path: pathOf(category), body, throwOnError }),
      readAgain(queryClient),
    ),
  plan: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ScreeningCategory, OfCategory<ScreeningPlan>>(
      ({ category, change: body }) => planScopeThreeCategory({ client, path: pathOf(category), body, throwOnError }),
      readAgain(queryClient),
    ),
  estimate: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ScreeningCategory, OfCategory<ScreeningEstimates>>(
      ({ category, change: body }) =>
        estimateScopeThreeCategory({ client, path: pathOf(category), body, throwOnError }),
      readAgain(queryClient),
    ),
  /** Which categories are included and left out becomes an answer of the data hub. */
  publish: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ScreeningStatement, NewScreeningStatement>(
      (body) => publishScopeThreeStatement({ client, body, throwOnError }),
      readAgainAfter(queryClient, { type: 'data-points.changed' }),
    ),
};

/** The screening as a workbook. */
export const fetchScreeningFile = async (
  client: ApiClient,
  asked: ClimateScreeningFileQuery,
  signal?: AbortSignal,
): Promise<Blob> =>
  (
    await readClimateScreeningFile({
      client,
      throwOnError,
      parseAs: 'blob',
      query: asked,
      ...(signal && { signal }),
    })
  ).data as Blob;
