import type { NewTarget, Target } from '@esg/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { targets } from './targets.tables.ts';

type TargetRow = typeof targets.$inferSelect;
/** Who writes, and when. */
type Writing = { readonly by: string; readonly now: Date };

const own = (scoped: Scoped) => ownRows(targets, scoped);
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(targets.id, id));

/** The row as the API answers it. */
export const targetOf = ({ updatedByName, updatedAt, ...row }: TargetRow): Target => ({
  id: row.id,
  name: row.name,
  metricKey: row.metricKey,
  entityId: row.entityId,
  unit: row.unit,
  base: row.base,
  interim: row.interim,
  goal: row.goal,
  owner: row.owner,
  note: row.note,
  measures: row.measures,
  updatedBy: updatedByName,
  updatedAt: updatedAt.toISOString(),
  version: row.version,
});

/** Those of these metrics, the oldest first. */
export const listTargets = async (scoped: Scoped, metricKeys: readonly string[]): Promise<Target[]> => {
  const rows = await scoped.tx
    .select()
    .from(targets)
    .where(and(own(scoped), inArray(targets.metricKey, [...metricKeys])))
    .orderBy(asc(targets.createdAt), asc(targets.id));
  return rows.map(targetOf);
};

export const countTargets = (scoped: Scoped) => scoped.tx.$count(targets, own(scoped));

export const findTarget = async (scoped: Scoped, id: string): Promise<TargetRow | undefined> => {
  const [row] = await scoped.tx.select().from(targets).where(one(scoped, id));
  return row;
};

export const insertTarget = async (
  { tx, tenantId, organisationId }: Scoped,
  fields: NewTarget,
  { by, now }: Writing,
): Promise<TargetRow> => {
  const [row] = await tx
    .insert(targets)
    .values({ ...fields, tenantId, organisationId, createdAt: now, updatedAt: now, updatedByName: by })
    .returning();
  if (!row) throw new Error('A row of targets was not stored');
  return row;
};

/** The changed row; undefined where none stands at this version. */
export const updateTarget = async (
  scoped: Scoped,
  id: string,
  version: number,
  fields: NewTarget,
  { by, now }: Writing,
): Promise<TargetRow | undefined> => {
  const [row] = await scoped.tx
    .update(targets)
    .set({ ...fields, updatedAt: now, updatedByName: by, version: sql`${targets.version} + 1` })
    .where(and(one(scoped, id), eq(targets.version, version)))
    .returning();
  return row;
};

/** Makes targets of an entity those of another one, which takes its figures over. Whoever has one open is refused until they have seen it. */
export const passTargetsOn = async (scoped: Scoped, fromEntityId: string, toEntityId: string) => {
  await scoped.tx
    .update(targets)
    .set({ entityId: toEntityId, version: sql`${targets.version} + 1` })
    .where(and(own(scoped), eq(targets.entityId, fromEntityId)));
};

/** Whether there was one. */
export const deleteTarget = async (scoped: Scoped, id: string) =>
  (await scoped.tx.delete(targets).where(one(scoped, id)).returning({ id: targets.id })).length > 0;
