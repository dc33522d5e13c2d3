import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { brands } from '../brands/brands.tables.ts';
import { organisations } from '../organizations/index.ts';
import { tenants } from '../tenants/index.ts';

/** Whose figures the file holds, and in which tenant's colours it is made. */
export const findBrand = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({ organisation: organisations.name, colorSetting: brands.colorSetting })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .innerJoin(brands, eq(brands.id, tenants.brandId))
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  if (!row) throw new Error(`The organisation ${organisationId} of a comparison does not exist`);
  return row;
};
