import { branchOf, type Entity, isInUse, isNameTaken, mayStandBelow, sameJson } from '@esg/contract';
import type { EntityState } from '../entities/index.ts';
import type { Settled } from './entity-imports.tables.ts';

const stateFields = ['name', 'type', 'parentId', 'fiscalYearStartMonth', 'address', 'postCode'] as const;

/** The fields of an entity that a sheet sets. */
export const stateOf = ({ name, type, parentId, fiscalYearStartMonth, address, postCode }: Entity): EntityState => ({
  name,
  type,
  parentId,
  fiscalYearStartMonth,
  address,
  postCode,
});

/** Whether the import changed fields of the entity, not of the boundary alone. */
export const isRewritten = ({ before, after }: Settled): boolean => before !== null && !sameJson(before, after);

/** An entity as it is and as it will be again; whole where no field that the import changed was changed since. */
type Restored = { row: number; before: Entity; after: EntityState; isWhole: boolean };
type Tree = ReadonlyMap<string, Entity>;

/** The entity with every field that the import changed, and nobody since, as it was before the import. */
const restoredFrom = (tree: Tree, { row, entityId, before: was, after: written }: Settled): Restored | undefined => {
  const entity = tree.get(entityId);
  if (!entity || !was || !isInUse(entity)) return undefined;
  const changed = stateFields.filter((field) => was[field] !== written[field]);
  const back = changed.filter((field) => entity[field] === written[field]);
  const values: Partial<EntityState> = Object.fromEntries(back.map((field) => [field, was[field]]));
  const after = { ...stateOf(entity), ...values };
  const isPlaced = after.parentId === entity.parentId || mayStandBelow([...tree.values()], entityId, after.parentId);
  return back.length > 0 && isPlaced
    ? { row, before: entity, after, isWhole: back.length === changed.length }
    : undefined;
};

/** Changed entities that can be restored, in an order in which the tree stays valid. */
const restorable = (present: readonly Entity[], changed: readonly Settled[]) => {
  const tree = new Map(present.map((entity) => [entity.id, entity]));
  const restored: Restored[] = [];
  let left = [...changed];
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter((each) => {
      const one = restoredFrom(tree, each);
      if (!one) return true;
      tree.set(one.before.id, { ...one.before, ...one.after });
      restored.push(one);
      return false;
    });
  }
  return { restored, after: [...tree.values()] };
};

/** New entities without any later change or data. An entity is removed only with all its descendants. */
const removable = (
  present: readonly Entity[],
  added: readonly Settled[],
  used: ReadonlySet<string | null>,
): string[] => {
  const byId = new Map(present.map((entity) => [entity.id, entity]));
  const isUntouched = ({ entityId, after }: Settled) => {
    const entity = byId.get(entityId);
    return entity !== undefined && isInUse(entity) && sameJson(stateOf(entity), after) && !used.has(entityId);
  };
  const untouched = new Set(added.filter(isUntouched).map(({ entityId }) => entityId));
  return [...untouched].filter((id) => branchOf(present, id).every((below) => untouched.has(below.id)));
};

/**
 * What taking back an import does: entities to restore, and ids of those to remove. `used` are entities with figures, reports or requests, and merged ones. A name
 * that somebody has taken meanwhile is not given twice: that entity stays as it is.
 */
export const planUndo = (
  present: readonly Entity[],
  settled: readonly Settled[],
  used: ReadonlySet<string | null>,
): { restored: readonly Restored[]; removed: readonly string[] } => {
  const { restored, after } = restorable(
    present,
    settled.filter(({ outcome }) => outcome === 'changed'),
  );
  const removed = removable(
    after,
    settled.filter(({ outcome }) => outcome === 'added'),
    used,
  );
  const gone = new Set(removed);
  const left = after.filter(({ id }) => !gone.has(id));
  const isClashing = ({ before, after: next }: Restored) =>
    (next.name !== before.name || next.parentId !== before.parentId) && isNameTaken(left, before.id, next);
  const clashing = new Set(restored.filter(isClashing).map(({ row }) => row));
  if (clashing.size === 0) return { restored, removed };
  return planUndo(
    present,
    settled.filter(({ row }) => !clashing.has(row)),
    used,
  );
};
