import {
  boundaryYearOf,
  branchOf,
  type Entity,
  type EntityMerge,
  type EntityMergeEffect,
  type Period,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type GroupFigures, groupFigures } from '../consolidations/index.ts';
import { findLastDay, listMetricsOfEntities } from '../data-points/index.ts';
import { takeTree } from '../entities/index.ts';
import { mergeWithin } from './entity-merges.service.ts';
import { mergePairIn } from './merge-pair.ts';

/** Ends the transaction of a merge that only shows what it would do, so that nothing of it stays. */
class Rehearsed extends Error {
  readonly effect: EntityMergeEffect;
  constructor(effect: EntityMergeEffect) {
    super('The merge was only tried');
    this.effect = effect;
  }
}

/** The latest calendar year with figures of these entities, else this one. */
const yearIn = async (scoped: Scoped, entityIds: readonly string[], now: Date): Promise<Period> => {
  const end = (await findLastDay(scoped, entityIds)) ?? now.toISOString();
  const year = boundaryYearOf({ end });
  return { start: `${year}-01-01`, end: `${year}-12-31` };
};

/** Shares of both entities, and of those whose share changes. What was the merged entity's counts with the share of the other one. */
const sharesIn = (
  entities: readonly Entity[],
  [from, into]: readonly [string, string],
  [before, after]: readonly [GroupFigures, GroupFigures],
): EntityMergeEffect['shares'] => {
  const percentIn = ({ boundary }: GroupFigures, id: string) => boundary?.inclusions.get(id)?.percent ?? '0';
  if (!before.boundary) return [];
  return entities.flatMap(({ id: entityId }) => {
    const share = {
      entityId,
      before: percentIn(before, entityId),
      after: percentIn(after, entityId === from ? into : entityId),
    };
    return entityId === from || entityId === into || share.before !== share.after ? [share] : [];
  });
};

const rehearse = async (scoped: Scoped, id: string, given: EntityMerge, now: Date): Promise<EntityMergeEffect> => {
  const { present } = await takeTree(scoped);
  mergePairIn(scoped, present, id, given.into);
  const touched = [...branchOf(present, id), ...branchOf(present, given.into)];
  const ids = touched.map((entity) => entity.id);
  const period = await yearIn(scoped, ids, now);
  const metricKeys = await listMetricsOfEntities(scoped, ids);
  const before = await groupFigures(scoped, period, metricKeys);
  await mergeWithin(scoped, id, given, now);
  const after = await groupFigures(scoped, period, metricKeys);
  const keys = [...new Set([...before.values.keys(), ...after.values.keys()])];
  return {
    period,
    approach: before.boundary?.approach ?? null,
    shares: sharesIn(touched, [id, given.into], [before, after]),
    figures: keys
      .map((metricKey) => ({
        metricKey,
        before: before.values.get(metricKey) ?? null,
        after: after.values.get(metricKey) ?? null,
      }))
      .filter((figure) => !sameJson(figure.before, figure.after)),
  };
};

/**
 * What a merge would do to the group: it is carried out, the figures are calculated before and after it by the way of all consolidated
 * figures, and the transaction is rolled back. Throws what `mergeEntity` throws.
 */
export const readMergeEffect = async (
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  scope: Scope,
  id: string,
  given: EntityMerge,
): Promise<EntityMergeEffect> => {
  try {
    return await database.withScope(scope, async (scoped) => {
      throw new Rehearsed(await rehearse(scoped, id, given, now()));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.effect;
    throw error;
  }
};
