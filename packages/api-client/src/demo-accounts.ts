import type { ApiClient } from './create-api-client.ts';
import { listDemoAccounts } from './generated/sdk.gen.ts';
import { query } from './query.ts';

/** Who can sign in to the tenant's demonstration data. Empty outside a demo. */
export const demoAccountQueries = {
  list: (client: ApiClient) =>
    query(['demo-accounts'], (signal) => listDemoAccounts({ client, signal, throwOnError: true })),
};
