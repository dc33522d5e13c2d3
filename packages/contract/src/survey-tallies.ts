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

const places = 2;
/** Numbers are added in millionths, so that they are whole. */
const unit = 1_000_000;
const over = (sum: number, count: number): Fraction =>
  dividedBy({ over: BigInt(Math.round(sum * unit)), under: BigInt(unit) }, { over: BigInt(count), under: 1n });

/** What a group said, added up. Sums of groups can be added, so that nobody looks at an answer twice. */
type Sums = { answered: number; numbers: number; sum: number; squares: number; readonly counts: Map<string, number> };

const nothing = (): Sums => ({ answered: 0, numbers: 0, sum: 0, squares: 0, counts: new Map() });

const addNumber = (sums: Sums, number: number) => {
  sums.numbers += 1;
  sums.sum += number;
  sums.squares += number * number;
};
const addChoice = ({ counts }: Sums, id: string, count = 1) => counts.set(id, (counts.get(id) ?? 0) + count);

const together = (all: readonly Sums[]): Sums => {
  const total = nothing();
  for (const { answered, numbers, sum, squares, counts } of all) {
    total.answered += answered;
    total.numbers += numbers;
    total.sum += sum;
    total.squares += squares;
    for (const [id, count] of counts) addChoice(total, id, count);
  }
  return total;
};

const tallyOf = (groupId: string | null, { answered, numbers, sum, squares, counts }: Sums): Tally => {
  const variance = numbers > 0 ? Math.max(0, squares / numbers - (sum / numbers) ** 2) : 0;
  return {
    groupId,
    answered,
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

type ByGroup = Map<string, Sums>;

/** The same rule as `shownParts`, for sums. */
const tallied = (byGroup: ByGroup, isHiding: boolean) => {
  const least = fewest(isHiding);
  const shown = [...byGroup].filter(([, { answered }]) => answered >= least);
  const hidden = [...byGroup.values()].filter(({ answered }) => answered < least);
  const rest = together(hidden);
  const all = together([...shown.map(([, sums]) => sums), ...(rest.answered >= least ? [rest] : [])]);
  const tallies = [
    ...(all.answered > 0 && all.answered >= least ? [tallyOf(null, all)] : []),
    ...shown.map(([groupId, sums]) => tallyOf(groupId, sums)),
  ];
  return { tallies, hiddenGroups: hidden.length };
};

const sumsOf = (byGroup: ByGroup, groupId: string): Sums => {
  const known = byGroup.get(groupId);
  if (known) {
    known.answered += 1;
    return known;
  }
  const sums = { ...nothing(), answered: 1 };
  byGroup.set(groupId, sums);
  return sums;
};

const addWhole = (sums: Sums, value: SurveyValue) => {
  if (value.kind === 'rating') {
    addNumber(sums, value.step);
    addChoice(sums, String(value.step));
  } else if (value.kind === 'number') addNumber(sums, Number(value.number));
  else if (value.kind === 'single') addChoice(sums, value.choice);
  else if (value.kind === 'multiple') for (const id of value.choices) addChoice(sums, id);
};

type ByOption = ReadonlyMap<string, ByGroup>;

/** Adds what an answer says of each option; nothing of those that it leaves out. */
const addOptions = (byOption: ByOption, groupId: string, value: SurveyValue) => {
  const add = (optionId: string, number: number, chosen: string | null) => {
    const byGroup = byOption.get(optionId);
    if (!byGroup) return;
    const sums = sumsOf(byGroup, groupId);
    addNumber(sums, number);
    if (chosen !== null) addChoice(sums, chosen);
  };
  if (value.kind === 'topics') for (const { id, step } of value.steps) add(id, step, String(step));
  if (value.kind === 'ranking') for (const [place, id] of value.order.entries()) add(id, place + 1, String(place + 1));
  if (value.kind !== 'best_worst') return;
  for (const id of byOption.keys()) {
    if (id === value.best) add(id, 1, 'best');
    else add(id, id === value.worst ? -1 : 0, id === value.worst ? 'worst' : null);
  }
};

const byOption = new Set(['topics', 'ranking', 'best_worst']);

type Answer = { readonly groupId: string; readonly value: SurveyValue };

const tallyQuestion = (question: SurveyQuestion, given: readonly Answer[], isHiding: boolean): QuestionTally[] => {
  const { id: questionId, options, kind } = question;
  const whole: ByGroup = new Map();
  const parts: ByOption = new Map(byOption.has(kind) ? options.map(({ id }) => [id, new Map()]) : []);
  for (const { groupId, value } of given) {
    addWhole(sumsOf(whole, groupId), value);
    addOptions(parts, groupId, value);
  }
  return [
    { questionId, optionId: null, ...tallied(whole, isHiding) },
    ...[...parts].map(([optionId, byGroup]) => ({ questionId, optionId, ...tallied(byGroup, isHiding) })),
  ];
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

/** Of fewer answers many people give the same. */
const fewestCompared = 3;
const prime = 16_777_619;
const offset = 2_166_136_261;

/** A short mark of a text (FNV-1a, forwards and backwards): two of them are the same by chance once in many millions of millions. */
const markOf = (text: string): string => {
  let forwards = offset;
  let backwards = offset;
  for (let place = 0; place < text.length; place += 1) {
    forwards = Math.imul(forwards ^ text.charCodeAt(place), prime);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - place), prime);
  }
  return `${text.length} ${forwards} ${backwards}`;
};

/** Topics in one order, however they were rated. */
const ordered = (_: string, value: unknown) =>
  Array.isArray(value) && typeof value[0] === 'object'
    ? value.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    : value;

/** How many of a group's responses are the same as another one of it, to the last answer. Answers are in the order of the questions. */
export const countDuplicates = (counted: readonly CountedResponse[]): number => {
  const seen = new Set<string>();
  let duplicates = 0;
  for (const { groupId, answers } of counted) {
    if (Object.keys(answers).length < fewestCompared) continue;
    const mark = `${groupId} ${markOf(JSON.stringify(answers, ordered))}`;
    if (seen.has(mark)) duplicates += 1;
    seen.add(mark);
  }
  return duplicates;
};
