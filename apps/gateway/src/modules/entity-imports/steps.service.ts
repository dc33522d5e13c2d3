import { branchOf, type Entity, type EntityImportDetail, isInUse, mayStandBelow, sameJson } from '@esg/contract';
import { isRefusedBy, orderedId, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { countFiguresByEntity } from '../data-points/index.ts';
import { type EntityState, removeEntities, takeTree, writeEntities } from '../entities/index.ts';
import { listCoveredEntities } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import { detailOf, type EntityImportRecord, lockImport, updateImport } from './entity-imports.repository.ts';
import { planIn } from './entity-imports.service.ts';
import type { Settled } from './entity-imports.tables.ts';
import type { PlannedRow } from './plan.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const take = async (scoped: Scoped, id: string, state: EntityImportRecord['state']) => {
  const record = await lockImport(scoped, id);
  if (!record) throw new ProblemError('resource.not_found');
  if (record.state !== state) throw new ProblemError('import.step_refused');
  return record;
};

const stateOf = ({ name, type, parentId, fiscalYearStartMonth, address, postCode }: Entity): EntityState => ({
  name,
  type,
  parentId,
  fiscalYearStartMonth,
  address,
  postCode,
});

/** New rows in an order in which each comes after its parent. */
const parentsFirst = (added: readonly PlannedRow[]): PlannedRow[] => {
  const below = Map.groupBy(added, ({ state }) => state.parent ?? '');
  const keys = new Set(added.map(({ key }) => key));
  const ordered = added.filter(({ state }) => !keys.has(state.parent ?? ''));
  for (const { key } of ordered) ordered.push(...(below.get(key) ?? []));
  return ordered;
};

const writesOf = (plan: readonly PlannedRow[], present: readonly Entity[]) => {
  const added = parentsFirst(plan.filter(({ kind }) => kind === 'new'));
  const ids = new Map(added.map(({ key }) => [key, orderedId()]));
  const asStored = ({ parent, ...fields }: PlannedRow['state']): EntityState => ({
    ...fields,
    parentId: parent === null ? null : (ids.get(parent) ?? parent),
  });
  const byId = new Map(present.map((entity) => [entity.id, entity]));
  const edits = plan.flatMap(({ row, kind, entityId, state }) => {
    const before = byId.get(entityId ?? '');
    return kind === 'changed' && before ? [{ row, before, after: asStored(state) }] : [];
  });
  const news = added.map(({ row, key, state }) => ({ row, id: ids.get(key) ?? '', after: asStored(state) }));
  const settled: Settled[] = [
    ...news.map(({ row, id, after }): Settled => ({ row, entityId: id, before: null, after, outcome: 'added' })),
    ...edits.map(
      ({ row, before, after }): Settled => ({
        row,
        entityId: before.id,
        before: stateOf(before),
        after,
        outcome: 'changed',
      }),
    ),
  ];
  return { added: news.map(({ id, after }) => ({ id, ...after })), edits, settled };
};

/**
 * Writes the checked rows, all or none, in one transaction: 2,000 rows take about a second. The plan is made again from the same rows while
 * the entities are locked; where it differs from the one that the person has seen, the new plan is stored and shown, and nothing is
 * written. Throws `entity_import.outdated` then, `entity_import.refused` while rows are refused, `import.step_refused`.
 */
export const applyEntityImport = async (deps: Deps, scope: Scope, id: string): Promise<EntityImportDetail> => {
  const applied = await deps.database.withScope(scope, async (scoped) => {
    const now = deps.now();
    const record = await take(scoped, id, 'checked');
    const { tree, plan } = await planIn(scoped, record.sheet);
    if (!sameJson(plan, record.plan)) {
      await updateImport(scoped, id, { plan });
      return undefined;
    }
    if (plan.some(({ kind }) => kind === 'error')) throw new ProblemError('entity_import.refused');
    const { added, edits, settled } = writesOf(plan, tree.present);
    if (settled.length === 0) throw new ProblemError('import.step_refused');
    await writeEntities(scoped, tree, { added, changed: edits }, { now, through: 'import' });
    const actor = await findActor(scoped);
    const person = { appliedAt: now, appliedById: actor.id, appliedByName: actor.name };
    return detailOf(await updateImport(scoped, id, { state: 'applied', settled, ...person }));
  });
  if (!applied) throw new ProblemError('entity_import.outdated');
  deps.realtime.publish(scope, { type: 'entities.changed' });
  return applied;
};

