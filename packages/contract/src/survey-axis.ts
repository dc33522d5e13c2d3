import { dividedBy, type Fraction, fractionOf, minus, nought, plus, times, toPlaces } from '@esg/quantities';
import { axisLength } from './materiality-scoring.ts';
import type { SurveyContent, SurveyQuestion } from './survey-content.ts';
import { surveyLimits } from './survey-limits.ts';
import { questionsOf } from './survey-rules.ts';
import type { QuestionTally, Tally } from './survey-tallies.ts';

/** What a group says of a topic, from 0 to 5. */
export type GroupOpinion = { readonly groupId: string; readonly value: string; readonly answers: number };
/** What stakeholders say of a topic: the mean of the groups, each by its weight. */
export type StakeholderValue = {
  readonly topicId: string;
  readonly value: string;
  readonly groups: readonly GroupOpinion[];
};

const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n });
const length = whole(axisLength);
const places = 2;

/** The mean of an option before it is rounded for readers: what is worked out further from a rounded one is wrong in its last digit. */
const exactMean = ({ sum, answered }: Tally): Fraction => dividedBy(whole(sum ?? 0), whole(answered));

/** Where a tally of one option stands on the axis; `undefined` where its question says nothing of how much it matters. */
const onAxis = ({ kind, steps, options }: SurveyQuestion, tally: Tally): Fraction | undefined => {
  if (tally.sum === null) return undefined;
  const given = exactMean(tally);
  if (kind === 'topics') return dividedBy(times(given, length), whole(steps));
  if (kind === 'ranking' && options.length > 1)
    return dividedBy(times(minus(whole(options.length), given), length), whole(options.length - 1));
  return kind === 'best_worst' ? dividedBy(times(plus(given, whole(1)), length), whole(2)) : undefined;
};

type Said = { readonly topicId: string; readonly groupId: string; readonly place: Fraction; readonly answers: number };

const saidOf = (question: SurveyQuestion, tally: QuestionTally): Said[] => {
  const topicId = question.options.find(({ id }) => id === tally.optionId)?.topicId;
  if (!topicId) return [];
  return tally.tallies.flatMap((each) => {
    if (each.answered < surveyLimits.fewestShown) return [];
    const place = each.groupId === null ? undefined : onAxis(question, each);
    return place && each.groupId ? [{ topicId, groupId: each.groupId, place, answers: each.answered }] : [];
  });
};

const opinionOf = (groupId: string, said: readonly Said[]) => {
  const answers = said.reduce((sum, each) => sum + each.answers, 0);
  const sum = said.reduce((all, { place, answers: count }) => plus(all, times(place, whole(count))), nought);
  return { groupId, answers, place: dividedBy(sum, whole(answers)) };
};

/**
 * What stakeholders say of each topic of the assessment, from what is shown of the results: a group that is hidden, or of which fewer than
 * five people said something of the topic, counts for nothing, whatever the survey promised. A group without a weight above nought is listed
 * and does not count. Groups stand in the order of their weights, whoever answered first: an assessment is the same as long as these values are.
 */
export const stakeholderValues = (
  content: SurveyContent,
  tallies: readonly QuestionTally[],
  weights: ReadonlyMap<string, string>,
): StakeholderValue[] => {
  const questions = new Map(questionsOf(content).map((question) => [question.id, question]));
  const said = tallies.flatMap((tally) => {
    const question = questions.get(tally.questionId);
    return question ? saidOf(question, tally) : [];
  });
  const order = [...weights.keys()];
  const placeOf = (groupId: string) => order.indexOf(groupId);
  return [...Map.groupBy(said, ({ topicId }) => topicId)].flatMap(([topicId, about]) => {
    const opinions = [...Map.groupBy(about, ({ groupId }) => groupId)]
      .map(([id, own]) => opinionOf(id, own))
      .toSorted((one, other) => placeOf(one.groupId) - placeOf(other.groupId));
    const weightOf = (groupId: string) => fractionOf(weights.get(groupId) ?? '1');
    const total = opinions.reduce((sum, { groupId }) => plus(sum, weightOf(groupId)), nought);
    if (total.over === 0n) return [];
    const sum = opinions.reduce((all, { groupId, place }) => plus(all, times(place, weightOf(groupId))), nought);
    const groups = opinions.map(({ place, ...each }) => ({ ...each, value: toPlaces(place, places) }));
    return [{ topicId, value: toPlaces(dividedBy(sum, total), places), groups }];
  });
};
