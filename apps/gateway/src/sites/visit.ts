import { type Language, languages } from '@esg/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { previewCookie, type Tenant, type TenantDirectory } from '../modules/tenants/index.ts';
import type { GatewayConfig } from '../platform/deps.ts';
import { accountsOrigin, hostNameOf, isAccountsHost, originOf } from '../platform/http/index.ts';

export type Visits = ReturnType<typeof createVisits>;

/** The language the person chose, or their browser's. */
export const languageOf = (c: Context): Language => {
  const asked = c.req.query('language') ?? getCookie(c, 'language');
  const known = languages.find((language) => language === asked);
  if (known) return known;
  return /^\s*zh\b/i.test(c.req.header('accept-language') ?? '') ? 'zhTw' : 'en';
};

/** The tag of what the browser has kept; compression on the way makes strong tags weak. */
export const keptTag = (c: Context) => c.req.header('if-none-match')?.replace(/^W\//, '');

/** Tells from a request which site was visited, whose it is, and in which brand this visitor sees it. */
export const createVisits = (config: GatewayConfig, directory: TenantDirectory) => {
  const originFor = (c: Context) => originOf(c, config.trustProxy);
  const isAccounts = (c: Context) => isAccountsHost(hostNameOf(originFor(c).host), config.accountsUrl);
  const askedTenant = (c: Context) => directory.find(hostNameOf(c.req.query('tenant')));

  /** The accounts site is the product's own; with no or an unknown tenant it carries the brand of the root host. */
  const tenantOf = async (c: Context): Promise<Tenant | undefined> => {
    const host = hostNameOf(originFor(c).host);
    if (!isAccounts(c)) return directory.find(host);
    return (await askedTenant(c)) ?? directory.find(host?.replace(/^accounts\./, ''));
  };

  const asSeen = (c: Context, tenant: Tenant | undefined) =>
    tenant && directory.withPreview(tenant, previewCookie.read(c, config.trustProxy));

  return {
    trustProxy: config.trustProxy,
    originFor,
    isAccounts,
    tenantOf,
    /** Origin of the accounts site for this visit. */
    accountsFor: (c: Context) => accountsOrigin(originFor(c), config.accountsUrl),
    /** Whose page it is, in the brand this visitor sees. */
    seenBy: async (c: Context) => asSeen(c, await tenantOf(c)),
    /** Whose brand file is asked for: the tenant's in the address, because both sites show it, or the page's. */
    fileOwner: async (c: Context) => asSeen(c, (await askedTenant(c)) ?? (await tenantOf(c))),
  };
};
