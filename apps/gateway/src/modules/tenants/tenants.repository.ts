import type { TenantInfo } from '@esg/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { type BrandLook, brandLookOf, findBrand } from '../brands/index.ts';
import { type AccountsPlace, namesAbove, usualAccountsHost } from './accounts-site.ts';
import { tenantHosts, tenants } from './tenants.tables.ts';

/** A tenant as it is found by a host name, in the brand that this visitor sees. */
export type Tenant = Pick<
  typeof tenants.$inferSelect,
  'id' | 'name' | 'brandMode' | 'platformType' | 'featureFlag' | 'termsUrl'
> &
  BrandLook &
  AccountsPlace & {
    host: string;
    hostType: (typeof tenantHosts.$inferSelect)['hostType'];
    /** Set when the brand is a draft, shown by a preview link. */
    preview?: { expiresAt: Date };
  };

const { id, name, brandMode, platformType, featureFlag, termsUrl, brandId, accountsHost } = tenants;

/** Those of these names that are root hosts. */
const listRootsAmong = async (tx: Transaction, names: string[]): Promise<string[]> => {
  const rows = await tx
    .select({ host: tenantHosts.host })
    .from(tenantHosts)
    .where(and(inArray(tenantHosts.host, names), eq(tenantHosts.hostType, 'ROOT_DOMAIN')));
  return rows.map((row) => row.host);
};

/** The tenant of this host name, before anybody is signed in. */
export const findTenantByHost = async (tx: Transaction, host: string): Promise<Tenant | undefined> => {
  const [row] = await tx
    .select({
      tenant: { id, name, brandMode, platformType, featureFlag, termsUrl },
      brandId,
      ownAccountsHost: accountsHost,
      hostType: tenantHosts.hostType,
    })
    .from(tenantHosts)
    .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
    .where(eq(tenantHosts.host, host));
  const brand = row && (await findBrand(tx, row.brandId));
  if (!brand) return undefined;
  const { tenant, hostType, ownAccountsHost } = row;
  const roots = await listRootsAmong(tx, namesAbove(host));
  const usual = usualAccountsHost(host, (candidate) => roots.includes(candidate));
  return { ...tenant, ...brandLookOf(brand), host, hostType, ownAccountsHost, usualAccountsHost: usual };
};

/** An accounts site with its own name, without one configured for the whole deployment. */
export type AccountsSite = {
  /** The tenant it belongs to; for a root host, the root's tenant. */
  tenant: Tenant;
  /** Whether an operator gave the tenant this host. */
  isGiven: boolean;
};

/** The accounts site with this host name. */
export const findAccountsSite = async (tx: Transaction, name: string): Promise<AccountsSite | undefined> => {
  const given = await tx
    .select({ host: tenantHosts.host })
    .from(tenantHosts)
    .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
    .where(eq(accountsHost, name))
    .orderBy(tenantHosts.host);
  // Of several hosts of a tenant, the one nearest to the accounts host.
  const inCommon = (host: string) => namesAbove(host).filter((above) => namesAbove(name).includes(above)).length;
  const [nearest] = given.map(({ host }) => host).sort((one, other) => inCommon(other) - inCommon(one));
  const host = nearest ?? /^accounts\.(.+)$/.exec(name)?.[1];
  const tenant = host ? await findTenantByHost(tx, host) : undefined;
  const isGiven = nearest !== undefined;
  return tenant && (isGiven || tenant.usualAccountsHost === name) ? { tenant, isGiven } : undefined;
};

/** Hosts of tenants without an accounts host of their own. */
export const listHostsWithoutAccounts = async (tx: Transaction) =>
  tx
    .select({ host: tenantHosts.host, hostType: tenantHosts.hostType, name })
    .from(tenantHosts)
    .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
    .where(sql`${accountsHost} is null`);

export type Feature = TenantInfo['featureFlag']['featureFlags'][number];

/** Framework versions that the operator named for the caller's tenant; none means that all compared versions are on offer. */
export const versionsNamed = async ({ tx, tenantId }: Scoped): Promise<readonly string[]> => {
  const [row] = await tx.select({ flags: tenants.featureFlag }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.flags.versionIds ?? [];
};

/** Whether the caller's tenant has this module. */
export const hasFeature = async ({ tx, tenantId }: Scoped, feature: Feature): Promise<boolean> => {
  const [row] = await tx.select({ flags: tenants.featureFlag }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.flags.featureFlags.includes(feature) === true;
};
