import type { Entity } from '@esg/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import type { Actor } from '../users/index.ts';
import { appendAudit } from './audit.repository.ts';
import { updateReport } from './reports.repository.ts';
import { reports } from './reports.tables.ts';

/** Whether a report names the entity among those it covers, including deleted reports: they may be restored. */
export const coversEntity = async (scoped: Scoped, entityId: string): Promise<boolean> => {
  const rows = await scoped.tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(ownRows(reports, scoped), sql`${reports.entityIds} @> ${JSON.stringify([entityId])}::jsonb`))
    .limit(1);
  return rows.length > 0;
};

/** Reports that name the entity, newest first. */
export const listReportsOfEntity = (scoped: Scoped, id: string) =>
  scoped.tx
    .select({ id: reports.id, versionId: reports.versionId, name: reports.name, status: reports.status })
    .from(reports)
    .where(
      and(
        ownRows(reports, scoped),
        isNull(reports.deletedAt),
        sql`${reports.entityIds} @> ${JSON.stringify([id])}::jsonb`,
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(100);

const entityId = sql<string>`jsonb_array_elements_text(${reports.entityIds})`;

/** The number of reports about each entity, published and not; entities without any are left out. */
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

/** Entities that a report names, including deleted reports: they may be restored. */
export const listCoveredEntities = async (scoped: Scoped): Promise<string[]> => {
  const rows = await scoped.tx
    .selectDistinct({ id: entityId.as('id') })
    .from(reports)
    .where(ownRows(reports, scoped));
  return rows.map(({ id }) => id);
};

const covering = (scoped: Scoped, entityId: string) =>
  and(ownRows(reports, scoped), sql`${reports.entityIds} @> ${JSON.stringify([entityId])}::jsonb`);

/** How many reports cover the entity, deleted ones too. */
export const countCovering = (scoped: Scoped, entityId: string): Promise<number> =>
  scoped.tx.$count(reports, covering(scoped, entityId));

type Named = Pick<Entity, 'id' | 'name'>;

/** Reports that list what is below one entity list what is below another in its place. */
const passLevelOn = (scoped: Scoped, from: string, to: string) =>
  scoped.tx
    .update(reports)
    .set({ figuresByEntityLevel: to })
    .where(and(ownRows(reports, scoped), eq(reports.figuresByEntityLevel, from)));

/** Reports that cover one entity cover another in its place, and say so in their audit logs. Returns their ids. */
export const passReportsOn = async (
  scoped: Scoped,
  [from, to]: readonly [Named, Named],
  entities: readonly Named[],
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<string[]> => {
  const names = new Map(entities.map(({ id, name }) => [id, name]));
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(', ');
  await passLevelOn(scoped, from.id, to.id);
  const rows = await scoped.tx
    .select({ id: reports.id, entityIds: reports.entityIds })
    .from(reports)
    .where(covering(scoped, from.id))
    .orderBy(asc(reports.id))
    .for('update');
  for (const { id, entityIds: before } of rows) {
    const entityIds = [...new Set(before.map((one) => (one === from.id ? to.id : one)))];
    await updateReport(scoped, id, { entityIds, updatedAt: now }, true);
    const entry = {
      action: 'changed' as const,
      field: 'entityIds',
      oldValue: named(before),
      newValue: named(entityIds),
    };
    await appendAudit(scoped, id, by, now, [entry]);
  }
  return rows.map(({ id }) => id);
};
