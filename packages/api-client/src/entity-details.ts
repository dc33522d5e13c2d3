import type { EntityBelongings, EntityHistoryEntry } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import { listEntityHistory, readEntityBelongings } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { pages } from './pages.ts';
import { query } from './query.ts';

const throwOnError = true;

/** The data and the history of one entity, read again when entities change. */
export const entityDetailQueries = {
  belongings: (client: ApiClient, id: string) =>
    query<EntityBelongings>([...keys.entities, 'belongings', id], (signal) =>
      readEntityBelongings({ client, signal, throwOnError, path: { id } }),
    ),
  /** Pages of the history, newest first. */
  history: (client: ApiClient, id: string) =>
    pages<EntityHistoryEntry>([...keys.entities, 'history', id], (query, signal) =>
      listEntityHistory({ client, signal, throwOnError, path: { id }, query }),
    ),
};
