import type { Entity } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { deleteEntities, insertEntities, updateEntities } from './entities.repository.ts';
import { type Happening, noteHistory } from './history.repository.ts';
import { changesIn } from './tree.ts';

/** All fields of an entity that a person fills in. */
export type EntityState = Pick<Entity, 'name' | 'type' | 'parentId' | 'fiscalYearStartMonth' | 'address' | 'postCode'>;
/** Entities of a sheet: new ones have their ids already, so that others can be below them, and come after their parents. */
type EntityWrites = {
  added: readonly (EntityState & { id: string })[];
  changed: readonly { before: Entity; after: EntityState }[];
};
type Tree = { present: readonly Entity[]; atTop: string | null };
/** `through` is null where a person did it by hand. */
type When = { now: Date; through: 'import' | 'undo' | null };

/**
 * Adds and changes many entities at once, in the transaction of a caller that has locked the tree and ensured that it stays a tree; each
 * gets a history entry. A new one has the manager of its parent.
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

/** Removes entities without any data; a reference created meanwhile refuses all of them. */
export const removeEntities = async (scoped: Scoped, ids: readonly string[], { now, through }: When) => {
  if (ids.length === 0) return;
  await deleteEntities(scoped, ids);
  const happened = ids.map((entityId): Happening => ({ entityId, action: 'removed', changes: [] }));
  await noteHistory(scoped, happened, now, through);
};
