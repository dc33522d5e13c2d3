import type { CreatedApiKey, NewApiKey } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './generated/sdk.gen.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;
const key = ['api', 'keys'];

/** Keys of the public API, newest first, revoked ones included. */
export const apiKeyQueries = {
  all: (client: ApiClient) => query(key, (signal) => listApiKeys({ client, signal, throwOnError })),
};

/** Making keys, whose secret is only in that response, and revoking them. */
export const apiKeyMutations = {
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<CreatedApiKey, NewApiKey>(
      (body) => createApiKey({ client, body, throwOnError }),
      () => queryClient.invalidateQueries({ queryKey: key }),
    ),
  revoke: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => revokeApiKey({ client, path: { id }, throwOnError }),
      () => queryClient.invalidateQueries({ queryKey: key }),
    ),
};
