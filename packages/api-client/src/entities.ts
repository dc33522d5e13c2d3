import type { Entity, EntityChange, EntityMoves, NewEntity } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  archiveEntity,
  changeEntity,
  createEntity,
  listEntities,
  listEntityOverviews,
  moveEntities,
  removeEntity,
  restoreEntity,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** Parts of the organisation with figures of their own, by name. */
export const entityQueries = {
  all: (client: ApiClient) => query(keys.entities, (signal) => listEntities({ client, signal, throwOnError })),
  /** The data of each entity: data points, reports in progress and published. */
  overviews: (client: ApiClient) =>
    query([...keys.entities, 'overviews'], (signal) => listEntityOverviews({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'entities.changed' });

/** Writing entities. A refused `entity.stale` carries the present entity. */
export const entityMutations = {
  /** `key` makes a repeated call return the entity of the first (Idempotency-Key). */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Entity, NewEntity & { key: string }>(
      ({ key, ...body }) => createEntity({ client, body, throwOnError, headers: { 'Idempotency-Key': key } }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Entity, { id: string; change: EntityChange }>(
      ({ id, change }) => changeEntity({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  /** Moves entities with everything below them, all or none. */
  move: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Entity[], EntityMoves['moves']>(
      (moves) => moveEntities({ client, body: { moves }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Archives it with everything below it: they accept no new data. */
  archive: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Entity, string>((id) => archiveEntity({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  /** Restores it with everything above it. */
  restore: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Entity, string>((id) => restoreEntity({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>((id) => removeEntity({ client, path: { id }, throwOnError }), readAgain(queryClient)),
};
