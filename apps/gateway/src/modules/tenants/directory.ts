import type { Database } from '../../platform/database/index.ts';
import { findTenantByHost, type Tenant } from './tenants.repository.ts';

const rememberMilliseconds = 10_000;
const rememberedMax = 2000;

export type TenantDirectory = ReturnType<typeof createTenantDirectory>;

/** Looks up tenants by host name and remembers the answer for some seconds: every request asks. */
export const createTenantDirectory = (database: Database, now: () => Date) => {
  const remembered = new Map<string, { tenant: Tenant | undefined; until: number }>();
  return {
    /** The tenant of this host name; undefined where nobody lives. */
    find: async (host: string | undefined): Promise<Tenant | undefined> => {
      if (!host) return undefined;
      const known = remembered.get(host);
      if (known && known.until > now().getTime()) return known.tenant;
      const tenant = await database.withSystem((tx) => findTenantByHost(tx, host));
      // Host names come from outside: a flood of made-up ones must not fill the memory.
      if (remembered.size >= rememberedMax) remembered.clear();
      remembered.set(host, { tenant, until: now().getTime() + rememberMilliseconds });
      return tenant;
    },
    /** Forgets everything: a tenant was changed. */
    forget: () => remembered.clear(),
  };
};
