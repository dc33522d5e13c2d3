import type { TenantInfo } from '@esg/contract';
import { eq } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { type BrandLook, findBrand, lookOf } from '../brands/index.ts';
import { tenantHosts, tenants } from './tenants.tables.ts';

/** A tenant as a host name finds it, in the brand that this visitor sees. */
export type Tenant = Pick<
  typeof tenants.$inferSelect,
  'id' | 'name' | 'brandMode' | 'platformType' | 'featureFlag' | 'termsUrl'
> &
  BrandLook & {
    host: string;
    hostType: (typeof tenantHosts.$inferSelect)['hostType'];
    /** Set when the brand is a draft, shown by a preview link. */
    preview?: { expiresAt: Date };
  };

const { id, name, brandMode, platformType, featureFlag, termsUrl, brandId } = tenants;

/** The tenant that answers to this host name, before anybody is signed in. */
export const findTenantByHost = async (tx: Transaction, host: string): Promise<Tenant | undefined> => {
  const [row] = await tx
    .select({
      tenant: { id, name, brandMode, platformType, featureFlag, termsUrl },
      brandId,
      hostType: tenantHosts.hostType,
    })
    .from(tenantHosts)
    .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
    .where(eq(tenantHosts.host, host));
  const brand = row && (await findBrand(tx, row.brandId));
  return brand && { ...row.tenant, ...lookOf(brand), host, hostType: row.hostType };
};

export type Feature = TenantInfo['featureFlag']['featureFlags'][number];

/** Whether the caller's tenant has this module. */
export const hasFeature = async ({ tx, tenantId }: Scoped, feature: Feature): Promise<boolean> => {
  const [row] = await tx.select({ flags: tenants.featureFlag }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.flags.featureFlags.includes(feature) === true;
};
