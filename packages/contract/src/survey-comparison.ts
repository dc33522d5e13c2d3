import { fractionOf, minus, toPlaces } from '@esg/quantities';
import type { SurveyContent, SurveyOption, SurveyQuestion } from './survey-content.ts';
import { type InBothLanguages, questionsOf } from './survey-rules.ts';
import { type QuestionTally, shareIn, type Tally } from './survey-tallies.ts';

type Group = { readonly id: string; readonly stakeholder: string | null; readonly name: InBothLanguages };

/** Results of one survey, as far as a comparison looks at them. */
type ComparableResults = {
  readonly content: SurveyContent;
  readonly groups: readonly Group[];
  readonly tallies: readonly QuestionTally[];
};

/** Why a question of a survey stands beside none of the other. */
const comparisonGaps = ['only_now', 'only_before', 'kind', 'steps', 'options', 'text', 'not_shown'] as const;
export type SurveyComparisonGap = (typeof comparisonGaps)[number];

/** A group of both surveys; everybody has no ids. */
type ComparedGroup = {
  readonly now: string | null;
  readonly before: string | null;
  readonly name: InBothLanguages | null;
};

/** What one group said then and now, and the difference: of means, or of shares in per cent. Nothing where too few answered. */
type ComparedFigure = {
  readonly group: ComparedGroup;
  readonly now: Tally | undefined;
  readonly before: Tally | undefined;
  readonly difference: string | null;
};

/** A question, an option of one, or how often one was chosen, in both surveys. */
export type ComparedSurveyRow = {
  readonly id: string;
  /** Null for the question itself. */
  readonly text: InBothLanguages | null;
  /** The words of the option before, where they were others. */
  readonly wordedBefore: InBothLanguages | null;
  /** The choices whose shares are compared; null where means are. */
  readonly choices: { readonly now: string; readonly before: string } | null;
  readonly figures: readonly ComparedFigure[];
};

/** A question that stands in both surveys. */
export type ComparedQuestion = {
  readonly question: SurveyQuestion;
  /** Its words before, where they were others. */
  readonly wordedBefore: InBothLanguages | null;
  readonly rows: readonly ComparedSurveyRow[];
  /** Options that only one of the surveys has. */
  readonly onlyNow: readonly InBothLanguages[];
  readonly onlyBefore: readonly InBothLanguages[];
};

export type SurveyComparison = {
  readonly groups: readonly ComparedGroup[];
  readonly groupsOnlyNow: readonly InBothLanguages[];
  readonly groupsOnlyBefore: readonly InBothLanguages[];
  readonly questions: readonly ComparedQuestion[];
  readonly gaps: readonly { readonly text: InBothLanguages; readonly why: SurveyComparisonGap }[];
};

/** A text without what makes no difference to its meaning. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim();

/** Whether two texts are the same in a language that both have. */
const readsAs = (one: InBothLanguages, other: InBothLanguages): boolean =>
  (['en', 'zhTw'] as const).some(
    (language) => bare(one[language]) !== '' && bare(one[language]) === bare(other[language]),
  );

const places = 2;
const subtract = (one: string, other: string) => toPlaces(minus(fractionOf(one), fractionOf(other)), places);

const groupsOf = (now: ComparableResults, before: ComparableResults) => {
  const isSame = (one: Group, other: Group) =>
    one.stakeholder === null && other.stakeholder === null
      ? readsAs(one.name, other.name)
      : one.stakeholder === other.stakeholder;
  const left = [...before.groups];
  const groups: ComparedGroup[] = [{ now: null, before: null, name: null }];
  const onlyNow: InBothLanguages[] = [];
  for (const group of now.groups) {
    const place = left.findIndex((other) => isSame(group, other));
    const [other] = place < 0 ? [] : left.splice(place, 1);
    if (other) groups.push({ now: group.id, before: other.id, name: group.name });
    else onlyNow.push(group.name);
  }
  return { groups, groupsOnlyNow: onlyNow, groupsOnlyBefore: left.map(({ name }) => name) };
};

type Pair = { readonly now: SurveyQuestion; readonly before: SurveyQuestion };

/** Pairs of questions: those with the same name, as a copied survey keeps it, then those that read the same. */
const pairsOf = (now: SurveyContent, before: SurveyContent) => {
  const pairs = new Map<string, SurveyQuestion>();
  const taken = new Set<string>();
  const free = () => questionsOf(before).filter(({ id }) => !taken.has(id));
  const pair = (isSame: (one: SurveyQuestion, other: SurveyQuestion) => boolean) => {
    for (const question of questionsOf(now)) {
      if (pairs.has(question.id)) continue;
      const found = free().find((other) => isSame(question, other));
      if (!found) continue;
      pairs.set(question.id, found);
      taken.add(found.id);
    }
  };
  pair((one, other) => one.id === other.id && one.kind === other.kind);
  pair((one, other) => readsAs(one.text, other.text));
  return { pairs, onlyBefore: free() };
};

type OptionPair = { readonly now: SurveyOption; readonly before: SurveyOption };

type SameOption = (one: SurveyOption, other: SurveyOption) => boolean;
/**
 * What makes two options the same, the surest first: the topic, the words, and the name, which a copy keeps of an option that is worded otherwise
 * there. Topics are named by their place in a survey, so their names say nothing.
 */
const sameOptions: readonly SameOption[] = [
  (one, other) => one.topicId !== null && one.topicId === other.topicId,
  (one, other) => readsAs(one.text, other.text),
  (one, other) => one.topicId === null && other.topicId === null && one.id === other.id,
];

