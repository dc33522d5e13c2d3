import type { DemoAccount } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import { query } from './query.ts';

/** Who can sign in to the tenant's demonstration data. Empty outside a demo. */
export const demoAccountQueries = {
  list: (client: ApiClient) =>
    query<DemoAccount[]>(
      ['demo-accounts'],
      (signal) =>
        client.get({ url: '/api/auth/demo-accounts', signal, throwOnError: true }) as unknown as Promise<{
          data: DemoAccount[];
        }>,
    ),
};
