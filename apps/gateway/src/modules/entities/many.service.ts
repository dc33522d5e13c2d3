import type { Entity } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { deleteEntities, insertEntities, updateEntities } from './entities.repository.ts';
import { type Happening, noteHistory } from './history.repository.ts';
import { changesIn } from './tree.ts';

/** All fields that a person gives an entity. */
export type EntityState = Pick<Entity, 'name' | 'type' | 'parentId' | 'fiscalYearStartMonth' | 'address' | 'postCode'>;
/** Entities of a sheet: those to be added have their ids, so that others may stand below them, and come after what they belong to. */
type EntityWrites = {
  added: readonly (EntityState & { id: string })[];
  changed: readonly { before: Entity; after: EntityState }[];
};
type Tree = { present: readonly Entity[]; atTop: string | null };
type When = { now: Date; through: 'import' | 'undo' };

/**
 * Adds and changes many entities at once, in the transaction of a caller that has taken the tree and knows that it stays a tree; each of
 * them gets a line of history. A new one is whose the one above it is.
 */
export const writeEntities = async (
  scoped: Scoped,
  { present, atTop }: Tree,
  { added, changed }: EntityWrites,
  { now, through }: When,
) => {
  const managers = new Map(present.map(({ id, managerId }) => [id, managerId]));
  for (const { id, parentId } of added) managers.set(id, parentId === null ? atTop : (managers.get(parentId) ?? null));
  const edits = new Map(changed.map(({ before, after }) => [before.id, after]));
  const after = [...present.map((entity) => ({ ...entity, ...edits.get(entity.id) })), ...added];
  const changesOf = changesIn(present, after);
  await insertEntities(
    scoped,
    added.map((entity) => ({ ...entity, managerId: managers.get(entity.id) ?? null })),
    now,
  );
  await updateEntities(
    scoped,
    changed.map((edit) => ({ id: edit.before.id, ...edit.after })),
    now,
  );
  const happened: Happening[] = [
    ...added.map((entity) => ({
      entityId: entity.id,
      action: 'created' as const,
      changes: changesOf(null, entity),
    })),
    ...changed.map((edit) => ({
      entityId: edit.before.id,
      action: 'changed' as const,
      changes: changesOf(edit.before, edit.after),
    })),
  ];
  await noteHistory(scoped, happened, now, through);
};

/** Removes entities that nothing belongs to; a reference that came meanwhile refuses all of them. */
export const removeEntities = async (scoped: Scoped, ids: readonly string[], { now, through }: When) => {
  if (ids.length === 0) return;
  await deleteEntities(scoped, ids);
  const happened = ids.map((entityId): Happening => ({ entityId, action: 'removed', changes: [] }));
  await noteHistory(scoped, happened, now, through);
};
