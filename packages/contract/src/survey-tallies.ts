import type { SurveyAnswers, SurveyContent, SurveyQuestion, SurveyValue } from './survey-content.ts';
import { surveyLimits } from './survey-limits.ts';
import { countedAnswers, questionsOf } from './survey-rules.ts';
import {
  type ByGroup,
  type Guard,
  nothing,
  type QuestionTally,
  type Sums,
  shownTallies,
  type Tally,
} from './survey-shown.ts';
import { addWords, frequentWords, type WordCount } from './survey-words.ts';

export type { QuestionTally, Tally } from './survey-shown.ts';

/** Whether how some answers are spread is not told, which every reader of them is told. */
export const isSpreadWithheld = ({
  tallies,
}: {
  readonly tallies: readonly Pick<QuestionTally, 'tallies'>[];
}): boolean => tallies.some((about) => about.tallies.some(({ isWithheld }) => isWithheld));

/** The submitted answers of one person, without the person. */
export type CountedResponse = { readonly groupId: string; readonly answers: SurveyAnswers };

type Share = {
  readonly count: number;
  readonly share: string;
  /** The same for drawing: shares of a whole are never more than it together. */
  readonly length: string;
};

/** How many people chose this, and their share in per cent. */
export const shareIn = ({ counts, spreadOf }: Tally, choice: string): Share => {
  const count = counts.find(({ id }) => id === choice)?.count ?? 0;
  const share = (count / spreadOf) * 100;
  return { count, share: String(Math.round(share * 10) / 10), length: String(Math.floor(share * 10_000) / 10_000) };
};

const addNumber = (sums: Sums, number: number) => {
  sums.numbers += 1;
  sums.sum += number;
  sums.squares += number * number;
};
const addChoice = ({ counts }: Sums, id: string, count = 1) => counts.set(id, (counts.get(id) ?? 0) + count);

const fewest = (isHiding: boolean) => (isHiding ? surveyLimits.fewestShown : 1);

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
  } else if (value.kind === 'number') {
    const number = Number(value.number);
    addNumber(sums, number);
    sums.values.set(number, (sums.values.get(number) ?? 0) + 1);
  } else if (value.kind === 'single') addChoice(sums, value.choice);
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

type Counting = { readonly question: SurveyQuestion; readonly whole: ByGroup; readonly parts: ByOption };

const countingOf = (question: SurveyQuestion): Counting => {
  const { options, kind } = question;
  return {
    question,
    whole: new Map(),
    parts: new Map(byOption.has(kind) ? options.map(({ id }) => [id, new Map()]) : []),
  };
};

const addValue = ({ whole, parts }: Counting, groupId: string, value: SurveyValue) => {
  addWhole(sumsOf(whole, groupId), value);
  addOptions(parts, groupId, value);
};

const endsOf = (kind: SurveyQuestion['kind'], steps: number, options: number): Guard['ends'] => {
  if (kind === 'rating' || kind === 'topics') return { low: 1, high: steps };
  if (kind === 'ranking') return { low: 1, high: options };
  return kind === 'best_worst' ? { low: -1, high: 1 } : undefined;
};

/** How what people said about a question is kept from saying what each of them answered. */
const guardOf = ({ kind, steps, options }: SurveyQuestion, isHiding: boolean): Guard => ({
  isHiding,
  ends: endsOf(kind, steps, options.length),
  isOfWholeSet: kind === 'ranking' || kind === 'best_worst',
});

const talliesOf = ({ question, whole, parts }: Counting, isHiding: boolean): QuestionTally[] => {
  const guard = guardOf(question, isHiding);
  const questionId = question.id;
  const optionIds = [...parts.keys()];
  return [
    ...shownTallies([whole], guard).map((shown) => ({ questionId, optionId: null, ...shown })),
    ...shownTallies([...parts.values()], guard).map((shown, place) => ({
      questionId,
      optionId: optionIds[place] ?? null,
      ...shown,
    })),
  ];
};

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

/** An answer in few letters: topics in one order, however they were rated. */
const shortOf = (value: SurveyValue): string => {
  switch (value.kind) {
    case 'rating':
      return String(value.step);
    case 'topics':
      return value.steps
        .map(({ id, step }) => `${id} ${step}`)
        .toSorted()
        .join();
    case 'ranking':
      return value.order.join();
    case 'best_worst':
      return `${value.best} ${value.worst}`;
    case 'single':
      return value.choice;
    case 'multiple':
      return value.choices.join();
    case 'number':
      return value.number;
    default:
      return value.text;
  }
};

const shortAnswers = (answers: SurveyAnswers) =>
  Object.entries(answers)
    .map(([id, value]) => `${id}=${shortOf(value)}`)
    .join('\n');

