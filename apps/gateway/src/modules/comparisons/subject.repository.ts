import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reports } from '../reports/index.ts';
import type { ComparablePlace } from './comparable-cursor.ts';

/** Reports of the organisation after the position, the latest period first; those without one last. */
export const listComparable = (
  { tx, tenantId, organisationId }: Scoped,
  { after, limit }: { after: ComparablePlace | undefined; limit: number },
) => {
  const { id, versionId, name, status, periodStart, periodEnd, entityIds, createdAt } = reports;
  // In the order of the index `reports_by_period`.
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
