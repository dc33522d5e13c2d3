import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** The brand that e-mails of the tenant carry. */
export const findBrandId = async (tx: Transaction, tenantId: string) => {
  const [tenant] = await tx.select({ brandId: tenants.brandId }).from(tenants).where(eq(tenants.id, tenantId));
  return tenant?.brandId ?? undefined;
};

/** Name of the organisation that an invitation belongs to. */
export const organisationName = async (tx: Transaction, id: string) => {
  const [row] = await tx.select({ name: organisations.name }).from(organisations).where(eq(organisations.id, id));
  return row?.name ?? '';
};
