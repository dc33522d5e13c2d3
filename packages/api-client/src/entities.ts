import type { Entity, EntityChange, NewEntity } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { changeEntity, createEntity, listEntities, removeEntity } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** Parts of the organisation with figures of their own, by name. */
export const entityQueries = {
  all: (client: ApiClient) => query(keys.entities, (signal) => listEntities({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'entities.changed' });

/** Writing entities. A refused `entity.stale` carries the entity as it is now. */
export const entityMutations = {
  /** `key` makes a repeated call answer with the entity of the first (Idempotency-Key). */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Entity, NewEntity & { key: string }>(
      ({ key, ...body }) => createEntity({ client, body, throwOnError, headers: { 'Idempotency-Key': key } }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<Entity, EntityChange>(
      (body) => changeEntity({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>((id) => removeEntity({ client, path: { id }, throwOnError }), readAgain(queryClient)),
};
