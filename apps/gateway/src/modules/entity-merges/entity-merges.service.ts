import { type Entity, type EntityMerge, issueAt } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { passGrantsOn } from '../access-grants/index.ts';
import { reattach } from '../attachments/index.ts';
import { passHoldingsOn } from '../boundaries/index.ts';
import { passActivitiesOn } from '../climate/index.ts';
import { lockRequestsOf, passRequestsOn } from '../collection-requests/index.ts';
import { changeFigures, deleteFigures, giveFiguresTo, type SeriesFigure } from '../data-points/index.ts';
import { absorbEntity, lockEntities, takeTree } from '../entities/index.ts';
import { passInvitationsOn } from '../invitations/index.ts';
import { passReportsOn } from '../reports/index.ts';
import { passTargetsOn } from '../targets/index.ts';
import { passThreadsOn } from '../threads/index.ts';
import { type Actor, findActor } from '../users/index.ts';
import { type Addition, additionsIn } from './adding.ts';
import { type Conflict, idOf, settled, stampOf } from './conflicts.ts';
import { figuresIn, type MergePair, mergePairIn } from './merge-pair.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;
type Work = { readonly by: Actor; readonly now: Date };

/** Both marks where they are the same; where they differ, what is partly estimated is estimated. */
const qualityOf = ({ kept, added }: Addition) => {
  if (kept.quality === added.quality) return kept.quality;
  return kept.quality === 'estimated' || added.quality === 'estimated' ? 'estimated' : null;
};

const sumsOf = (additions: readonly Addition[]) =>
  additions.map((addition) => {
    const { id, version, source, internal, methodology, explanation } = addition.kept;
    const { value, total } = addition;
    const quality = qualityOf(addition);
    const totals = { totalNumber: total?.number ?? null, totalUnit: total?.unit ?? null };
    return { id, version, value, ...totals, source, internal, quality, methodology, explanation };
  });

/** Throws `request.invalid` where a choice is about no conflict, or about one that has a choice, and where a conflict has none. */
const requireChoices = (conflicts: readonly Conflict[], choices: EntityMerge['choices']) => {
  const open = new Set(conflicts.map(idOf));
  const issues = choices.flatMap(({ id }, at) =>
    open.delete(id) ? [] : [issueAt(`choices.${at}.id`, 'choice_unknown', { choice: id })],
  );
  if (open.size > 0) issues.push(issueAt('choices', 'required'));
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** Passes figures on with their documents and comments, and returns what changed by entity. Throws `entity_merge.outdated` where they are others than the person saw. */
const passFiguresOn = async (scoped: Scoped, pair: MergePair, { stamp, choices }: EntityMerge, work: Work) => {
  const { source, target } = pair;
  const { sources, targets, conflicts } = await figuresIn(scoped, pair, true);
  if (stampOf([source, target], sources, conflicts) !== stamp) throw new ProblemError('entity_merge.outdated');
  requireChoices(conflicts, choices);
  const taken = new Set(choices.flatMap(({ id, choice }) => (choice === 'take' ? [id] : [])));
  const possible = await additionsIn(scoped, conflicts);
  const additions = choices.flatMap(({ id, choice }, at) => {
    if (choice !== 'add') return [];
    const addition = possible.get(id);
    const issues = [issueAt(`choices.${at}.choice`, 'choice_unknown', { choice })];
    if (!addition) throw new ProblemError('request.invalid', { issues });
    return [addition];
  });
  const { moved, heirs } = settled(sources, conflicts, taken);
  await reattach(scoped, 'data-point', heirs);
  await passThreadsOn(scoped, 'data-point', heirs);
  await deleteFigures(scoped, heirs, work);
  await changeFigures(scoped, sumsOf(additions), work);
  await giveFiguresTo(scoped, moved, target.id, work);
  const sums = new Set(additions.map(({ kept }) => kept.id));
  const gone = ({ id }: SeriesFigure) => heirs.has(id);
  const stands = (figure: SeriesFigure) => !gone(figure);
  return {
    from: [...sources.filter(gone), ...targets.filter(stands)],
    to: [...sources.filter(stands), ...targets.filter((figure) => gone(figure) || sums.has(figure.id))],
  };
};

/** The merge within a transaction; `mergeEntity` says what it throws. */
export const mergeWithin = async (scoped: Scoped, id: string, given: EntityMerge, now: Date) => {
  const { present } = await takeTree(scoped);
  const pair = mergePairIn(scoped, present, id, given.into);
  const both = [pair.source, pair.target] as const;
  const work = { by: await findActor(scoped), now };
  // Who saves a report to the data hub, answers a request or changes what was submitted has locked that before the entity. Figures that
  // somebody is entering now wait, and are refused for what is archived.
  const reportIds = await passReportsOn(scoped, both, present, work);
  await lockRequestsOf(scoped, [id, given.into]);
  await lockEntities(scoped, [id, given.into]);
  const changed = await passFiguresOn(scoped, pair, given, work);
  await passGrantsOn(scoped, id, given.into);
  await passInvitationsOn(scoped, id, given.into);
  await passActivitiesOn(scoped, id, given.into);
  await passTargetsOn(scoped, id, given.into);
  await passHoldingsOn(scoped, id, given.into, { actor: work.by, now });
  await passRequestsOn(scoped, both, changed, work);
  return { entity: await absorbEntity(scoped, pair, now), reportIds };
};

/**
 * Moves figures with their history and documents, targets, people, children, boundary, requests and reports of an entity to another one, and archives
 * it. Throws what `mergePairIn` throws, and `entity_merge.outdated`.
 */
export const mergeEntity = async (deps: Deps, scope: Scope, id: string, given: EntityMerge): Promise<Entity> => {
  const { entity, reportIds } = await deps.database.withScope(scope, (scoped) =>
    mergeWithin(scoped, id, given, deps.now()),
  );
  for (const type of [
    'entities.changed',
    'boundaries.changed',
    'entity-users.changed',
    'data-points.changed',
    'climate.changed',
    'targets.changed',
  ] as const)
    deps.realtime.publish(scope, { type });
  for (const reportId of reportIds) deps.realtime.publish(scope, { type: 'report.changed', reportId });
  return entity;
};
