import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { numberFormatIn, organisations } from '../organizations/index.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** The brand that e-mails of the tenant carry. */
export const findBrandId = async (tx: Transaction, tenantId: string) => {
  const [tenant] = await tx.select({ brandId: tenants.brandId }).from(tenants).where(eq(tenants.id, tenantId));
  return tenant?.brandId ?? undefined;
};

/** How the organisation that asks writes its numbers. */
export const findNumberFormat = async (tx: Transaction, id: string) => {
  const { numberFormat, headquartersCountry } = organisations;
  const [row] = await tx
    .select({ numberFormat, headquartersCountry })
    .from(organisations)
    .where(eq(organisations.id, id));
  return numberFormatIn(row ?? { numberFormat: null, headquartersCountry: null });
};

/** Name of the organisation that an invitation belongs to. */
export const organisationName = async (tx: Transaction, id: string) => {
  const [row] = await tx.select({ name: organisations.name }).from(organisations).where(eq(organisations.id, id));
  return row?.name ?? '';
};
