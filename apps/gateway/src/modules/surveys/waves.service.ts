import {
  countSurvey,
  type NewSetAside,
  type SurveyResults,
  type SurveySetAside,
  type SurveyWave,
  type SurveyWaves,
  surveyLimits,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findActor } from '../users/index.ts';
import { stateOf } from './answering.service.ts';
import { listSubmitted, readResponses } from './results.repository.ts';
import { lockedSurvey, surveyIn } from './survey-view.ts';
import { type SurveyRow, updateSurvey } from './surveys.repository.ts';
import { announce, type Deps } from './surveys.service.ts';
import * as rows from './waves.repository.ts';

/**
 * Whether results wait until somebody has said which answers of open links count: of people who were promised privacy, where many came at once.
 * They see results one time alone, with what counts then (docs/adr).
 */
export const isReviewAwaited = async (scoped: Scoped, survey: SurveyRow, now: Date): Promise<boolean> =>
  survey.privacy !== 'named' &&
  survey.reviewedAt === null &&
  stateOf(survey, now) === 'closed' &&
  (await rows.hasBurst(scoped, survey.id));

/** Whether what counts can still be changed: of people who were promised privacy, as long as nobody has seen results. */
const mayChange = async (scoped: Scoped, survey: SurveyRow, now: Date) =>
  survey.privacy === 'named' || stateOf(survey, now) !== 'closed' || (await isReviewAwaited(scoped, survey, now));

type Rows = Awaited<ReturnType<typeof rows.listWaves>>;

/** Of people who were promised privacy, ten have submitted where a time is shown. */
const waveOf = ({ wave, answers }: Rows[number], { privacy }: SurveyRow): SurveyWave => ({
  id: wave.id,
  groupId: wave.groupId,
  from: privacy === 'named' ? (wave.from?.toISOString() ?? null) : null,
  until: privacy === 'named' || answers >= surveyLimits.wavePeople ? (wave.until?.toISOString() ?? null) : null,
  answers,
  isBurst: wave.startedAtOnce >= surveyLimits.burst,
  setAsideId: wave.setAsideId,
});

const answersOf = (waves: Rows, setAsideId: string) =>
  waves.reduce((sum, { wave, answers }) => sum + (wave.setAsideId === setAsideId ? answers : 0), 0);

const readSetAsides = async (scoped: Scoped, surveyId: string, waves: Rows): Promise<SurveySetAside[]> =>
  (await rows.listSetAsides(scoped, surveyId)).map(
    ({ id, groupId, reason, answers, byName, at, againByName, againAt }) => ({
      id,
      groupId,
      reason,
      answers: againAt === null ? answersOf(waves, id) : answers,
      byName,
      at: at.toISOString(),
      again: againAt === null ? null : { byName: againByName ?? '', at: againAt.toISOString() },
    }),
  );

/** The answers of a survey that count nowhere, with the reasons, the first that were set aside first. */
export const findSetAside = async (scoped: Scoped, surveyId: string): Promise<SurveyResults['setAside']> => {
  const all = await rows.listSetAsides(scoped, surveyId);
  if (!all.some(({ againAt }) => againAt === null)) return [];
  const waves = await rows.listWaves(scoped, surveyId);
  return all
    .filter(({ againAt }) => againAt === null)
    .toReversed()
    .map(({ id, groupId, reason }) => ({ groupId, answers: answersOf(waves, id), reason }));
};

/** So many responses are added up at once. */
const responsesAtOnce = 200;

/** What everybody says to each question, by the names of question and option. */
const saidBy = async (scoped: Scoped, { id, content }: SurveyRow, isWhole: boolean) => {
  const counting = countSurvey(content, 0);
  const keys = await listSubmitted(scoped, id, isWhole);
  for (let from = 0; from < keys.length; from += responsesAtOnce)
    for (const response of await readResponses(scoped, keys.slice(from, from + responsesAtOnce)))
      counting.add(response);
  return counting.result(false).tallies.flatMap(({ questionId, optionId, tallies }) => {
    const all = tallies.find(({ groupId }) => groupId === null);
    return all ? [{ questionId, optionId, said: { answered: all.answered, mean: all.mean } }] : [];
  });
};

