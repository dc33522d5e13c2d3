import type { Database } from '../../platform/database/index.ts';
import { stillHolds } from '../../platform/still-holds.ts';
import { findSharedDraft } from '../brands/index.ts';
import { type AccountsSite, findAccountsSite, findTenantByHost, type Tenant } from './tenants.repository.ts';

/** How long what was looked up is held: a change is seen by every process after this long at the latest. */
export const rememberMilliseconds = 10_000;
const rememberedMax = 2000;

export type TenantDirectory = ReturnType<typeof createTenantDirectory>;

/** Looks up tenants by host name and remembers the answer for some seconds: every request asks. */
export const createTenantDirectory = (database: Database, now: () => Date) => {
  let remembered = new Map<string, { tenant: Tenant | undefined; until: number }>();
  let sites = new Map<string, { site: AccountsSite | undefined; until: number }>();
  return {
    /** The accounts site that answers to this name by itself, besides the deployment's. */
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
        // While the database is away, what was last known must do: files of the sites need no more.
        if (known) return known.site;
        throw error;
      }
    },
    /** The tenant of this host name; undefined where nobody lives. */
    find: async (host: string | undefined): Promise<Tenant | undefined> => {
      if (!host) return undefined;
      const known = remembered.get(host);
      if (known && stillHolds(known, now().getTime(), rememberMilliseconds)) return known.tenant;
      const memory = remembered;
      const tenant = await database.withSystem((tx) => findTenantByHost(tx, host));
      // Host names come from outside: a flood of made-up ones must not fill the memory. An answer that was on its way while
      // everything was forgotten goes into the old memory, which nobody asks any more.
      if (memory.size >= rememberedMax) memory.clear();
      memory.set(host, { tenant, until: now().getTime() + rememberMilliseconds });
      return tenant;
    },
    /**
     * The tenant in the brand that this visitor sees: the draft, where the token of their preview link is good for this very
     * tenant; otherwise the published one. Asks each time, so that a revoked link shows nothing from then on.
     */
    withPreview: async (tenant: Tenant, token: string | undefined): Promise<Tenant> => {
      const draft = await findSharedDraft(database, token, now());
      if (draft?.tenantId !== tenant.id) return tenant;
      return { ...tenant, ...draft.look, preview: { expiresAt: draft.expiresAt } };
    },
    /** What was last known of a host, however old: for pages that must be shown while the database is away. */
    recall: (host: string | undefined): Tenant | undefined => (host ? remembered.get(host)?.tenant : undefined),
    /** Forgets everything: a tenant was changed. */
    forget: () => {
      remembered = new Map();
      sites = new Map();
    },
  };
};
