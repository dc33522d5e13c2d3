import type { Context } from 'hono';
import { accountsOrigin, previewCookie, type Tenant, type TenantDirectory } from '../modules/tenants/index.ts';
import type { GatewayConfig } from '../platform/deps.ts';
import { hostNameOf, originOf } from '../platform/http/index.ts';

export type Visits = ReturnType<typeof createVisits>;

/** The tag of the browser's cached copy; compression on the way makes strong tags weak. */
export const keptTag = (c: Context) => c.req.header('if-none-match')?.replace(/^W\//, '');

/** `owner`: the tenant where the address names no other. `isShared`: people of other tenants sign in there too. */
type VisitedAccounts = { owner: Tenant | undefined; isShared: boolean };

/** The sites besides the tenants' own pages, by host. */
const createSites = (config: GatewayConfig, directory: TenantDirectory) => {
  const isSharedHost = (host: string | undefined): host is string =>
    config.accountsUrl !== undefined && host === new URL(config.accountsUrl).hostname;
  /** A tenant's accounts site of this name. Where one is configured for all, the only others are those that an operator gave to tenants. */
  const ownAccountsAt = async (host: string | undefined) => {
    const site = await directory.findAccounts(host);
    return config.accountsUrl && !site?.isGiven ? undefined : site;
  };
  return {
    /** The accounts site at this host; undefined where it has none. */
    accountsAt: async (host: string | undefined): Promise<VisitedAccounts | undefined> => {
      if (isSharedHost(host)) return { owner: await directory.find(host.replace(/^accounts\./, '')), isShared: true };
      const site = await ownAccountsAt(host);
      return site && { owner: site.tenant, isShared: !site.isGiven && site.tenant.hostType === 'ROOT_DOMAIN' };
    },
    /** Whether a site is served at this name. */
    isServed: async (host: string | undefined) =>
      isSharedHost(host) || (await directory.find(host)) !== undefined || (await ownAccountsAt(host)) !== undefined,
  };
};

/** Determines from a request which site is visited, its tenant, and the brand that this visitor sees. */
export const createVisits = (config: GatewayConfig, directory: TenantDirectory) => {
  const originFor = (c: Context) => originOf(c, config.trustProxy);
  const hostOf = (c: Context) => hostNameOf(originFor(c).host);
  const sites = createSites(config, directory);
  const askedTenant = (c: Context) => directory.find(hostNameOf(c.req.query('tenant')));

  /** The accounts site that was visited; undefined on a tenant's own pages. */
  const accountsSite = (c: Context) => sites.accountsAt(hostOf(c));

  /** A shared accounts site shows the brand of the tenant in the address, or the root host's; a tenant's own shows no other. */
  const findTenant = async (c: Context): Promise<Tenant | undefined> => {
    const site = await accountsSite(c);
    if (!site) return directory.find(hostOf(c));
    const asked = await askedTenant(c);
    return asked && (site.isShared || asked.id === site.owner?.id) ? asked : site.owner;
  };

  /** Origin of the accounts site of a tenant, for this visit. */
  const accountsFor = (c: Context, tenant: Tenant) => accountsOrigin(tenant, originFor(c), config.accountsUrl);

  /**
   * The other address of an accounts page: people of a tenant with its own accounts host sign in only there, and a bookmark of such a host
   * needs no tenant in it. Undefined where the address is right.
   */
  const properAddress = async (c: Context): Promise<string | undefined> => {
    const site = await accountsSite(c);
    const tenant = await findTenant(c);
    if (!site || !tenant) return undefined;
    const isNamed = hostNameOf(c.req.query('tenant')) === tenant.host;
    if (!isNamed && site.isShared) return undefined;
    const proper = new URL(accountsFor(c, tenant));
    if (isNamed && proper.hostname === hostOf(c)) return undefined;
    const { pathname, search } = new URL(c.req.url);
    proper.pathname = pathname;
    proper.search = search;
    proper.searchParams.set('tenant', tenant.host);
    return proper.href;
  };

  const asSeen = (c: Context, tenant: Tenant | undefined) =>
    tenant && directory.withPreview(tenant, previewCookie.read(c, config.trustProxy));

  return {
    trustProxy: config.trustProxy,
    originFor,
    isServed: sites.isServed,
    isAccounts: async (c: Context) => (await accountsSite(c)) !== undefined,
    findTenant,
    accountsFor,
    properAddress,
    /** The page's tenant, in the brand this visitor sees. */
    seenBy: async (c: Context) => asSeen(c, await findTenant(c)),
    /** The tenant of a brand file: that of the address, because both sites show it, or that of the page. */
    fileOwner: async (c: Context) => asSeen(c, (await askedTenant(c)) ?? (await findTenant(c))),
  };
};
