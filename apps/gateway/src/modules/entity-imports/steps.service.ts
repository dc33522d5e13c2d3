import { type Entity, type EntityImportDetail, mayArrange, sameJson } from '@esg/contract';
import { isRefusedBy, orderedId, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { writeManyHoldings } from '../boundaries/index.ts';
import { listAskedEntities } from '../collection-requests/index.ts';
import { countFiguresByEntity } from '../data-points/index.ts';
import { type EntityState, listMerged, removeEntities, takeTree, writeEntities } from '../entities/index.ts';
import { importerOf, notifyUndone, undoneBy } from '../imports/index.ts';
import { listCoveredEntities } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import { detailOf, type EntityImportRecord, lockImport, updateImport } from './entity-imports.repository.ts';
import { planIn } from './entity-imports.service.ts';
import type { Settled } from './entity-imports.tables.ts';
import type { PlannedRow } from './plan.ts';
import { planUndo, stateOf } from './undo.ts';
import { outcomeOf, planHoldingsUndo, writeHoldingsBack } from './undo-holdings.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const take = async (scoped: Scoped, id: string, state: EntityImportRecord['state']) => {
  const record = await lockImport(scoped, id);
  if (!record) throw new ProblemError('resource.not_found');
  if (record.state !== state) throw new ProblemError('import.step_refused');
  return record;
};

/** New rows in an order in which each comes after its parent. */
const parentsFirst = (added: readonly PlannedRow[]): PlannedRow[] => {
  const below = Map.groupBy(added, ({ state }) => state.parent ?? '');
  const keys = new Set(added.map(({ key }) => key));
  const ordered = added.filter(({ state }) => !keys.has(state.parent ?? ''));
  for (const { key } of ordered) ordered.push(...(below.get(key) ?? []));
  return ordered;
};

const heldIn = (planned: PlannedRow['holding']): Pick<Settled, 'holding'> => {
  if (!planned) return {};
  const { year, before, after, version } = planned;
  return { holding: { year, before: version === 0 ? null : before, after } };
};

const writesOf = (plan: readonly PlannedRow[], present: readonly Entity[]) => {
  const added = parentsFirst(plan.filter(({ kind }) => kind === 'new'));
  const ids = new Map(added.map(({ key }) => [key, orderedId()]));
  const asStored = ({ parent, ...fields }: PlannedRow['state']): EntityState => ({
    ...fields,
    parentId: parent === null ? null : (ids.get(parent) ?? parent),
  });
  const byId = new Map(present.map((entity) => [entity.id, entity]));
  const edits = plan.flatMap(({ row, kind, entityId, state, holding }) => {
    const before = byId.get(entityId ?? '');
    return kind === 'changed' && before ? [{ row, before, after: asStored(state), holding }] : [];
  });
  const news = added.map(({ row, key, state, holding }) => {
    return { row, id: ids.get(key) ?? '', after: asStored(state), holding };
  });
  const settled: Settled[] = [
    ...news.map(
      ({ row, id, after, holding }): Settled => ({
        row,
        entityId: id,
        before: null,
        after,
        outcome: 'added',
        ...heldIn(holding),
      }),
    ),
    ...edits.map(
      ({ row, before, after, holding }): Settled => ({
        row,
        entityId: before.id,
        before: stateOf(before),
        after,
        outcome: 'changed',
        ...heldIn(holding),
      }),
    ),
  ];
  const holdings = [
    ...news.map(({ id, holding }) => ({ id, holding })),
    ...edits.map(({ before, holding }) => ({ id: before.id, holding })),
  ];
  return {
    added: news.map(({ id, after }) => ({ id, ...after })),
    // Who changes only the boundary changes no entity.
    edits: edits.filter(({ before, after }) => !sameJson(stateOf(before), after)),
    holdings: holdings.flatMap(({ id, holding }) => (holding ? [{ entityId: id, ...holding }] : [])),
    settled,
  };
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
    const { added, edits, holdings, settled } = writesOf(plan, tree.present);
    if (settled.length === 0) throw new ProblemError('import.step_refused');
    await writeEntities(scoped, tree, { added, changed: edits }, { now, through: 'import' });
    const actor = await findActor(scoped);
    for (const [year, of] of Map.groupBy(holdings, (each) => each.year)) {
      const writes = of.map(({ entityId, after, version }) => ({ entityId, holding: after, version }));
      if (!(await writeManyHoldings(scoped, year, writes, { actor, now })))
        throw new ProblemError('entity_import.outdated');
    }
    const person = { appliedAt: now, appliedById: actor.id, appliedByName: actor.name };
    return detailOf(await updateImport(scoped, id, { state: 'applied', settled, ...person }));
  });
  if (!applied) throw new ProblemError('entity_import.outdated');
  deps.realtime.publish(scope, { type: 'entities.changed' });
  return applied;
};

