import { and, isNull, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { reports } from './reports.tables.ts';

/** Whether a report names the entity among those it covers, one in the bin too: it may come back. */
export const coversEntity = async (scoped: Scoped, entityId: string): Promise<boolean> => {
  const rows = await scoped.tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(ownRows(reports, scoped), sql`${reports.entityIds} @> ${JSON.stringify([entityId])}::jsonb`))
    .limit(1);
  return rows.length > 0;
};

const entityId = sql<string>`jsonb_array_elements_text(${reports.entityIds})`;

/** How many reports name each entity, published and not; those without any are left out. */
export const countReportsByEntity = (scoped: Scoped) =>
  scoped.tx
    .select({
      entityId: entityId.as('entity_id'),
      published: sql<number>`count(*) filter (where ${reports.status} = 'readonly-published')::int`,
      inProgress: sql<number>`count(*) filter (where ${reports.status} <> 'readonly-published')::int`,
    })
    .from(reports)
    .where(and(ownRows(reports, scoped), isNull(reports.deletedAt)))
    .groupBy(sql`1`);
