import {
  type ApproachChange,
  type Boundary,
  type BoundaryEntity,
  type BoundaryEntityChange,
  type BoundaryEvent,
  boundaryYearOf,
  type ConsolidationApproach,
  type Holding,
  type Inclusion,
  inclusionsIn,
  type Period,
  wholeHolding,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listEntities, requireArranging } from '../entities/index.ts';
import { findActor } from '../users/index.ts';
import * as rows from './boundaries.repository.ts';
import { boundaryFor, entityIn, holdingIn } from './holdings.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const notice = { type: 'boundaries.changed' } as const;

/** The entities that the organisation's figures of a year cover, and how. */
export const readBoundary = ({ database }: Pick<Deps, 'database'>, scope: Scope, year: number): Promise<Boundary> =>
  database.withScope(scope, (scoped) => boundaryFor(scoped, year));

/** The latest changes of a year's boundary, the newest first. */
export const readEvents = (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  year: number,
): Promise<BoundaryEvent[]> => database.withScope(scope, (scoped) => rows.listEvents(scoped, year));

/** Chooses the approach of a year. Throws `resource.stale` with the present boundary where somebody else was first. */
export const chooseApproach = async (
  deps: Deps,
  scope: Scope,
  { year, approach, version }: ApproachChange,
): Promise<Boundary> => {
  const boundary = await deps.database.withScope(scope, async (scoped) => {
    await requireArranging(scoped, null);
    const author = { actor: await findActor(scoped), now: deps.now() };
    if (!(await rows.writeApproach(scoped, { year, approach, version }, author)))
      throw new ProblemError('resource.stale', { extra: { current: await boundaryFor(scoped, year) } });
    await rows.appendEvent(scoped, { year, entityId: null, approach, holding: null }, author);
    return boundaryFor(scoped, year);
  });
  deps.realtime.publish(scope, notice);
  return boundary;
};

/** Sets the values of an entity in a year. Throws `resource.not_found`, and `resource.stale` with the present values. */
export const changeHolding = async (
  deps: Deps,
  scope: Scope,
  entityId: string,
  { year, version, ...holding }: BoundaryEntityChange,
): Promise<BoundaryEntity> => {
  const changed = await deps.database.withScope(scope, async (scoped) => {
    const entity = (await listEntities(scoped)).find(({ id, isSample }) => id === entityId && !isSample);
    if (!entity) throw new ProblemError('resource.not_found');
    await requireArranging(scoped, entity);
    const author = { actor: await findActor(scoped), now: deps.now() };
    const current = async () =>
      entityIn(
        entityId,
        year,
        (await rows.listHoldings(scoped, year)).find((row) => row.entityId === entityId),
      );
    if (!(await rows.writeHolding(scoped, { year, entityId }, { holding, version }, author)))
      throw new ProblemError('resource.stale', { extra: { current: await current() } });
    await rows.appendEvent(scoped, { year, entityId, approach: null, holding }, author);
    return current();
  });
  deps.realtime.publish(scope, notice);
  return changed;
};

/** The facts of a boundary that calculations for a period need. */
export type BoundaryInForce = {
  readonly approach: ConsolidationApproach;
  readonly inclusions: ReadonlyMap<string, Inclusion>;
  readonly holdingOf: (entityId: string) => Holding;
};

/**
 * The share of each entity over this period, by the approach of its year or by the requested one; `undefined` while none was chosen. Takes
 * two queries, however many entities there are.
 */
export const boundaryIn = async (
  scoped: Scoped,
  entities: Parameters<typeof inclusionsIn>[0],
  period: Period,
  asked?: ConsolidationApproach,
): Promise<BoundaryInForce | undefined> => {
  const year = boundaryYearOf(period);
  const approach = asked ?? (await rows.findApproach(scoped, year))?.approach;
  return approach && readShares(scoped, entities, { period, year, approach });
};

/** The same for each of these periods, in their order. */
export const listBoundaries = async (
  scoped: Scoped,
  entities: Parameters<typeof inclusionsIn>[0],
  periods: readonly Period[],
): Promise<(BoundaryInForce | undefined)[]> => {
  const approachOf = await rows.readApproaches(scoped);
  const found: (BoundaryInForce | undefined)[] = [];
  for (const period of periods) {
    const year = boundaryYearOf(period);
    const approach = approachOf(year);
    found.push(approach && (await readShares(scoped, entities, { period, year, approach })));
  }
  return found;
};

const readShares = async (
  scoped: Scoped,
  entities: Parameters<typeof inclusionsIn>[0],
  { period, year, approach }: { period: Period; year: number; approach: ConsolidationApproach },
): Promise<BoundaryInForce> => {
  const said = new Map((await rows.listHoldings(scoped, year)).map((row) => [row.entityId, holdingIn(row)]));
  const holdingOf = (entityId: string) => said.get(entityId) ?? wholeHolding;
  return { approach, inclusions: inclusionsIn(entities, holdingOf, { approach, period }), holdingOf };
};

/** What was said of each entity's own figures within a boundary. */
export const ownFiguresIn =
  ({ holdingOf }: Pick<BoundaryInForce, 'holdingOf'>) =>
  (entityId: string): Holding['ownFigures'] =>
    holdingOf(entityId).ownFigures;

/** The same without the shares, for values of single entities; `undefined` while no approach was chosen for the year of the period. */
export const readOwnFigures = async (
  scoped: Scoped,
  period: Period,
): Promise<ReturnType<typeof ownFiguresIn> | undefined> => {
  const year = boundaryYearOf(period);
  if (!(await rows.findApproach(scoped, year))) return undefined;
  const said = new Map((await rows.listHoldings(scoped, year)).map((row) => [row.entityId, row.ownFigures]));
  return (entityId) => said.get(entityId) ?? null;
};