const optionsOf = ({ now, before }: Pair) => {
  const found = new Map<SurveyOption, SurveyOption>();
  const left = new Set(before.options);
  for (const isSame of sameOptions)
    for (const option of now.options) {
      const other = found.has(option) ? undefined : [...left].find((each) => isSame(option, each));
      if (!other) continue;
      found.set(option, other);
      left.delete(other);
    }
  const pairs = now.options.flatMap((option): OptionPair[] => {
    const other = found.get(option);
    return other ? [{ now: option, before: other }] : [];
  });
  const onlyNow = now.options.filter((option) => !found.has(option)).map(({ text }) => text);
  return { pairs, onlyNow, onlyBefore: [...left].map(({ text }) => text) };
};

const chosen = new Set(['single', 'multiple']);
const ofWholeSet = new Set(['ranking', 'best_worst']);
const ofOptions = new Set(['topics', 'ranking', 'best_worst']);

/** Why two questions cannot be compared although they are the same one. */
const gapOf = ({ now, before }: Pair, options: ReturnType<typeof optionsOf>): SurveyComparisonGap | undefined => {
  if (now.kind !== before.kind) return 'kind';
  if (now.kind === 'text') return 'text';
  if ((now.kind === 'rating' || now.kind === 'topics') && now.steps !== before.steps) return 'steps';
  const isOther = options.onlyNow.length + options.onlyBefore.length > 0;
  // Places and choices among others mean something else where the others are not the same.
  if (ofWholeSet.has(now.kind) && isOther) return 'options';
  return now.options.length > 0 && options.pairs.length === 0 ? 'options' : undefined;
};

type Sides = {
  readonly now: ComparableResults;
  readonly before: ComparableResults;
  readonly groups: readonly ComparedGroup[];
};
type Found = { readonly now: QuestionTally | undefined; readonly before: QuestionTally | undefined };

const figuresOf = ({ groups }: Sides, found: Found, choices: ComparedSurveyRow['choices']): ComparedFigure[] =>
  groups.map((group) => {
    const now = found.now?.tallies.find(({ groupId }) => groupId === group.now);
    const before = found.before?.tallies.find(({ groupId }) => groupId === group.before);
    const figure = (tally: Tally | undefined, choice: string | undefined) =>
      tally && (choice === undefined ? tally.mean : tally.isWithheld ? null : shareIn(tally, choice).share);
    const one = figure(now, choices?.now);
    const other = figure(before, choices?.before);
    return { group, now, before, difference: one && other ? subtract(one, other) : null };
  });

const otherWords = (now: InBothLanguages, before: InBothLanguages) => (readsAs(now, before) ? null : before);

const rowsOf = (sides: Sides, pair: Pair, pairs: readonly OptionPair[]): ComparedSurveyRow[] => {
  const tally = (results: ComparableResults, questionId: string, optionId: string | null) =>
    results.tallies.find((each) => each.questionId === questionId && each.optionId === optionId);
  const foundOf = (now: string | null, before: string | null): Found => ({
    now: tally(sides.now, pair.now.id, now),
    before: tally(sides.before, pair.before.id, before),
  });
  const { kind } = pair.now;
  if (chosen.has(kind)) {
    const found = foundOf(null, null);
    return pairs.map(({ now, before }) => {
      const choices = { now: now.id, before: before.id };
      const wordedBefore = otherWords(now.text, before.text);
      return { id: now.id, text: now.text, wordedBefore, choices, figures: figuresOf(sides, found, choices) };
    });
  }
  if (!ofOptions.has(kind))
    return [
      {
        id: pair.now.id,
        text: null,
        wordedBefore: null,
        choices: null,
        figures: figuresOf(sides, foundOf(null, null), null),
      },
    ];
  return pairs.map(({ now, before }) => {
    const figures = figuresOf(sides, foundOf(now.id, before.id), null);
    return { id: now.id, text: now.text, wordedBefore: otherWords(now.text, before.text), choices: null, figures };
  });
};

const isShown = ({ figures }: ComparedSurveyRow) => figures.some(({ now, before }) => now && before);

/**
 * What people answered to the same questions in an earlier survey and in this one, group by group, and everything that cannot be compared with
 * the reason. Questions are the same where a copy kept their name, or where they read the same; options where they stand for the same topic,
 * read the same, or where a copy kept their name; groups by their place in the library, own ones by their name.
 */
export const compareSurveys = (now: ComparableResults, before: ComparableResults): SurveyComparison => {
  const { groups, ...others } = groupsOf(now, before);
  const sides: Sides = { now, before, groups };
  const { pairs, onlyBefore } = pairsOf(now.content, before.content);
  const questions: ComparedQuestion[] = [];
  const gaps: { text: InBothLanguages; why: SurveyComparisonGap }[] = [];
  for (const question of questionsOf(now.content)) {
    const earlier = pairs.get(question.id);
    if (!earlier) {
      gaps.push({ text: question.text, why: 'only_now' });
      continue;
    }
    const pair = { now: question, before: earlier };
    const options = optionsOf(pair);
    const why = gapOf(pair, options);
    const rows = why ? [] : rowsOf(sides, pair, options.pairs).filter(isShown);
    if (why || rows.length === 0) gaps.push({ text: question.text, why: why ?? 'not_shown' });
    else
      questions.push({
        question,
        wordedBefore: otherWords(question.text, earlier.text),
        rows,
        onlyNow: options.onlyNow,
        onlyBefore: options.onlyBefore,
      });
  }
  for (const { text } of onlyBefore) gaps.push({ text, why: 'only_before' });
  return { groups, ...others, questions, gaps };
};
