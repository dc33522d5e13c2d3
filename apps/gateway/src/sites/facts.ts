import type { PageFacts, RuntimeConfig } from '@esg/contract';
import type { Context } from 'hono';
import { type Tenant, tenantInfoOf, tenantSettingsOf } from '../modules/tenants/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import type { Visits } from './visit.ts';

export type Facts = ReturnType<typeof createFacts>;

/** What a page knows before its first request: the addresses of all parts, and its tenant. */
export const createFacts = ({ config, scan }: GatewayDeps, visits: Visits, remotes: readonly string[]) => {
  const runtimeConfig = (c: Context, tenant: Tenant): RuntimeConfig => {
    const { origin } = visits.originFor(c);
    return {
      environment: config.environment,
      gatewayUrl: origin,
      accountsUrl: visits.accountsFor(c, tenant),
      socketUrl: origin,
      // `sandbox` where no card provider is configured: the pages then say so, and accept test cards only.
      cardProviderKey: config.stripe?.publishableKey ?? 'sandbox',
      remoteModules: Object.fromEntries(remotes.map((name) => [name, `/remotes/${name}/remoteEntry.js`])),
      scansUploads: scan !== undefined,
    };
  };
  return {
    runtimeConfig,
    ofPage: (c: Context, tenant: Tenant): PageFacts => ({
      host: tenant.host,
      config: runtimeConfig(c, tenant),
      info: tenantInfoOf(tenant),
      settings: tenantSettingsOf(tenant, visits.originFor(c).origin),
    }),
  };
};
