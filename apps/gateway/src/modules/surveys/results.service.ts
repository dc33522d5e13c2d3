import {
  type CountedResponse,
  countDuplicates,
  countResponses,
  countWords,
  questionsOf,
  type StakeholderAxis,
  type SurveyResults,
  shownParts,
  stakeholderValues,
  surveyLimits,
  tallySurvey,
  writtenAnswers,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findProfile, listTopics } from '../materiality/index.ts';
import { stateOf } from './answering.service.ts';
import { readGroups, surveyIn } from './survey-view.ts';
import * as rows from './surveys.repository.ts';
import type { Deps } from './surveys.service.ts';

/**
 * Why results are not shown. Where people were promised that they are not recognised, nothing is shown before the survey is closed: two looks
 * while it runs would tell what one person answered in between.
 */
const hiddenReason = (survey: rows.SurveyRow, submitted: number, now: Date): SurveyResults['hidden'] => {
  if (survey.privacy === 'named') return submitted === 0 ? 'too_few' : null;
  if (stateOf(survey, now) !== 'closed') return 'not_closed';
  return submitted < surveyLimits.fewestShown ? 'too_few' : null;
};

const textsOf = (survey: rows.SurveyRow, counted: readonly CountedResponse[], isHiding: boolean) =>
  questionsOf(survey.content)
    .filter(({ kind }) => kind === 'text')
    .map(({ id: questionId }) => {
      const texts = [...writtenAnswers(counted, questionId, isHiding)];
      return { questionId, texts, words: countWords(texts) };
    });

type Reckoned = Pick<SurveyResults, 'tallies' | 'texts' | 'duplicates'>;

/** Results as they were last reckoned, by survey: many thousands of answers are added up anew only once one of them changed. */
const reckoned = new Map<string, { readonly of: string; readonly results: Reckoned }>();
const keptSurveys = 8;

const reckonResults = async (scoped: Scoped, survey: rows.SurveyRow): Promise<Reckoned> => {
  const { id, content, privacy, edition } = survey;
  const of = `${edition} ${await rows.markOfSubmitted(scoped, id)}`;
  const known = reckoned.get(id);
  if (known?.of === of) return known.results;
  const counted = countResponses(content, await rows.listSubmitted(scoped, id));
  const isHiding = privacy !== 'named';
  const tallies = tallySurvey(content, counted, isHiding).map(({ tallies: own, ...about }) => ({
    ...about,
    tallies: own.map(({ counts, ...tally }) => ({ ...tally, counts: [...counts] })),
  }));
  const shown = shownParts(counted, isHiding);
  // Two of a few who are not shown, and who answered alike, would be told by the number.
  const duplicates = countDuplicates(shown.groups.flatMap(([, own]) => own));
  const results = { tallies, texts: textsOf(survey, counted, isHiding), duplicates };
  reckoned.delete(id);
  reckoned.set(id, { of, results });
  for (const oldest of [...reckoned.keys()].slice(0, -keptSurveys)) reckoned.delete(oldest);
  return results;
};

const resultsIn = async (scoped: Scoped, survey: rows.SurveyRow, now: Date): Promise<SurveyResults> => {
  const { id, content, privacy } = survey;
  const groups = (await readGroups(scoped, [id]))(id);
  const head = { id, content, privacy, state: stateOf(survey, now), groups };
  const submitted = groups.reduce((sum, { progress }) => sum + progress.submitted, 0);
  const hidden = hiddenReason(survey, submitted, now);
  if (hidden) return { ...head, hidden, tallies: [], texts: [], duplicates: 0 };
  return { ...head, hidden, ...(await reckonResults(scoped, survey)) };
};

/** Results by group and question. Throws `resource.not_found`. */
export const readResults = (deps: Deps, scope: Scope, id: string): Promise<SurveyResults> =>
  deps.database.withScope(scope, async (scoped) => resultsIn(scoped, await surveyIn(scoped, id), deps.now()));

/** The topic that speaks for each, by id: the one that it was merged into, else itself. */
const speakers = async (scoped: Scoped, profileId: string) =>
  new Map((await listTopics(scoped, profileId)).map(({ id, mergedInto }) => [id, mergedInto ?? id]));

/** What all surveys of an assessment say of its topics, as far as results are shown. Throws `resource.not_found`. */
export const readStakeholderAxis = (deps: Deps, scope: Scope, profileId: string): Promise<StakeholderAxis> =>
  deps.database.withScope(scope, async (scoped) => {
    if (!(await findProfile(scoped, profileId))) throw new ProblemError('resource.not_found');
    const speaker = await speakers(scoped, profileId);
    const axis: StakeholderAxis = { groups: [], topics: [] };
    const weights = new Map<string, string>();
    const questions: SurveyResults['content']['sections'][number]['questions'] = [];
    const tallies: SurveyResults['tallies'] = [];
    for (const survey of await rows.listSurveys(scoped, profileId)) {
      if (survey.openedAt === null) continue;
      const results = await resultsIn(scoped, survey, deps.now());
      for (const { id, name, weight } of results.groups) {
        weights.set(id, weight);
        axis.groups.push({ id, surveyId: survey.id, name, weight });
      }
      const ownId = (questionId: string) => `${survey.id} ${questionId}`;
      for (const question of questionsOf(survey.content)) {
        const options = question.options.map((option) => ({
          ...option,
          topicId: option.topicId && (speaker.get(option.topicId) ?? null),
        }));
        questions.push({ ...question, id: ownId(question.id), options });
      }
      for (const tally of results.tallies) tallies.push({ ...tally, questionId: ownId(tally.questionId) });
    }
    const none = { en: '', zhTw: '' };
    const together = { title: none, introduction: none, privacy: none, thanks: none };
    const content = { ...together, sections: [{ id: 'all', title: none, intro: none, questions }] };
    axis.topics = stakeholderValues(content, tallies, weights).map(({ groups, ...topic }) => ({
      ...topic,
      groups: [...groups],
    }));
    return axis;
  });
