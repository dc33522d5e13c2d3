import type { InsightTiles, InsightTilesChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { changeInsightTiles, readInsights } from './generated/sdk.gen.ts';
import type { ReadInsightsData } from './generated/types.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** The key metrics of the organisation, in the tiles of the person. */
export const insightQueries = {
  all: (client: ApiClient, of: NonNullable<ReadInsightsData['query']>) =>
    query([...keys.insights, of], (signal) => readInsights({ client, signal, throwOnError, query: of })),
};

/** Choosing tiles. A choice made elsewhere meanwhile is refused with `resource.stale`; `currentOf` reads it. */
export const insightMutations = {
  choose: (client: ApiClient, queryClient: QueryClient) =>
    mutation<InsightTiles, InsightTilesChange>(
      (body) => changeInsightTiles({ client, body, throwOnError }),
      () => queryClient.invalidateQueries({ queryKey: keys.insights }),
    ),
};
