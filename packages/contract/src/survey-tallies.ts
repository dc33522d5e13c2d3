import { dividedBy, type Fraction, toPlaces } from '@esg/quantities';
import type { SurveyAnswers, SurveyContent, SurveyQuestion, SurveyValue } from './survey-content.ts';
import { surveyLimits } from './survey-limits.ts';
import { countedAnswers, questionsOf } from './survey-rules.ts';

/** The submitted answers of one person, without the person. */
export type CountedResponse = { readonly groupId: string; readonly answers: SurveyAnswers };

/** How often something was chosen: a step, a place, an option. */
export type Count = { readonly id: string; readonly count: number };

/** What the people of a group answered, or, without a group, everybody. */
export type Tally = {
  readonly groupId: string | null;
  readonly answered: number;
  /** Of steps, places or numbers; of best-worst choices from 1, always the best, to -1. */
  readonly mean: string | null;
  /** How far people are from the mean: the standard deviation. */
  readonly deviation: string | null;
  readonly counts: readonly Count[];
};

/** What was answered to a question, or about one of its options. */
export type QuestionTally = {
  readonly questionId: string;
  readonly optionId: string | null;
  readonly tallies: readonly Tally[];
  /** Groups that are not shown, because too few of them answered. */
  readonly hiddenGroups: number;
};

type Numbered = { readonly groupId: string; readonly numbers: readonly number[]; readonly chosen: readonly string[] };

const places = 2;
/** Numbers are added in millionths, so that they are whole. */
const unit = 1_000_000;
const over = (sum: number, count: number): Fraction =>
  dividedBy({ over: BigInt(Math.round(sum * unit)), under: BigInt(unit) }, { over: BigInt(count), under: 1n });

const tallyOf = (groupId: string | null, given: readonly Numbered[]): Tally => {
  const counts = new Map<string, number>();
  let sum = 0;
  let squares = 0;
  let numbers = 0;
  for (const each of given) {
    for (const id of each.chosen) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const number of each.numbers) {
      sum += number;
      squares += number * number;
      numbers += 1;
    }
  }
  const variance = numbers > 0 ? Math.max(0, squares / numbers - (sum / numbers) ** 2) : 0;
  return {
    groupId,
    answered: given.length,
    mean: numbers > 0 ? toPlaces(over(sum, numbers), places) : null,
    deviation: numbers > 0 ? toPlaces(over(Math.sqrt(variance), 1), places) : null,
    counts: [...counts].map(([id, count]) => ({ id, count })),
  };
};

const fewest = (isHiding: boolean) => (isHiding ? surveyLimits.fewestShown : 1);

/**
 * Groups whose answers are shown, and everybody together. Answers of hidden groups count among everybody only where so many are hidden that
 * taking the shown ones away tells nothing of a few.
 */
export const shownParts = <Given extends { readonly groupId: string }>(given: readonly Given[], isHiding: boolean) => {
  const least = fewest(isHiding);
  const groups = [...Map.groupBy(given, ({ groupId }) => groupId)];
  const shown = groups.filter(([, own]) => own.length >= least);
  const hidden = groups.filter(([, own]) => own.length < least);
  const rest = hidden.flatMap(([, own]) => own);
  const all = [...shown.flatMap(([, own]) => own), ...(rest.length >= least ? rest : [])];
  return { groups: shown, all: all.length >= least ? all : [], hiddenGroups: hidden.length };
};

const tallied = (given: readonly Numbered[], isHiding: boolean) => {
  const { groups, all, hiddenGroups } = shownParts(given, isHiding);
  const tallies = [
    ...(all.length > 0 ? [tallyOf(null, all)] : []),
    ...groups.map(([groupId, own]) => tallyOf(groupId, own)),
  ];
  return { tallies, hiddenGroups };
};

/** What an answer says of one option; nothing where it leaves it out. */
const aboutOption = (value: SurveyValue, optionId: string): Omit<Numbered, 'groupId'> | undefined => {
  if (value.kind === 'topics') {
    const step = value.steps.find(({ id }) => id === optionId)?.step;
    return step === undefined ? undefined : { numbers: [step], chosen: [String(step)] };
  }
  if (value.kind === 'ranking') {
    const place = value.order.indexOf(optionId) + 1;
    return place === 0 ? undefined : { numbers: [place], chosen: [String(place)] };
  }
  if (value.kind !== 'best_worst') return undefined;
  if (value.best === optionId) return { numbers: [1], chosen: ['best'] };
  return value.worst === optionId ? { numbers: [-1], chosen: ['worst'] } : { numbers: [0], chosen: [] };
};

const asWhole = (value: SurveyValue): Omit<Numbered, 'groupId'> => {
  if (value.kind === 'rating') return { numbers: [value.step], chosen: [String(value.step)] };
  if (value.kind === 'number') return { numbers: [Number(value.number)], chosen: [] };
  if (value.kind === 'single') return { numbers: [], chosen: [value.choice] };
  return { numbers: [], chosen: value.kind === 'multiple' ? value.choices : [] };
};

const byOption = new Set(['topics', 'ranking', 'best_worst']);

type Answer = { readonly groupId: string; readonly value: SurveyValue };

const tallyQuestion = (question: SurveyQuestion, given: readonly Answer[], isHiding: boolean): QuestionTally[] => {
  const { id: questionId, options, kind } = question;
  const whole = given.map(({ groupId, value }) => ({ groupId, ...asWhole(value) }));
  const parts: QuestionTally[] = [{ questionId, optionId: null, ...tallied(whole, isHiding) }];
  if (!byOption.has(kind)) return parts;
  for (const { id: optionId } of options) {
    const about = given.flatMap(({ groupId, value }) => {
      const said = aboutOption(value, optionId);
      return said ? [{ groupId, ...said }] : [];
    });
    parts.push({ questionId, optionId, ...tallied(about, isHiding) });
  }
  return parts;
};

/** Counts only answers to questions that were asked, and that fit the survey as it is now. */
export const countResponses = (
  content: SurveyContent,
  responses: readonly CountedResponse[],
): readonly CountedResponse[] =>
  responses.map(({ groupId, answers }) => ({ groupId, answers: countedAnswers(content, answers) }));

const given = (counted: readonly CountedResponse[], questionId: string): Answer[] =>
  counted.flatMap(({ groupId, answers }) => {
    const value = answers[questionId];
    return value ? [{ groupId, value }] : [];
  });

/**
 * What people answered to each question and about each option. `isHiding` leaves out what fewer than five people said, and whatever two
 * numbers together would tell of fewer than five.
 */
export const tallySurvey = (
  content: SurveyContent,
  counted: readonly CountedResponse[],
  isHiding: boolean,
): QuestionTally[] =>
  questionsOf(content).flatMap((question) => tallyQuestion(question, given(counted, question.id), isHiding));

/** The texts that people wrote, in no order of theirs; none where they are too few. */
export const writtenAnswers = (
  counted: readonly CountedResponse[],
  questionId: string,
  isHiding: boolean,
): readonly string[] =>
  shownParts(given(counted, questionId), isHiding)
    .all.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []))
    .toSorted();

/** How many of a group's responses are the same as another one of it, to the last answer. */
export const countDuplicates = (counted: readonly CountedResponse[]): number => {
  const seen = new Set<string>();
  let duplicates = 0;
  for (const { groupId, answers } of counted) {
    const entries = Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1));
    if (entries.length < 3) continue;
    const mark = JSON.stringify([groupId, entries]);
    if (seen.has(mark)) duplicates += 1;
    seen.add(mark);
  }
  return duplicates;
};
