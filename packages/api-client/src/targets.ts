import type { NewTarget, Target, TargetChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { changeTarget, createTarget, listTargets, removeTarget } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** What the organisation wants a metric to come to. */
export const targetQueries = {
  ofMetric: (client: ApiClient, metricKey: string) =>
    query([...keys.targets, metricKey], (signal) =>
      listTargets({ client, signal, throwOnError, query: { metricKey } }),
    ),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'targets.changed' });

/** Writing them. A change of an older state is refused with `resource.stale`; `currentOf` reads what stands now. */
export const targetMutations = {
  /** `key` makes a repeated call answer with the one of the first (Idempotency-Key). */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Target, NewTarget & { key: string }>(
      ({ key, ...body }) => createTarget({ client, body, throwOnError, headers: { 'Idempotency-Key': key } }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Target, { id: string; change: TargetChange }>(
      ({ id, change }) => changeTarget({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>((id) => removeTarget({ client, path: { id }, throwOnError }), readAgain(queryClient)),
};
