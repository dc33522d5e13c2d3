import {
  issueAt,
  type NewTarget,
  type Period,
  type Target,
  type TargetChange,
  type TargetWithFigures,
  targetLimits,
} from '@esg/contract';
import { convert, findMetric, findUnit } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError, requireRoom, staleOrGone } from '../../platform/http/index.ts';
import { besideTarget, coursesOf, type Trend, trendsOver } from '../data-points/index.ts';
import { hasEntity } from '../entities/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { findActor } from '../users/index.ts';
import * as rows from './targets.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;
const room = { count: rows.countTargets, most: targetLimits.targetsMax };

/** Tells the organisation's open pages, and the log who did what. */
const announce = ({ log, realtime }: Deps, scope: Scope, id: string, deed: 'created' | 'changed' | 'removed') => {
  realtime.publish(scope, { type: 'targets.changed' });
  log.info({ by: scope.userId, target: id }, `target ${deed}`);
};

/** A fiscal year is called by the year in which it ends. */
const yearOf = ({ end }: Period) => Number(end.slice(0, 4));

const writingBy = async (scoped: Scoped, now: Date) => ({ by: (await findActor(scoped)).name, now });

/** The figures of a trend by the year in which each ends, in this unit and with every digit: of years that are over. */
const figuresIn = ({ metric, unit: from, values }: Trend, unit: string, today: string): TargetWithFigures['figures'] =>
  besideTarget(values, today).flatMap(({ period, exact, coverage, isOfFewer }) => {
    if (exact === null || !from) return [];
    const value = from.code === unit ? exact : convert(exact, metric.unitKind ?? '', from.code, unit);
    const fewer = isOfFewer && coverage ? { told: coverage.told, of: coverage.of } : null;
    return value === undefined ? [] : [{ year: yearOf(period), value, fewer }];
  });

/** The targets of a metric. Figures are read once for each entity that they are about. */
export const readTargets = ({ database, now }: Deps, scope: Scope, metricKey: string): Promise<TargetWithFigures[]> =>
  database.withScope(scope, async (scoped) => {
    const found = await rows.listTargets(scoped, [metricKey]);
    const today = now().toISOString().slice(0, 10);
    const begun = (await listTimes(scoped)).map(({ period }) => period).filter(({ start }) => start <= today);
    const years = coursesOf(begun)[0] ?? [];
    const read: TargetWithFigures[] = [];
    for (const [entityId, some] of Map.groupBy(found, (target) => target.entityId)) {
      const branch = entityId ?? undefined;
      const [trend] = await trendsOver(scoped, years, { metricKeys: [metricKey], branch });
      for (const target of some) read.push({ target, figures: trend ? figuresIn(trend, target.unit, today) : [] });
    }
    return read;
  });

/** Throws `request.invalid` for what is no figure, a unit of another kind, and an entity that the organisation does not have. */
const requireFitting = async (scoped: Scoped, { metricKey, unit, entityId }: NewTarget) => {
  const kind = findMetric(metricKey)?.unitKind;
  if (!kind) throw new ProblemError('request.invalid', { issues: [issueAt('metricKey', 'choice_unknown')] });
  if (!findUnit(kind, unit))
    throw new ProblemError('request.invalid', { issues: [issueAt('unit', 'unit_not_allowed')] });
  if (entityId !== null && !(await hasEntity(scoped, entityId)))
    throw new ProblemError('request.invalid', { issues: [issueAt('entityId', 'choice_unknown')] });
};

/** One of the organisation's. Throws `resource.not_found`. */
export const readTarget = ({ database }: Deps, scope: Scope, id: string): Promise<Target> =>
  database.withScope(scope, async (scoped) => {
    const row = await rows.findTarget(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    return rows.targetOf(row);
  });

/** Adds one; sent again with the same `key` it is added once. Throws `resource.full`. */
export const createTarget = async (deps: Deps, scope: Scope, fields: NewTarget, key?: string): Promise<Target> => {
  const now = deps.now();
  const target = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, { operation: 'createTarget', key, body: fields, status: 201, now }, async () => {
      await requireFitting(scoped, fields);
      await requireRoom(scoped, 'targets', room);
      return rows.targetOf(await rows.insertTarget(scoped, fields, await writingBy(scoped, now)));
    }),
  );
  announce(deps, scope, target.id, 'created');
  return target;
};

/** Changes one. Throws `resource.stale` with the present one where somebody else was first, `resource.not_found`. */
export const changeTarget = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, ...fields }: TargetChange,
): Promise<Target> => {
  const target = await deps.database.withScope(scope, async (scoped) => {
    await requireFitting(scoped, fields);
    const changed = await rows.updateTarget(scoped, id, version, fields, await writingBy(scoped, deps.now()));
    if (changed) return rows.targetOf(changed);
    const current = await rows.findTarget(scoped, id);
    throw staleOrGone(current && rows.targetOf(current));
  });
  announce(deps, scope, id, 'changed');
  return target;
};

/** Removes one. Throws `resource.not_found`. */
export const removeTarget = async (deps: Deps, scope: Scope, id: string) => {
  if (!(await deps.database.withScope(scope, (scoped) => rows.deleteTarget(scoped, id))))
    throw new ProblemError('resource.not_found');
  announce(deps, scope, id, 'removed');
};
