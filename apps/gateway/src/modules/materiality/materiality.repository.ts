import type { TenantInfo } from '@esg/contract';
import { eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { tenants } from '../tenants/tenants.tables.ts';

type Flag = TenantInfo['featureFlag']['featureFlags'][number];

/** Whether the caller's tenant has this module. */
export const hasFeature = async ({ tx, tenantId }: Scoped, flag: Flag) => {
  const [row] = await tx.select({ flags: tenants.featureFlag }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.flags.featureFlags.includes(flag) === true;
};
