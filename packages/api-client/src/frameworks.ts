import type { ApiClient } from './create-api-client.ts';
import { listFrameworks, readFramework } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

/** The framework library. A version never changes, so one reading lasts for the session. */
export const frameworkQueries = {
  list: (client: ApiClient) => ({
    ...query(keys.frameworks, (signal) => listFrameworks({ client, signal, throwOnError: true })),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  one: (client: ApiClient, versionId: string) => ({
    ...query(keys.framework(versionId), (signal) =>
      readFramework({ client, signal, throwOnError: true, path: { versionId } }),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
