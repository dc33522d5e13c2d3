import type { Entity, EntityMerge } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { mergeEntity, readEntityMerge, readEntityMergeEffect } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** What merging an entity into another would do, and what it would do to the group. */
export const entityMergeQueries = {
  preview: (client: ApiClient, id: string, into: string) =>
    query([...keys.entities, 'merge', id, into], (signal) =>
      readEntityMerge({ client, path: { id }, query: { into }, signal, throwOnError }),
    ),
  effect: (client: ApiClient, id: string, merge: EntityMerge) =>
    query([...keys.entities, 'merge', id, merge], (signal) =>
      readEntityMergeEffect({ client, path: { id }, body: merge, signal, throwOnError }),
    ),
};

/** Merging entities. */
export const entityMergeMutations = {
  merge: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Entity, { id: string; merge: EntityMerge }>(
      ({ id, merge }) => mergeEntity({ client, path: { id }, body: merge, throwOnError }),
      async () => {
        await readAgainAfter(queryClient, { type: 'entities.changed' })();
        await readAgainAfter(queryClient, { type: 'data-points.changed' })();
      },
    ),
};