/** What setting answers aside changes: of named surveys alone, because a difference would tell what they were. */
const readEffects = async (scoped: Scoped, survey: SurveyRow): Promise<SurveyWaves['effects']> => {
  const after = await saidBy(scoped, survey, false);
  return (await saidBy(scoped, survey, true)).flatMap(({ questionId, optionId, said: before }) => {
    const still = after.find((each) => each.questionId === questionId && each.optionId === optionId)?.said ?? null;
    return still?.answered === before.answered ? [] : [{ questionId, optionId, before, after: still }];
  });
};

const read = async (scoped: Scoped, survey: SurveyRow, now: Date): Promise<SurveyWaves> => {
  const waves = await rows.listWaves(scoped, survey.id);
  const isAside = waves.some(({ wave }) => wave.setAsideId !== null);
  return {
    mayChange: await mayChange(scoped, survey, now),
    isAwaited: await isReviewAwaited(scoped, survey, now),
    waves: waves.map((wave) => waveOf(wave, survey)),
    setAsides: await readSetAsides(scoped, survey.id, waves),
    effects: isAside && survey.privacy === 'named' ? await readEffects(scoped, survey) : [],
  };
};

/** When answers came by open links, and what of them counts. Throws `resource.not_found`. */
export const readWaves = (deps: Deps, scope: Scope, id: string): Promise<SurveyWaves> =>
  deps.database.withScope(scope, async (scoped) => read(scoped, await surveyIn(scoped, id), deps.now()));

const requireChange = async (scoped: Scoped, survey: SurveyRow, now: Date) => {
  if (!(await mayChange(scoped, survey, now))) throw new ProblemError('survey.results_shown');
};

/**
 * Sets the answers of some spans of one group aside: they count nowhere. Throws `survey.span_too_small`, `survey.results_shown`,
 * `resource.not_found`.
 */
export const setAside = async (deps: Deps, scope: Scope, id: string, given: NewSetAside): Promise<SurveyWaves> => {
  const waves = await deps.database.withScope(scope, async (scoped) => {
    const survey = await lockedSurvey(scoped, id);
    const now = deps.now();
    await requireChange(scoped, survey, now);
    const ids = new Set(given.waveIds);
    const chosen = (await rows.listWaves(scoped, id)).filter(
      ({ wave }) => ids.has(wave.id) && wave.setAsideId === null,
    );
    const groupIds = new Set(chosen.map(({ wave }) => wave.groupId));
    const [groupId] = groupIds;
    if (chosen.length !== ids.size || groupId === undefined || groupIds.size > 1)
      throw new ProblemError('resource.not_found');
    const answers = chosen.reduce((sum, each) => sum + each.answers, 0);
    if (answers < (survey.privacy === 'named' ? 1 : surveyLimits.fewestShown))
      throw new ProblemError('survey.span_too_small');
    const { reason } = given;
    const made = { surveyId: id, groupId, reason, answers, by: await findActor(scoped), at: now };
    await rows.insertSetAside(scoped, made, [...ids]);
    return read(scoped, survey, now);
  });
  announce(deps, scope);
  return waves;
};

/** Lets answers that were set aside count again. Throws `survey.results_shown`, `resource.not_found`. */
export const countAgain = async (deps: Deps, scope: Scope, id: string) => {
  await deps.database.withScope(scope, async (scoped) => {
    const found = await rows.findSetAside(scoped, id);
    if (!found) throw new ProblemError('resource.not_found');
    const survey = await lockedSurvey(scoped, found.surveyId);
    const now = deps.now();
    await requireChange(scoped, survey, now);
    if (found.againAt === null) await rows.endSetAside(scoped, id, await findActor(scoped), now);
  });
  announce(deps, scope);
};

/** Says that what counts is right, and lets results be shown. Nothing where they are shown, or wait for the survey to close. */
export const endReview = async (deps: Deps, scope: Scope, id: string) => {
  await deps.database.withScope(scope, async (scoped) => {
    const survey = await lockedSurvey(scoped, id);
    const now = deps.now();
    if (await isReviewAwaited(scoped, survey, now)) await updateSurvey(scoped, id, { reviewedAt: now });
  });
  announce(deps, scope);
};
