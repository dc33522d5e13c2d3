import type { ApiClient } from './create-api-client.ts';
import { listDemoAccounts } from './generated/sdk.gen.ts';
import { query } from './query.ts';

/** The accounts of the tenant's demonstration data. Empty outside a demonstration. */
export const demoAccountQueries = {
  list: (client: ApiClient) =>
    query(['demo-accounts'], (signal) => listDemoAccounts({ client, signal, throwOnError: true })),
};
