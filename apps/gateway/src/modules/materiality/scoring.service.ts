import {
  type Assessment,
  assessIro,
  criteriaOf,
  decidedTopics,
  highestScores,
  type Iro,
  type IroChange,
  type Issue,
  judgeTopics,
  type MaterialityDecision,
  materialityLimits,
  type NewDecision,
  type NewIro,
  nextApprovalStep,
  type ScoredCriterion,
  type ScoresChange,
  type Settlement,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError, requireRoom, staleOrGone } from '../../platform/http/index.ts';
import { namesOfDocuments } from '../documents/index.ts';
import * as entries from './iros.repository.ts';
import * as rows from './profiles.repository.ts';
import { announce, type Deps, findAuthor, lockedProfile, readWhole } from './profiles.service.ts';
import { visibleIro } from './visible-scores.policy.ts';

/** Refuses an entry about a topic of another assessment. */
const requireTopic = async (scoped: Scoped, profileId: string, topicId: string) => {
  const topic = await rows.findTopic(scoped, topicId);
  if (topic?.profileId !== profileId)
    throw new ProblemError('request.invalid', { issues: [{ path: 'topicId', rule: 'choice_unknown', params: {} }] });
};

/** Refuses documents that the document center does not have, unless the entry has them already. */
const requireDocuments = async (scoped: Scoped, evidence: Iro['evidence'], kept: Iro['evidence'] = []) => {
  const fresh = evidence.filter(({ documentId }) => !kept.some((each) => each.documentId === documentId));
  if (fresh.length === 0) return;
  const names = await namesOfDocuments(scoped);
  const issues = evidence.flatMap((each, place): Issue[] =>
    fresh.includes(each) && !names.has(each.documentId)
      ? [{ path: `evidence.${place}.documentId`, rule: 'choice_unknown', params: {} }]
      : [],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** The assessment after a change, and the notice of it. */
export const changing = async (
  deps: Deps,
  scope: Scope,
  change: (scoped: Scoped, author: rows.Author) => Promise<string>,
): Promise<Assessment> => {
  const assessment = await deps.database.withScope(scope, async (scoped) => {
    const author = await findAuthor(deps, scoped);
    const profileId = await change(scoped, author);
    return readWhole(scoped, await lockedProfile(scoped, profileId), author.now);
  });
  announce(deps, scope);
  return assessment;
};

/** An entry, kept from other changes by its assessment, which every change locks first. Throws `resource.not_found`. */
const lockedIro = async (scoped: Scoped, id: string) => {
  const found = await entries.findIro(scoped, id);
  if (!found) throw new ProblemError('resource.not_found');
  const profile = await lockedProfile(scoped, found.profileId);
  const iro = await entries.findIro(scoped, id);
  if (!iro) throw new ProblemError('resource.not_found');
  return { iro, profile };
};

/** Adds an impact, a risk or an opportunity. Throws `resource.full`, `resource.not_found`. */
export const addIro = (deps: Deps, scope: Scope, id: string, iro: NewIro): Promise<Assessment> =>
  changing(deps, scope, async (scoped, author) => {
    await lockedProfile(scoped, id);
    await requireTopic(scoped, id, iro.topicId);
    await requireDocuments(scoped, iro.evidence);
    await requireRoom(scoped, `materiality-iros-${id}`, {
      count: () => entries.countIros(scoped, id),
      most: materialityLimits.irosMax,
    });
    const [added] = await entries.insertIros(scoped, id, [iro]);
    await rows.appendEvent(scoped, id, { action: 'iro_added', subjectId: added?.id ?? null, after: iro }, author);
    return id;
  });

/** The entry as this person may see it, for who has to choose between two versions of it. */
const seenIro = async (scoped: Scoped, iro: entries.BareIro) => {
  const scores = await entries.listScores(scoped, iro.profileId);
  const own = scores.filter(({ iroId }) => iroId === iro.id);
  return visibleIro(iro, own, scoped.userId);
};

/**
 * Changes an entry. Throws `resource.stale` with what stands now, `materiality.scored` where what people scored would be asked otherwise,
 * `resource.not_found`.
 */
export const changeIro = (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, evidence, ...change }: IroChange,
): Promise<Assessment> =>
  changing(deps, scope, async (scoped, author) => {
    const { iro: before } = await lockedIro(scoped, id);
    const fields = { ...change, evidence: evidence ?? before.evidence };
    await requireTopic(scoped, before.profileId, fields.topicId);
    await requireDocuments(scoped, fields.evidence, before.evidence);
    if (before.version !== version) throw staleOrGone(await seenIro(scoped, before));
    const isAskedOtherwise = criteriaOf(before).join() !== criteriaOf(fields).join();
    if (isAskedOtherwise && (await entries.isScored(scoped, id))) throw new ProblemError('materiality.scored');
    const after = await entries.updateIro(scoped, id, version, fields);
    if (!after) throw new ProblemError('resource.not_found');
    const logged = { action: 'iro_changed' as const, subjectId: id, before, after };
    await rows.appendEvent(scoped, before.profileId, logged, author);
    return before.profileId;
  });

/**
 * Deletes an entry that nobody scored: scores stay, whoever gave them, because a decision may rest on them. Throws `materiality.scored`,
 * `resource.not_found`.
 */
export const removeIro = (deps: Deps, scope: Scope, id: string): Promise<Assessment> =>
  changing(deps, scope, async (scoped, author) => {
    const { iro: before } = await lockedIro(scoped, id);
    if (await entries.isScored(scoped, id)) throw new ProblemError('materiality.scored');
    await entries.deleteIro(scoped, id);
    await rows.appendEvent(scoped, before.profileId, { action: 'iro_removed', subjectId: id, before }, author);
    return before.profileId;
  });

/** Refuses scores of criteria that do not belong to the entry, and those beyond the scale. */
const requireFitting = (iro: entries.BareIro, { settings }: rows.Profile, { scores }: ScoresChange) => {
  const criteria = criteriaOf(iro);
  const highest = highestScores(settings);
  const issues = scores.flatMap(({ criterion, score }, index): Issue[] => {
    const path = `scores.${index}`;
    if (!criteria.includes(criterion)) return [{ path: `${path}.criterion`, rule: 'choice_unknown', params: {} }];
    return score > highest[criterion] ? [{ path: `${path}.score`, rule: 'number_out_of_range', params: {} }] : [];
  });
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** Scores an entry for oneself. Throws `materiality.revealed` where all scores are shown, `resource.not_found`. */
export const scoreIro = (deps: Deps, scope: Scope, id: string, change: ScoresChange): Promise<Assessment> =>
  changing(deps, scope, async (scoped, author) => {
    const { iro, profile } = await lockedIro(scoped, id);
    if (iro.revealedAt !== null) throw new ProblemError('materiality.revealed');
    requireFitting(iro, profile, change);
    await entries.insertScores(scoped, { iroId: id, settled: false, ...change }, author);
    await rows.appendEvent(scoped, iro.profileId, { action: 'scored', subjectId: id }, author);
    return iro.profileId;
  });

/** Shows everybody’s scores of all entries that anybody scored; they are scored no more. Throws `resource.not_found`. */
export const revealScores = (deps: Deps, scope: Scope, id: string): Promise<Assessment> =>
  changing(deps, scope, async (scoped, author) => {
    await lockedProfile(scoped, id);
    const count = await entries.revealIros(scoped, id, author.now);
    if (count > 0) await rows.appendEvent(scoped, id, { action: 'revealed', after: { count } }, author);
    return id;
  });

/**
 * Settles what counts in the place of the mean. Throws `materiality.hidden` before scores are shown, `resource.stale` with the entry as it
 * stands where somebody settled on another score than was seen, `resource.not_found`.
 */
export const settleIro = (deps: Deps, scope: Scope, id: string, change: Settlement): Promise<Assessment> =>
  changing(deps, scope, async (scoped, author) => {
    const { iro, profile } = await lockedIro(scoped, id);
    if (iro.revealedAt === null) throw new ProblemError('materiality.hidden');
    requireFitting(iro, profile, change);
    const stands = await seenIro(scoped, iro);
    const settledOn = (criterion: ScoredCriterion) => stands.settled.find((each) => each.criterion === criterion);
    if (change.scores.some(({ criterion, seen }) => (settledOn(criterion)?.at ?? null) !== seen))
      throw staleOrGone(stands);
    const scores = change.scores.map(({ criterion, score }) => ({ criterion, score }));
    const after = { scores, reason: change.reason };
    await entries.insertScores(scoped, { iroId: id, settled: true, ...after }, author);
    await rows.appendEvent(scoped, iro.profileId, { action: 'settled', subjectId: id, after }, author);
    return iro.profileId;
  });

/**
 * Decides what is material, from what stands now, for good. Throws `materiality.hidden` while scores are hidden, `materiality.not_approved` while
 * a step of named people is open, `resource.stale` with what
 * stands now where anything is different from what was seen, `resource.not_found`.
 */
export const decide = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { reason, stamp }: NewDecision,
): Promise<MaterialityDecision> => {
  const decision = await deps.database.withScope(scope, async (scoped) => {
    const profile = await lockedProfile(scoped, id);
    const author = await findAuthor(deps, scoped);
    const assessment = await readWhole(scoped, profile, author.now);
    if (assessment.stamp !== stamp) throw staleOrGone(assessment);
    const isHidden = ({ revealedAt, scoredBy }: Iro) => revealedAt === null && scoredBy > 0;
    if (assessment.iros.some(isHidden)) throw new ProblemError('materiality.hidden');
    const { approvals } = assessment;
    if (nextApprovalStep(assessment) !== undefined) throw new ProblemError('materiality.not_approved');
    const iros = assessment.iros.map((iro) => assessIro(iro, assessment.settings));
    const topics = decidedTopics(judgeTopics(assessment, iros));
    const opinionGroups = assessment.opinions.groups;
    const made = await rows.insertDecision(scoped, profile, { topics, reason, approvals, opinionGroups }, author);
    await rows.appendEvent(
      scoped,
      id,
      { action: 'decided', subjectId: made.id, after: { number: made.number } },
      author,
    );
    return made;
  });
  announce(deps, scope);
  return decision;
};

/** The latest decisions of all years, newest first. */
export const readDecisions = ({ database }: Deps, scope: Scope): Promise<MaterialityDecision[]> =>
  database.withScope(scope, rows.listDecisions);
