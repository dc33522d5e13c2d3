import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { tenantHosts, tenants } from './tenants.tables.ts';

export type Tenant = typeof tenants.$inferSelect & { hostType: (typeof tenantHosts.$inferSelect)['hostType'] };

/** The tenant that answers to this host name, before anybody is signed in. */
export const findTenantByHost = async (tx: Transaction, host: string): Promise<Tenant | undefined> => {
  const [row] = await tx
    .select({ tenant: tenants, hostType: tenantHosts.hostType })
    .from(tenantHosts)
    .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
    .where(eq(tenantHosts.host, host));
  return row && { ...row.tenant, hostType: row.hostType };
};
