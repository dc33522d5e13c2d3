import { type Language, languages } from './languages.ts';
import type { SurveyAnswers, SurveyContent, SurveyQuestion, SurveyValue } from './survey-content.ts';
import type { SurveyState } from './survey-limits.ts';

/** A text in both languages; empty where it is not translated. */
export type InBothLanguages = { readonly en: string; readonly zhTw: string };

/** The text in the reader's language, else in the other one. */
export const surveyText = (text: InBothLanguages, language: Language): string =>
  [language, ...languages].map((each) => text[each]).find((written) => written !== '') ?? '';

/** The questions of a survey, in their order. */
export const questionsOf = ({ sections }: Pick<SurveyContent, 'sections'>): readonly SurveyQuestion[] =>
  sections.flatMap(({ questions }) => questions);

const choicesIn = (value: SurveyValue | undefined): readonly string[] => {
  if (value?.kind === 'single') return [value.choice];
  return value?.kind === 'multiple' ? value.choices : [];
};

/** The questions that somebody with these answers is asked: a condition on a question that is not asked itself is not met. */
export const askedOf = (
  content: Pick<SurveyContent, 'sections'>,
  answers: SurveyAnswers,
): readonly SurveyQuestion[] => {
  const asked: SurveyQuestion[] = [];
  const ids = new Set<string>();
  for (const question of questionsOf(content)) {
    const { condition } = question;
    const given = condition && ids.has(condition.questionId) ? choicesIn(answers[condition.questionId]) : [];
    if (condition && !given.some((choice) => condition.choices.includes(choice))) continue;
    asked.push(question);
    ids.add(question.id);
  }
  return asked;
};

const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length;

const optionIds = new WeakMap<SurveyQuestion['options'], ReadonlySet<string>>();
/** The ids of these options, made once: results look them up for each answer. */
const idsOf = (options: SurveyQuestion['options']): ReadonlySet<string> => {
  const known = optionIds.get(options) ?? new Set(options.map(({ id }) => id));
  optionIds.set(options, known);
  return known;
};

/** Whether a value answers the question: its kind, its options and its steps. */
export const answersQuestion = ({ kind, options, steps }: SurveyQuestion, value: SurveyValue): boolean => {
  if (value.kind !== kind) return false;
  const known = idsOf(options);
  const areKnown = (ids: readonly string[]) => areDifferent(ids) && ids.every((id) => known.has(id));
  switch (value.kind) {
    case 'rating':
      return value.step <= steps;
    case 'topics':
      return areKnown(value.steps.map(({ id }) => id)) && value.steps.every(({ step }) => step <= steps);
    case 'ranking':
      return areKnown(value.order);
    case 'best_worst':
      return areKnown([value.best, value.worst]);
    case 'single':
      return known.has(value.choice);
    case 'multiple':
      return areKnown(value.choices);
    default:
      return true;
  }
};

/** Whether nothing is left to answer of it: every topic rated, every option ranked. */
export const isComplete = ({ options }: SurveyQuestion, value: SurveyValue | undefined): boolean => {
  if (!value) return false;
  if (value.kind === 'topics') return value.steps.length === options.length;
  if (value.kind === 'ranking') return value.order.length === options.length;
  return value.kind !== 'multiple' || value.choices.length > 0;
};

/** The required questions that these answers leave open. */
export const openSurveyQuestions = (content: Pick<SurveyContent, 'sections'>, answers: SurveyAnswers) =>
  askedOf(content, answers).filter((question) => question.required && !isComplete(question, answers[question.id]));

/** What of an answer is about options that the question still has: a topic that was removed takes no other with it. */
export const fittedValue = (question: SurveyQuestion, value: SurveyValue): SurveyValue | undefined => {
  if (answersQuestion(question, value)) return value;
  const { options, steps } = question;
  const has = (id: string) => options.some((option) => option.id === id);
  let fitted = value;
  if (value.kind === 'topics')
    fitted = { ...value, steps: value.steps.filter(({ id, step }) => has(id) && step <= steps) };
  if (value.kind === 'ranking') fitted = { ...value, order: value.order.filter(has) };
  if (value.kind === 'multiple') fitted = { ...value, choices: value.choices.filter(has) };
  return answersQuestion(question, fitted) && !isEmpty(fitted) ? fitted : undefined;
};

const isEmpty = (value: SurveyValue) =>
  (value.kind === 'topics' && value.steps.length === 0) ||
  (value.kind === 'ranking' && value.order.length === 0) ||
  (value.kind === 'multiple' && value.choices.length === 0);

const fittedOf = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): SurveyAnswers => {
  const fitted: Record<string, SurveyValue> = {};
  for (const question of questions) {
    const value = answers[question.id];
    const kept = value && fittedValue(question, value);
    if (kept) fitted[question.id] = kept;
  }
  return fitted;
};

