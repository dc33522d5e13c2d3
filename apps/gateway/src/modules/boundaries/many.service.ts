import {
  type Boundary,
  type BoundaryEntity,
  type Holding,
  type HoldingsChange,
  mayArrange,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listEntities, requireManager } from '../entities/index.ts';
import { findActor } from '../users/index.ts';
import * as rows from './boundaries.repository.ts';
import { boundaryFor, holdingIn } from './holdings.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

/** What is to be stored of an entity; null where the year is to say nothing of it. */
export type HoldingToWrite = Omit<rows.HoldingWrite, 'holding'> & { readonly holding: Holding | null };

/** What holds of each entity in a year, and whether the year says it itself: then with its version. */
export const holdingsIn = async (scoped: Scoped, year: number) => {
  const found = new Map((await rows.listHoldings(scoped, year)).map((row) => [row.entityId, row]));
  return (entityId: string): { holding: Holding; version: number } => {
    const row = found.get(entityId);
    return { holding: holdingIn(row), version: row?.year === year ? row.version : 0 };
  };
};

/**
 * Stores what many entities are to the group in a year, in the transaction of a caller that has checked who may. False where one of them has
 * another version than the one that was read: the caller then undoes all of it.
 */
export const writeManyHoldings = async (
  scoped: Scoped,
  year: number,
  writes: readonly HoldingToWrite[],
  author: rows.Author,
): Promise<boolean> => {
  const said = writes
    .flatMap(({ holding, ...write }) => (holding ? [{ ...write, holding }] : []))
    .toSorted((one, other) => (one.entityId < other.entityId ? -1 : 1));
  const gone = writes.filter(({ holding }) => holding === null);
  const written = await rows.writeHoldings(scoped, year, said, author);
  const deleted = await rows.deleteHoldings(scoped, year, gone);
  if (written + deleted < writes.length) return false;
  const after = gone.length > 0 ? await holdingsIn(scoped, year) : undefined;
  const left = gone.flatMap(({ entityId }) => (after ? [{ entityId, holding: after(entityId).holding }] : []));
  await rows.appendEvents(scoped, year, [...said, ...left], author);
  return true;
};

/** Each change that differs from what is stored. Throws `resource.not_found`, and `permission.denied` for another manager's entity. */
const findChanges = async (scoped: Scoped, { year, entities }: HoldingsChange): Promise<HoldingToWrite[]> => {
  await requireManager(scoped);
  const present = new Map((await listEntities(scoped)).map((entity) => [entity.id, entity]));
  const holds = await holdingsIn(scoped, year);
  const asked = new Map(entities.map((each) => [each.entityId, each]));
  return [...asked.values()].filter(({ entityId, holding, version }) => {
    const entity = present.get(entityId);
    if (!entity || entity.isSample) throw new ProblemError('resource.not_found');
    if (!mayArrange(scoped, entity)) throw new ProblemError('permission.denied');
    const held = holds(entityId);
    const isStored = holding ? sameJson(holding, held.holding) : held.version === 0;
    return !isStored || version !== held.version;
  });
};

/**
 * Says of several entities what they are to the group in a year: all or none. Throws `resource.not_found`, `permission.denied`, and
 * `resource.stale` with the present boundary where one of them was changed since it was read.
 */
export const changeHoldings = async (deps: Deps, scope: Scope, change: HoldingsChange): Promise<BoundaryEntity[]> => {
  const { year } = change;
  const changed = await deps.database.withScope(scope, async (scoped) => {
    const writes = await findChanges(scoped, change);
    const author = { actor: await findActor(scoped), now: deps.now() };
    const isWritten = await writeManyHoldings(scoped, year, writes, author);
    const after: Boundary = await boundaryFor(scoped, year);
    if (!isWritten) throw new ProblemError('resource.stale', { extra: { current: after } });
    const ids = new Set(change.entities.map(({ entityId }) => entityId));
    return after.entities.filter(({ entityId }) => ids.has(entityId));
  });
  deps.realtime.publish(scope, { type: 'boundaries.changed' });
  return changed;
};
