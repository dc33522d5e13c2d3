import {
  type EntityImport,
  type EntityImportDetail,
  type EntityImportKind,
  type EntityImportOutcome,
  entityImportKinds,
  entityImportLimits,
  entityImportOutcomes,
} from '@esg/contract';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { undoneOf } from '../imports/index.ts';
import { entityImports } from './entity-imports.tables.ts';

export type EntityImportRecord = typeof entityImports.$inferSelect;
type Draft = Omit<typeof entityImports.$inferInsert, 'tenantId' | 'organisationId'>;
type Change = Partial<
  Pick<EntityImportRecord, 'state' | 'plan' | 'settled' | 'appliedAt' | 'appliedById' | 'appliedByName'>
>;

/** Entity managers have the imports that they uploaded, and no others. */
const own = (scoped: Scoped) =>
  and(
    ownRows(entityImports, scoped),
    scoped.role === 'entity-manager' ? eq(entityImports.createdById, scoped.userId) : undefined,
  );
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(entityImports.id, id));

const countIn = <Name extends EntityImportKind | EntityImportOutcome>(names: readonly Name[], found: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, found.filter((each) => each === name).length])) as Record<Name, number>;

/** The fields of an import that people see in a list. */
export const importOf = (record: EntityImportRecord): EntityImport => {
  const { id, state, fileName, fileBytes, plan, settled, createdAt, createdById, createdByName } = record;
  const { appliedAt, appliedById, appliedByName } = record;
  const kinds = plan.map(({ kind }) => kind);
  const outcomes = settled.map(({ outcome }) => outcome);
  return {
    id,
    state,
    fileName,
    fileBytes,
    counts: countIn(entityImportKinds, kinds),
    result: state === 'checked' ? null : countIn(entityImportOutcomes, outcomes),
    createdAt: createdAt.toISOString(),
    createdBy: { id: createdById, name: createdByName },
    appliedAt: appliedAt?.toISOString() ?? null,
    appliedBy: appliedById === null ? null : { id: appliedById, name: appliedByName ?? '' },
    ...undoneOf(record),
  };
};

/** The same with its rows. */
export const detailOf = (record: EntityImportRecord): EntityImportDetail => {
  const settled = new Map(record.settled.map((each) => [each.row, each]));
  return {
    ...importOf(record),
    rows: record.plan.map(({ row, kind, name, entityId, changes, issues }) => ({
      row,
      kind,
      name,
      entityId: settled.get(row)?.entityId ?? entityId,
      changes,
      issues,
      outcome: settled.get(row)?.outcome ?? null,
    })),
  };
};

/** Imports that changed entities, newest first, after the given place. */
export const listImports = (scoped: Scoped, after: ListPosition | undefined, limit: number) =>
  scoped.tx
    .select()
    .from(entityImports)
    .where(and(own(scoped), ne(entityImports.state, 'checked'), olderThan(entityImports, after)))
    .orderBy(desc(entityImports.createdAt), desc(entityImports.id))
    .limit(limit);

/** The import, or `undefined` when this organisation has none with that id. */
export const findImport = async (scoped: Scoped, id: string): Promise<EntityImportRecord | undefined> =>
  (await scoped.tx.select().from(entityImports).where(one(scoped, id)))[0];

/** Locks the import for this transaction. */
export const lockImport = async (scoped: Scoped, id: string): Promise<EntityImportRecord | undefined> =>
  (await scoped.tx.select().from(entityImports).where(one(scoped, id)).for('update'))[0];

/**
 * Stores a checked sheet, and keeps the latest that the same person checked and did not import: somebody who checks two at once can import
 * either.
 */
export const insertImport = async (scoped: Scoped, draft: Draft): Promise<EntityImportRecord> => {
  const { tx, tenantId, organisationId } = scoped;
  const waiting = and(
    own(scoped),
    eq(entityImports.state, 'checked'),
    eq(entityImports.createdById, draft.createdById),
  );
  const older = tx
    .select({ id: entityImports.id })
    .from(entityImports)
    .where(waiting)
    .orderBy(desc(entityImports.createdAt), desc(entityImports.id))
    .offset(entityImportLimits.checkedMax - 1);
  await tx.delete(entityImports).where(and(waiting, inArray(entityImports.id, older)));
  const [record] = await tx
    .insert(entityImports)
    .values({ ...draft, tenantId, organisationId })
    .returning();
  if (!record) throw new Error('An import of entities was not stored');
  return record;
};

/** Changes a locked import; the changed one. */
export const updateImport = async (scoped: Scoped, id: string, change: Change): Promise<EntityImportRecord> => {
  const [record] = await scoped.tx.update(entityImports).set(change).where(one(scoped, id)).returning();
  if (!record) throw new Error('An import of entities is gone');
  return record;
};