/** Stored answers as far as they fit the survey as it is now: whoever opens it again sees these. */
export const fittedAnswers = (content: Pick<SurveyContent, 'sections'>, answers: SurveyAnswers): SurveyAnswers =>
  fittedOf(questionsOf(content), answers);

/** The answers that count: those to questions that are asked, as far as they fit them. */
export const countedAnswers = (content: Pick<SurveyContent, 'sections'>, answers: SurveyAnswers): SurveyAnswers =>
  fittedOf(askedOf(content, answers), answers);

/** Why a survey cannot be sent as it is. */
export const surveyFaults = [
  'no_title',
  'no_questions',
  'no_text',
  'no_alt',
  'too_few_options',
  'condition_broken',
  'ends_before_opening',
  'is_over',
] as const;
export type SurveyFault = { readonly fault: (typeof surveyFaults)[number]; readonly partId: string | null };

const withOptions = new Set(['topics', 'ranking', 'best_worst', 'single', 'multiple']);
const needsTwo = new Set(['ranking', 'best_worst', 'single']);

/** Whether questions of this kind have options. */
export const hasOptions = ({ kind }: Pick<SurveyQuestion, 'kind'>): boolean => withOptions.has(kind);

const isWritten = ({ en, zhTw }: InBothLanguages) => en !== '' || zhTw !== '';

const faultOf = (question: SurveyQuestion, before: ReadonlyMap<string, SurveyQuestion>) => {
  const { text, options, condition, picture } = question;
  if (!isWritten(text)) return 'no_text';
  // Somebody who reads the other language, and cannot see, would learn nothing of the picture.
  if (picture && (picture.alt.en === '' || picture.alt.zhTw === '')) return 'no_alt';
  if (hasOptions(question) && options.length < (needsTwo.has(question.kind) ? 2 : 1)) return 'too_few_options';
  if (hasOptions(question) && !options.every((option) => isWritten(option.text))) return 'no_text';
  const on = condition && before.get(condition.questionId);
  const isBroken = condition && !condition.choices.every((id) => on?.options.some((option) => option.id === id));
  return isBroken ? 'condition_broken' : undefined;
};

/** What must be mended before the survey opens. */
export const surveyFaultsOf = (content: SurveyContent): SurveyFault[] => {
  const faults: SurveyFault[] = [];
  if (!isWritten(content.title)) faults.push({ fault: 'no_title', partId: null });
  const questions = questionsOf(content);
  if (questions.length === 0) faults.push({ fault: 'no_questions', partId: null });
  const before = new Map<string, SurveyQuestion>();
  for (const question of questions) {
    const fault = faultOf(question, before);
    if (fault) faults.push({ fault, partId: question.id });
    if (question.kind === 'single' || question.kind === 'multiple') before.set(question.id, question);
  }
  return faults;
};

const textsOf = (content: SurveyContent): InBothLanguages[] => [
  content.title,
  content.introduction,
  content.privacy,
  content.thanks,
  ...content.sections.flatMap(({ title, intro, questions }) => [
    title,
    intro,
    ...questions.flatMap(({ text, help, options, ends, picture }) => [
      ...(picture ? [picture.alt] : []),
      text,
      help,
      ends.low,
      ends.high,
      ...options.map((option) => option.text),
    ]),
  ]),
];

/** How many texts are written in the other language alone, by language. */
export const missingTranslations = (content: SurveyContent): Readonly<Record<Language, number>> => {
  const written = textsOf(content).filter(isWritten);
  const [en = 0, zhTw = 0] = languages.map((language) => written.filter((text) => text[language] === '').length);
  return { en, zhTw };
};

/** The languages in which everything can be read; where there is none, those of the title. */
export const surveyLanguages = (content: SurveyContent): readonly Language[] => {
  const missing = missingTranslations(content);
  const whole = languages.filter((language) => missing[language] === 0);
  return whole.length > 0 ? whole : languages.filter((language) => content.title[language] !== '');
};

type Times = {
  readonly openedAt: string | null;
  readonly closedAt: string | null;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
};

/** Why nobody could answer a survey with these times. */
export const surveyTimeFaults = (
  { opensAt, closesAt }: Pick<Times, 'opensAt' | 'closesAt'>,
  now: Date,
): SurveyFault[] => {
  if (closesAt === null) return [];
  if (new Date(closesAt) <= now) return [{ fault: 'is_over', partId: null }];
  const isBefore = opensAt !== null && new Date(closesAt) <= new Date(opensAt);
  return isBefore ? [{ fault: 'ends_before_opening', partId: null }] : [];
};

/** The state of a survey at a moment. */
export const surveyStateAt = ({ openedAt, closedAt, opensAt, closesAt }: Times, now: Date): SurveyState => {
  if (openedAt === null) return 'draft';
  if (closedAt !== null || (closesAt !== null && new Date(closesAt) <= now)) return 'closed';
  return opensAt !== null && new Date(opensAt) > now ? 'scheduled' : 'open';
};
