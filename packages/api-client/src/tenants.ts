import type { ApiClient } from './create-api-client.ts';
import { query } from './query.ts';
import { readTenantInfo, readTenantSettings } from './start-calls.ts';
import { startKeys } from './start-keys.ts';

/** The tenant at a host and its brand. Public: no session is needed. */
export const tenantQueries = {
  info: (client: ApiClient, hostname: string) => ({
    ...query(startKeys.tenantInfo(hostname), (signal) =>
      readTenantInfo({ client, signal, throwOnError: true, path: { hostname } }),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** Settings of the tenant named by the `tenant-url` header. */
  settings: (client: ApiClient) => ({
    ...query(startKeys.tenantSettings, (signal) => readTenantSettings({ client, signal, throwOnError: true })),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