/** Whether the entity is active and has the import's values; one that was changed and changed back counts too. */
const isAsWritten = (entity: Entity | undefined, { after }: Settled) =>
  entity !== undefined && isInUse(entity) && sameJson(stateOf(entity), after);

/** Changed entities that still have the import's values and can be reset, in an order in which the tree stays valid. */
const restorable = (present: readonly Entity[], changed: readonly Settled[]) => {
  const tree = new Map(present.map((entity) => [entity.id, entity]));
  const restored: { row: number; before: Entity; after: EntityState }[] = [];
  let left = changed.filter((each) => isAsWritten(tree.get(each.entityId), each));
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter(({ row, entityId, before: after }) => {
      const entity = tree.get(entityId);
      if (!entity || !after) return false;
      const isBackInPlace = after.parentId === entity.parentId;
      if (!isBackInPlace && !mayStandBelow([...tree.values()], entityId, after.parentId)) return true;
      tree.set(entityId, { ...entity, parentId: after.parentId });
      restored.push({ row, before: entity, after });
      return false;
    });
  }
  return { restored, after: [...tree.values()] };
};

/** New entities without any later change or data. */
const removable = async (scoped: Scoped, present: readonly Entity[], added: readonly Settled[]) => {
  const figures = new Set((await countFiguresByEntity(scoped)).map(({ entityId }) => entityId));
  const reported = new Set(await listCoveredEntities(scoped));
  const byId = new Map(present.map((entity) => [entity.id, entity]));
  const untouched = new Set(
    added.flatMap((each) => {
      const { entityId } = each;
      const isUsed = figures.has(entityId) || reported.has(entityId);
      return isAsWritten(byId.get(entityId), each) && !isUsed ? [entityId] : [];
    }),
  );
  // An entity is removed only with all its descendants.
  return [...untouched].filter((id) => branchOf(present, id).every((below) => untouched.has(below.id)));
};

const undo = async (scoped: Scoped, id: string, now: Date) => {
  const record = await take(scoped, id, 'applied');
  // Entity managers take back only their own imports.
  if (scoped.role === 'entity-manager' && record.appliedById !== scoped.userId)
    throw new ProblemError('permission.denied');
  const tree = await takeTree(scoped);
  const { restored, after } = restorable(
    tree.present,
    record.settled.filter(({ outcome }) => outcome === 'changed'),
  );
  await writeEntities(scoped, tree, { added: [], changed: restored }, { now, through: 'undo' });
  const removed = await removable(
    scoped,
    after,
    record.settled.filter(({ outcome }) => outcome === 'added'),
  );
  await removeEntities(scoped, removed, { now, through: 'undo' });
  const isRestored = new Set(restored.map(({ row }) => row));
  const isRemoved = new Set(removed);
  const settled = record.settled.map((each): Settled => {
    const outcome = isRestored.has(each.row) ? 'restored' : isRemoved.has(each.entityId) ? 'removed' : 'kept';
    return { ...each, outcome };
  });
  return detailOf(await updateImport(scoped, id, { state: 'undone', settled }));
};

/**
 * Takes back an import, in one transaction. Entities that were changed since stay as they are, and so do those with figures, reports or
 * children of their own; the rows name them. Throws `entity.linked` where that happens at the same moment, and `import.step_refused`.
 */
export const undoEntityImport = async (deps: Deps, scope: Scope, id: string): Promise<EntityImportDetail> => {
  try {
    const undone = await deps.database.withScope(scope, (scoped) => undo(scoped, id, deps.now()));
    deps.realtime.publish(scope, { type: 'entities.changed' });
    return undone;
  } catch (error) {
    throw isRefusedBy(error, 'reference') ? new ProblemError('entity.linked') : error;
  }
};
