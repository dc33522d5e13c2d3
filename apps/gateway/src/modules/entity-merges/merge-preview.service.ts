import { type EntityMergePreview, entityMergeLimits } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { countGrantsOf } from '../access-grants/index.ts';
import { countHoldings } from '../boundaries/index.ts';
import { countRequests } from '../collection-requests/index.ts';
import { labelIdsOf, listOwnLabels, type SeriesFigure } from '../data-points/index.ts';
import { listEntities, passesManager, requireManager } from '../entities/index.ts';
import { countInvitedFor } from '../invitations/index.ts';
import { countCovering } from '../reports/index.ts';
import { additionsIn } from './adding.ts';
import { type Conflict, idOf, stampOf } from './conflicts.ts';
import { childrenOf, figuresIn, type MergePair, mergePairIn } from './merge-pair.ts';

const shown = ({ id, period, total }: SeriesFigure) => ({ id, period, total });

const conflictsShown = async (scoped: Scoped, conflicts: readonly Conflict[]) => {
  const labels = new Map((await listOwnLabels(scoped)).map(({ id, name }) => [id, name]));
  const additions = await additionsIn(scoped, conflicts);
  return conflicts.map((conflict) => {
    const id = idOf(conflict);
    const { sources, targets } = conflict;
    const [{ metricKey, sectionId, labelKey }] = sources;
    return {
      id,
      metricKey,
      sectionId,
      labels: labelIdsOf(labelKey).flatMap((label) => labels.get(label) ?? []),
      sources: sources.map(shown),
      targets: targets.map(shown),
      canAdd: additions.has(id),
    };
  });
};

const preview = async (scoped: Scoped, pair: MergePair): Promise<EntityMergePreview> => {
  const { source, target } = pair;
  const { sources, conflicts } = await figuresIn(scoped, pair);
  if (conflicts.length > entityMergeLimits.conflictsMax) throw new ProblemError('entity_merge.too_many');
  const boundaryYears = await countHoldings(scoped, source.id);
  return {
    figures: sources.length,
    conflicts: await conflictsShown(scoped, conflicts),
    children: childrenOf(pair).map(({ name }) => name),
    users: (await countGrantsOf(scoped, source.id)) + (await countInvitedFor(scoped, source.id)),
    passesManager: passesManager(pair),
    collections: await countRequests(scoped, source.id),
    reports: await countCovering(scoped, source.id),
    boundaryYears,
    keepsBoundary: boundaryYears > 0 && (await countHoldings(scoped, target.id)) > 0,
    stamp: stampOf([source, target], sources, conflicts),
  };
};

/** What a merge would do. Nothing is stored or locked. Throws as a merge does, and `entity_merge.too_many`. */
export const readMerge = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  id: string,
  into: string,
): Promise<EntityMergePreview> =>
  database.withScope(scope, async (scoped) => {
    await requireManager(scoped);
    return preview(scoped, mergePairIn(scoped, await listEntities(scoped), id, into));
  });