/** Entities with figures or reports, those that collections ask, and both of each merge: who takes an import back keeps them. */
const usedIn = async (scoped: Scoped): Promise<ReadonlySet<string | null>> => {
  const figures = (await countFiguresByEntity(scoped)).map(({ entityId }) => entityId);
  return new Set([
    ...figures,
    ...(await listCoveredEntities(scoped)),
    ...(await listAskedEntities(scoped)),
    ...(await listMerged(scoped)),
  ]);
};

const undo = async (scoped: Scoped, id: string, now: Date) => {
  const record = await take(scoped, id, 'applied');
  const person = await undoneBy(scoped, importerOf(record), now);
  const tree = await takeTree(scoped);
  const written = new Set(record.settled.map(({ entityId }) => entityId));
  // They may have another manager since.
  if (!tree.present.filter(({ id: entityId }) => written.has(entityId)).every((entity) => mayArrange(scoped, entity)))
    throw new ProblemError('permission.denied');
  const held = await planHoldingsUndo(scoped, record.settled);
  const used = new Set([...(await usedIn(scoped)), ...held.changedSince]);
  const { restored, removed } = planUndo(tree.present, record.settled, used);
  await writeEntities(scoped, tree, { added: [], changed: restored }, { now, through: 'undo' });
  await writeHoldingsBack(scoped, held.writes, now);
  await removeEntities(scoped, removed, { now, through: 'undo' });
  const byRow = new Map(restored.map((one) => [one.row, one]));
  const isRemoved = new Set(removed);
  const settled = record.settled.map((each): Settled => {
    if (isRemoved.has(each.entityId)) return { ...each, outcome: 'removed' };
    if (each.outcome === 'added') return { ...each, outcome: 'kept' };
    return { ...each, outcome: outcomeOf(each, byRow.get(each.row), held) };
  });
  return detailOf(await updateImport(scoped, id, { state: 'undone', settled, ...person }));
};

/**
 * Takes back an import, in one transaction. Fields that were changed since stay as they are, and so do new entities with figures, reports,
 * requests or children of their own, and those that were merged; the rows name them. Throws `entity.linked` where that happens at the same moment, `import.step_refused`, and
 * `permission.denied` where an entity is another manager's by now, and for people who neither imported it nor may undo what others imported.
 */
export const undoEntityImport = async (deps: GatewayDeps, scope: Scope, id: string): Promise<EntityImportDetail> => {
  try {
    const undone = await deps.database.withScope(scope, (scoped) => undo(scoped, id, deps.now()));
    deps.realtime.publish(scope, { type: 'entities.changed' });
    const { fileName, appliedBy, createdBy } = undone;
    const importedById = (appliedBy ?? createdBy).id;
    const path = `/ct/entity-management/import?id=${id}`;
    await notifyUndone(deps, scope, undone, { fileName, importedById, path });
    return undone;
  } catch (error) {
    throw isRefusedBy(error, 'reference') ? new ProblemError('entity.linked') : error;
  }
};
