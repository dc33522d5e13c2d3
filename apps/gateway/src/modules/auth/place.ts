import type { Context } from 'hono';
import { originAt, ProblemError, type Reach, servedOrigin } from '../../platform/http/index.ts';
import { accountsOrigin, type Tenant, type TenantDirectory, tenantHostOf } from '../tenants/index.ts';

/**
 * The address of a tenant's site, for the links of e-mails. Made from a host that the tenant owns, never from the request: otherwise
 * somebody could have links to their own server sent out.
 */
export type Place = { host: string; site: string; accounts: string };

/** The tenant of a request, or of this host, and its address. Throws `tenant.unknown`. */
export const whereabouts = async (
  directory: TenantDirectory,
  config: Reach & { accountsUrl: string | undefined },
  c: Context,
  tenantHost = tenantHostOf(c),
): Promise<{ tenant: Tenant; place: Place }> => {
  const tenant = await directory.find(tenantHost);
  if (!tenant) throw new ProblemError('tenant.unknown');
  const site = originAt(servedOrigin(c, config), tenant.host);
  return {
    tenant,
    place: { host: tenant.host, site, accounts: accountsOrigin(tenant, new URL(site), config.accountsUrl) },
  };
};

/** A page of the accounts site, in the tenant's brand. */
export const accountsPage = ({ accounts, host }: Place, path: string, parameters: Record<string, string> = {}) => {
  const url = new URL(path, accounts);
  for (const [name, value] of Object.entries({ tenant: host, ...parameters })) url.searchParams.set(name, value);
  return url.href;
};
