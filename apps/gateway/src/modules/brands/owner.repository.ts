import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { brands } from './brands.tables.ts';

/** The organisation whose data a file contains, and the tenant whose brand it has. */
export const findOwner = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({ organisation: organisations.name, tenant: brands.companyName, colorSetting: brands.colorSetting })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .innerJoin(brands, eq(brands.id, tenants.brandId))
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  if (!row) throw new Error(`The organisation ${organisationId} does not exist`);
  return row;
};
