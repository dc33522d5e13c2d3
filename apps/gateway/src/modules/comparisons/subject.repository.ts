import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { brands } from '../brands/brands.tables.ts';
import { organisations } from '../organizations/index.ts';
import { reports } from '../reports/index.ts';
import { tenants } from '../tenants/index.ts';
import type { ComparablePlace } from './comparable-cursor.ts';

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

/** Reports of the organisation after the place, the latest period first; those without one last. */
export const listComparable = (
  { tx, tenantId, organisationId }: Scoped,
  { after, limit }: { after: ComparablePlace | undefined; limit: number },
) => {
  const { id, versionId, name, status, periodStart, periodEnd, entityIds, createdAt } = reports;
  // As the index `reports_by_period` has it.
  const ended = sql`coalesce(${periodEnd}, '-infinity'::date)`;
  return tx
    .select({ id, versionId, name, status, periodStart, periodEnd, entityIds, createdAt })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, tenantId),
        eq(reports.organisationId, organisationId),
        isNull(reports.deletedAt),
        after &&
          sql`(${ended}, ${createdAt}, ${id}) < (${after.periodEnd ?? '-infinity'}::date, ${after.createdAt.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(ended), desc(createdAt), desc(id))
    .limit(limit);
};