/** Marks of the responses that were counted, by group, and how many are the same as another one of it, to the last answer. */
const duplicatesIn = () => {
  const groups = new Map<string, { readonly seen: Set<string>; count: number }>();
  return {
    add: (groupId: string, answers: SurveyAnswers) => {
      if (Object.keys(answers).length < fewestCompared) return;
      const group = groups.get(groupId) ?? { seen: new Set<string>(), count: 0 };
      groups.set(groupId, group);
      const mark = markOf(shortAnswers(answers));
      if (group.seen.has(mark)) group.count += 1;
      group.seen.add(mark);
    },
    of: (groupIds: readonly string[]) => groupIds.reduce((sum, id) => sum + (groups.get(id)?.count ?? 0), 0),
  };
};

/** What people wrote to a question. */
export type WrittenTally = {
  readonly questionId: string;
  /** The first of them, in no order of theirs. */
  readonly texts: readonly string[];
  /** How many more there are. */
  readonly further: number;
  readonly words: readonly WordCount[];
};

/** What is known of a survey's results. */
export type SurveyTally = {
  readonly tallies: readonly QuestionTally[];
  readonly texts: readonly WrittenTally[];
  /** Responses that are the same as another one of a group that is shown: two of a few would be told by the number. */
  readonly duplicates: number;
};

/** The texts of one group: the first ones by their letters, how many there are, and their words. */
type Written = { texts: string[]; count: number; readonly words: Map<string, number> };

const addText = (byGroup: Map<string, Written>, groupId: string, text: string, most: number) => {
  const written: Written = byGroup.get(groupId) ?? { texts: [], count: 0, words: new Map() };
  byGroup.set(groupId, written);
  written.count += 1;
  written.texts.push(text);
  if (written.texts.length >= most * 2) written.texts = written.texts.toSorted().slice(0, most);
  addWords(written.words, text);
};

const writtenOf = (questionId: string, byGroup: ReadonlyMap<string, Written>, isHiding: boolean, most: number) => {
  const least = fewest(isHiding);
  const groups = [...byGroup.values()];
  const shown = groups.filter(({ count }) => count >= least);
  const hidden = groups.filter(({ count }) => count < least);
  const rest = hidden.reduce((sum, { count }) => sum + count, 0);
  const all = rest >= least ? [...shown, ...hidden] : shown;
  const count = all.reduce((sum, each) => sum + each.count, 0);
  const texts = all
    .flatMap((each) => each.texts)
    .toSorted()
    .slice(0, most);
  const words = new Map<string, number>();
  for (const each of all) for (const [word, times] of each.words) words.set(word, (words.get(word) ?? 0) + times);
  return { questionId, texts, further: count - texts.length, words: frequentWords(words) };
};

/**
 * Adds up what people answered, one response after the other: what was added is held no longer, so that any number of responses has room.
 * Only answers to questions that were asked, and that fit the survey as it is now, count.
 */
export const countSurvey = (content: SurveyContent, mostTexts: number = Number.POSITIVE_INFINITY) => {
  const questions = new Map(questionsOf(content).map((question) => [question.id, countingOf(question)]));
  const written = new Map<string, Map<string, Written>>();
  for (const { id, kind } of questionsOf(content)) if (kind === 'text') written.set(id, new Map());
  const responses = new Map<string, number>();
  const duplicates = duplicatesIn();
  return {
    add: ({ groupId, answers: given }: CountedResponse) => {
      const answers = countedAnswers(content, given);
      responses.set(groupId, (responses.get(groupId) ?? 0) + 1);
      for (const [questionId, value] of Object.entries(answers)) {
        const counting = questions.get(questionId);
        if (counting) addValue(counting, groupId, value);
        const texts = value.kind === 'text' && written.get(questionId);
        if (texts) addText(texts, groupId, value.text, mostTexts);
      }
      duplicates.add(groupId, answers);
    },
    /**
     * What people answered to each question and about each option. `isHiding` leaves out what fewer than five people said, and whatever
     * would tell what each of some people answered.
     */
    result: (isHiding: boolean): SurveyTally => ({
      tallies: [...questions.values()].flatMap((counting) => talliesOf(counting, isHiding)),
      texts: [...written].map(([id, byGroup]) => writtenOf(id, byGroup, isHiding, mostTexts)),
      // How many are the same would tell what those who agree answered.
      duplicates: isHiding ? 0 : duplicates.of([...responses.keys()]),
    }),
  };
};

/** The same for responses that are all there. */
export const tallySurvey = (
  content: SurveyContent,
  responses: readonly CountedResponse[],
  isHiding: boolean,
): SurveyTally => {
  const counting = countSurvey(content);
  for (const response of responses) counting.add(response);
  return counting.result(isHiding);
};
