import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { brands } from '../brands/brands.tables.ts';
import { organisations } from '../organizations/index.ts';
import { reports } from '../reports/index.ts';
import { tenants } from '../tenants/index.ts';

/** Whose figures the file holds, and in which tenant's colours it is made. */
export const findBrand = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({ organisation: organisations.name, companyName: brands.companyName, colorSetting: brands.colorSetting })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .innerJoin(brands, eq(brands.id, tenants.brandId))
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  if (!row) throw new Error(`The organisation ${organisationId} of a comparison does not exist`);
  return row;
};

/** Reports of the organisation, the latest period first; those without one last. */
export const listComparable = ({ tx, tenantId, organisationId }: Scoped, limit: number) => {
  const { id, versionId, name, status, periodStart, periodEnd, entityIds, createdAt } = reports;
  return tx
    .select({ id, versionId, name, status, periodStart, periodEnd, entityIds })
    .from(reports)
    .where(and(eq(reports.tenantId, tenantId), eq(reports.organisationId, organisationId), isNull(reports.deletedAt)))
    .orderBy(sql`${periodEnd} desc nulls last`, desc(createdAt), desc(id))
    .limit(limit);
};
