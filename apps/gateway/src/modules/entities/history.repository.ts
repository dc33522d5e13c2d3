import type { EntityHistoryEntry } from '@esg/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { type Actor, findActor } from '../users/index.ts';
import { entityHistory } from './history.tables.ts';

/** An event in the history of one entity. */
export type Happening = Pick<EntityHistoryEntry, 'action' | 'changes'> & { entityId: string };
type Row = typeof entityHistory.$inferSelect;

/** The number of rows in one statement, which may not have more than 65,535 values. */
const lotSize = 1000;

const insert = async (
  { tx, tenantId, organisationId }: Scoped,
  happened: readonly Happening[],
  { id: actorId, name: actorName }: Actor,
  { now: createdAt, through }: { now: Date; through: EntityHistoryEntry['through'] },
) => {
  for (let at = 0; at < happened.length; at += lotSize)
    await tx.insert(entityHistory).values(
      happened.slice(at, at + lotSize).map(({ entityId, action, changes }) => ({
        tenantId,
        organisationId,
        entityId,
        action,
        through,
        changes,
        createdAt,
        actorId,
        actorName,
      })),
    );
};

/** Records the caller's action, in the transaction of the action itself. */
export const noteHistory = async (
  scoped: Scoped,
  happened: readonly Happening[],
  now: Date,
  through: EntityHistoryEntry['through'] = null,
) => {
  if (happened.length > 0) await insert(scoped, happened, await findActor(scoped), { now, through });
};

/** The fields of a row that people see. */
export const historyEntryOf = ({ id, createdAt, actorId, actorName, action, through, changes }: Row) =>
  ({
    id,
    at: createdAt.toISOString(),
    by: { id: actorId, name: actorName },
    action,
    through,
    changes,
  }) satisfies EntityHistoryEntry;

/** Whether one of these entities was merged into another. */
export const isMerged = async (scoped: Scoped, entityIds: readonly string[]): Promise<boolean> => {
  const merged = and(inArray(entityHistory.entityId, [...entityIds]), eq(entityHistory.action, 'merged'));
  return (await scoped.tx.$count(entityHistory, and(ownRows(entityHistory, scoped), merged))) > 0;
};

/** Entities that were merged into others: archived, with nothing left of their own. */
export const listMergedIntoOthers = async (scoped: Scoped): Promise<string[]> => {
  const rows = await scoped.tx
    .selectDistinct({ id: entityHistory.entityId })
    .from(entityHistory)
    .where(and(ownRows(entityHistory, scoped), eq(entityHistory.action, 'merged')));
  return rows.map(({ id }) => id);
};

/** Entities that were merged into others, and those that others were merged into. */
export const listMerged = async (scoped: Scoped): Promise<string[]> => {
  const rows = await scoped.tx
    .selectDistinct({ id: entityHistory.entityId })
    .from(entityHistory)
    .where(and(ownRows(entityHistory, scoped), inArray(entityHistory.action, ['merged', 'absorbed'])));
  return rows.map(({ id }) => id);
};

/** The history of the entity, newest first, after the given place. */
export const listHistory = (scoped: Scoped, entityId: string, after: ListPosition | undefined, limit: number) =>
  scoped.tx
    .select()
    .from(entityHistory)
    .where(and(ownRows(entityHistory, scoped), eq(entityHistory.entityId, entityId), olderThan(entityHistory, after)))
    .orderBy(desc(entityHistory.createdAt), desc(entityHistory.id))
    .limit(limit);
