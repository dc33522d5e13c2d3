import type { Database } from '../../platform/database/index.ts';
import { stillHolds } from '../../platform/still-holds.ts';
import { findSharedDraft } from '../brands/index.ts';
import { type AccountsSite, findAccountsSite, findTenantByHost, type Tenant } from './tenants.repository.ts';

/** How long lookups are cached: every process sees a change after this long at the latest. */
export const rememberMilliseconds = 10_000;
const rememberedMax = 2000;

export type TenantDirectory = ReturnType<typeof createTenantDirectory>;

/** Looks up tenants by host name and caches the answer for some seconds, because every request needs it. */
export const createTenantDirectory = (database: Database, now: () => Date) => {
  let remembered = new Map<string, { tenant: Tenant | undefined; until: number }>();
  let sites = new Map<string, { site: AccountsSite | undefined; until: number }>();
  return {
    /** The accounts site that has this host name without being configured, besides the deployment's. */
    findAccounts: async (name: string | undefined): Promise<AccountsSite | undefined> => {
      if (!name) return undefined;
      const known = sites.get(name);
      if (known && stillHolds(known, now().getTime(), rememberMilliseconds)) return known.site;
      const memory = sites;
      try {
        const site = await database.withSystem((tx) => findAccountsSite(tx, name));
        if (memory.size >= rememberedMax) memory.clear();
        memory.set(name, { site, until: now().getTime() + rememberMilliseconds });
        return site;
      } catch (error) {
        // While the database is away, the last known answer is used: files of the sites need no more.
        if (known) return known.site;
        throw error;
      }
    },
    /** The tenant of this host name; undefined for an unknown host. */
    find: async (host: string | undefined): Promise<Tenant | undefined> => {
      if (!host) return undefined;
      const known = remembered.get(host);
      if (known && stillHolds(known, now().getTime(), rememberMilliseconds)) return known.tenant;
      const memory = remembered;
      const tenant = await database.withSystem((tx) => findTenantByHost(tx, host));
      // Host names come from outside: many invented ones must not fill the memory. An answer that was on its way while the
      // cache was cleared goes into the old cache, which is no longer used.
      if (memory.size >= rememberedMax) memory.clear();
      memory.set(host, { tenant, until: now().getTime() + rememberMilliseconds });
      return tenant;
    },
    /**
     * The tenant in the brand that this visitor sees: the draft, where the token of their preview link is valid for this tenant; otherwise
     * the published one. Looked up each time, so that a revoked link shows nothing from then on.
     */
    withPreview: async (tenant: Tenant, token: string | undefined): Promise<Tenant> => {
      const draft = await findSharedDraft(database, token, now());
      if (draft?.tenantId !== tenant.id) return tenant;
      return { ...tenant, ...draft.look, preview: { expiresAt: draft.expiresAt } };
    },
    /** The last known answer for a host, however old: for pages that must be shown while the database is away. */
    recall: (host: string | undefined): Tenant | undefined => (host ? remembered.get(host)?.tenant : undefined),
    /** Clears the cache after a tenant was changed. */
    forget: () => {
      remembered = new Map();
      sites = new Map();
    },
  };
};
