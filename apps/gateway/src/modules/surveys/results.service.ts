import { setTimeout as sleep } from 'node:timers/promises';
import {
  type OpinionGroup,
  questionsOf,
  type StakeholderAxis,
  type Survey,
  type SurveyResults,
  type SurveyTexts,
  stakeholderValues,
  surveyLimits,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { addUp, addUpWithin, renewResults, stateName } from './add-up.ts';
import { stateOf } from './answering.service.ts';
import { findAssessmentYear, listAskedTopics } from './assessments.repository.ts';
import * as rows from './results.repository.ts';
import { readGroups, surveyIn } from './survey-view.ts';
import { listSurveys, type SurveyRow } from './surveys.repository.ts';
import type { Deps } from './surveys.service.ts';
import { findSetAside, isReviewAwaited } from './waves.service.ts';

/** So long somebody waits for results of a large survey before those of an earlier moment are shown. */
const patienceMilliseconds = 500;

/**
 * Why results are not shown. Where people were promised that they are not recognised, nothing is shown before the survey is closed: two looks
 * while it runs would tell what one person answered in between.
 */
const hiddenReason = async (
  scoped: Scoped,
  survey: SurveyRow,
  submitted: number,
  now: Date,
): Promise<SurveyResults['hidden']> => {
  if (survey.privacy === 'named') return submitted === 0 ? 'too_few' : null;
  if (stateOf(survey, now) !== 'closed') return 'not_closed';
  if (await isReviewAwaited(scoped, survey, now)) return 'not_reviewed';
  return submitted < surveyLimits.fewestShown ? 'too_few' : null;
};

type Head = Awaited<ReturnType<typeof readHead>>;

/** What is shown of a survey beside its results, and, where these are shown, the state that they are of. */
const readHead = async (scoped: Scoped, survey: SurveyRow, now: Date) => {
  const { id, content, privacy } = survey;
  const groups = (await readGroups(scoped, [id]))(id);
  const submitted = groups.reduce((sum, { progress }) => sum + progress.submitted, 0);
  const hidden = await hiddenReason(scoped, survey, submitted, now);
  const setAside = await findSetAside(scoped, id);
  const head = { id, content, privacy, state: stateOf(survey, now), groups, hidden, setAside };
  if (hidden) return { survey, head, mark: undefined, stored: undefined };
  return { survey, head, mark: await rows.markOfSubmitted(scoped, id), stored: await rows.findResults(scoped, id) };
};

const readHeadById = (deps: Deps, scope: Scope, id: string) =>
  deps.database.withScope(scope, async (scoped) => readHead(scoped, await surveyIn(scoped, id), deps.now()));

const noResults = { tallies: [], duplicates: 0, isRenewing: false };

/** What there is to show: results as they are stored, where they still hold, else added up anew. */
const withResults = async (deps: Deps, scope: Scope, { survey, head, mark, stored }: Head): Promise<SurveyResults> => {
  if (mark === undefined) return { ...head, ...noResults };
  const known = stored?.edition === survey.edition ? stored : undefined;
  if (known?.mark === mark) return { ...head, ...known.results, isRenewing: false };
  const state = { survey, mark };
  const renewed = renewResults(deps, scope, state);
  const fresh = known
    ? await Promise.race([renewed, sleep(patienceMilliseconds, undefined, { ref: false })])
    : await renewed;
  if (fresh) {
    const { tallies, duplicates, of } = fresh;
    return { ...head, tallies, duplicates, isRenewing: of !== stateName(state) };
  }
  // Whoever looks at a large survey sees what was added up before, and newer answers as soon as they are.
  return { ...head, ...(known?.results ?? noResults), isRenewing: true };
};

/** Results by group and question. Throws `resource.not_found`. */
export const readResults = async (deps: Deps, scope: Scope, id: string): Promise<SurveyResults> =>
  withResults(deps, scope, await readHeadById(deps, scope, id));

/** So many responses are added up as soon as their survey closes. */
const manyResponses = 1000;

/** Adds up a large survey that has just closed, so that whoever looks next waits for nothing. A failure is tried again by who looks. */
export const addUpSoon = (deps: Deps, scope: Scope, { id, progress }: Survey) => {
  if (progress.submitted >= manyResponses) void readResults(deps, scope, id).catch(() => undefined);
};

/** What people wrote, the first texts of each question. Throws `resource.not_found`. */
export const readTexts = async (deps: Deps, scope: Scope, id: string): Promise<SurveyTexts> => {
  const { survey, mark } = await readHeadById(deps, scope, id);
  if (mark === undefined) return { texts: [] };
  return { texts: (await renewResults(deps, scope, { survey, mark })).texts };
};

/** Results as of now with every text, or so many of each question, for a file: what it says stands for good. Throws `resource.not_found`. */
export const readAllResults = async (
  deps: Deps,
  scope: Scope,
  id: string,
  mostTexts?: number,
): Promise<SurveyResults & SurveyTexts> => {
  const { survey, head, mark } = await readHeadById(deps, scope, id);
  if (mark === undefined) return { ...head, ...noResults, texts: [] };
  return { ...head, ...(await addUp(deps, scope, survey, mostTexts)), isRenewing: false };
};

/** The topic that speaks for each, by id: the one that it was merged into, else itself. */
const speakers = async (scoped: Scoped, profileId: string) =>
  new Map((await listAskedTopics(scoped, profileId)).map(({ id, mergedInto }) => [id, mergedInto ?? id]));

/** The questions of a survey about topics that speak for others, by names that no other survey has. */
const namedQuestions = ({ id, content }: SurveyRow, speaker: ReadonlyMap<string, string>) =>
  questionsOf(content).map((question) => ({
    ...question,
    id: `${id} ${question.id}`,
    options: question.options.map((option) => ({
      ...option,
      topicId: option.topicId && (speaker.get(option.topicId) ?? null),
    })),
  }));

/** What a survey says, in the transaction of whoever asks: as it is stored, where that still holds, else added up and stored now. */
const talliesWithin = async (scoped: Scoped, { survey, mark, stored }: Head): Promise<SurveyResults['tallies']> => {
  if (mark === undefined) return [];
  if (stored?.edition === survey.edition && stored.mark === mark) return stored.results.tallies;
  return (await addUpWithin(scoped, { survey, mark })).tallies;
};

const none = { en: '', zhTw: '' };
const together = { title: none, introduction: none, privacy: none, thanks: none };

/** The groups of a survey, with what counts nowhere of the answers by their open links. */
const opinionGroups = ({ id: surveyId, groups, setAside }: Head['head']): StakeholderAxis['groups'] =>
  groups.map(({ id, name, weight }) => {
    const own = setAside.filter(({ groupId }) => groupId === id).map(({ answers, reason }) => ({ answers, reason }));
    return { id, surveyId, name, weight, ...(own.length > 0 ? { setAside: own } : {}) };
  });

/**
 * What the closed surveys of an assessment say of its topics: what is still answered would change under a decision. Nothing of groups that are
 * hidden, or of which fewer than five people said something, but that answers of them were set aside.
 */
export const findStakeholderAxis = async (scoped: Scoped, profileId: string, now: Date): Promise<StakeholderAxis> => {
  const closed = (await listSurveys(scoped, profileId)).filter((survey) => stateOf(survey, now) === 'closed');
  if (closed.length === 0) return { groups: [], topics: [] };
  const speaker = await speakers(scoped, profileId);
  const groups: StakeholderAxis['groups'] = [];
  const questions: SurveyResults['content']['sections'][number]['questions'] = [];
  const tallies: SurveyResults['tallies'] = [];
  for (const survey of closed) {
    const head = await readHead(scoped, survey, now);
    groups.push(...opinionGroups(head.head));
    questions.push(...namedQuestions(survey, speaker));
    for (const tally of await talliesWithin(scoped, head))
      tallies.push({ ...tally, questionId: `${survey.id} ${tally.questionId}` });
  }
  const content = { ...together, sections: [{ id: 'all', title: none, intro: none, questions }] };
  const weights = new Map(groups.map(({ id, weight }) => [id, weight]));
  const topics = stakeholderValues(content, tallies, weights).map(({ groups: said, ...topic }) => ({
    ...topic,
    groups: [...said],
  }));
  const heard = new Set(topics.flatMap((topic) => topic.groups.map(({ groupId }) => groupId)));
  return {
    groups: groups.flatMap((group): OpinionGroup[] => {
      if (heard.has(group.id)) return [group];
      return group.setAside ? [{ ...group, isUnheard: true }] : [];
    }),
    topics,
  };
};

/** The same for who asks. Throws `resource.not_found`. */
export const readStakeholderAxis = (deps: Deps, scope: Scope, profileId: string): Promise<StakeholderAxis> =>
  deps.database.withScope(scope, async (scoped) => {
    if ((await findAssessmentYear(scoped, profileId)) === undefined) throw new ProblemError('resource.not_found');
    return findStakeholderAxis(scoped, profileId, deps.now());
  });
