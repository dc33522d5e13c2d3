import * as v from 'valibot';
import { IdSchema, ref, WrittenSchema } from './schema.ts';
import { decimalPattern, surveyLimits } from './survey-limits.ts';

/** What a question of a survey asks for. */
export const surveyQuestionKinds = [
  'rating',
  'topics',
  'ranking',
  'best_worst',
  'single',
  'multiple',
  'number',
  'text',
] as const;
export type SurveyQuestionKind = (typeof surveyQuestionKinds)[number];

/** A text in both languages; empty where it is not translated. */
const both = (most: number) => {
  const text = v.pipe(WrittenSchema, v.maxLength(most));
  return v.object({ en: text, zhTw: text });
};
const Line = both(surveyLimits.lineLengthMax);
const Text = both(surveyLimits.textLengthMax);

/** Names a section, a question or an option within its survey; it stays through all versions. */
const PartId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** What is chosen, ranked or rated. */
const SurveyOptionSchema = v.pipe(
  v.object({
    id: PartId,
    text: Line,
    /** The topic of the assessment that it stands for. */
    topicId: v.nullable(IdSchema),
  }),
  ref('SurveyOption'),
);
export type SurveyOption = v.InferOutput<typeof SurveyOptionSchema>;

/** Shown only where an earlier choice is one of these. */
const SurveyConditionSchema = v.pipe(
  v.object({
    questionId: PartId,
    choices: v.pipe(v.array(PartId), v.minLength(1), v.maxLength(surveyLimits.optionsMax)),
  }),
  ref('SurveyCondition'),
);
export type SurveyCondition = v.InferOutput<typeof SurveyConditionSchema>;

/** A picture beside a question, with what it shows in words. */
const SurveyPictureSchema = v.pipe(v.object({ fileId: IdSchema, alt: Line }), ref('SurveyPicture'));
export type SurveyPicture = v.InferOutput<typeof SurveyPictureSchema>;

const SurveyQuestionSchema = v.pipe(
  v.object({
    id: PartId,
    kind: v.picklist(surveyQuestionKinds),
    text: Text,
    help: Text,
    /** Left out, there is none. */
    picture: v.optional(v.nullable(SurveyPictureSchema)),
    required: v.boolean(),
    condition: v.nullable(SurveyConditionSchema),
    options: v.pipe(v.array(SurveyOptionSchema), v.maxLength(surveyLimits.optionsMax)),
    /** The highest step of a rating. */
    steps: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(surveyLimits.stepsMax)),
    /** What the lowest and the highest step mean. */
    ends: v.object({ low: Line, high: Line }),
  }),
  ref('SurveyQuestion'),
);
export type SurveyQuestion = v.InferOutput<typeof SurveyQuestionSchema>;

const SurveySectionSchema = v.pipe(
  v.object({
    id: PartId,
    title: Line,
    intro: Text,
    questions: v.pipe(v.array(SurveyQuestionSchema), v.maxLength(surveyLimits.questionsMax)),
  }),
  ref('SurveySection'),
);
export type SurveySection = v.InferOutput<typeof SurveySectionSchema>;

const partsOf = (sections: readonly { id: string; questions: readonly { id: string }[] }[]) =>
  sections.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);

/** Everything that respondents read. Ids of sections and questions are different from each other. */
export const SurveyContentSchema = v.pipe(
  v.object({
    title: Line,
    introduction: Text,
    /** What becomes of the answers, in the organisation's own words. */
    privacy: Text,
    thanks: Text,
    sections: v.pipe(v.array(SurveySectionSchema), v.maxLength(surveyLimits.sectionsMax)),
  }),
  v.forward(
    v.check(({ sections }) => new Set(partsOf(sections)).size === partsOf(sections).length, 'choice_unknown'),
    ['sections'],
  ),
  v.forward(
    v.check(
      ({ sections }) => sections.flatMap(({ questions }) => questions).length <= surveyLimits.questionsMax,
      'too_long',
    ),
    ['sections'],
  ),
  ref('SurveyContent'),
);
export type SurveyContent = v.InferOutput<typeof SurveyContentSchema>;

const Step = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(surveyLimits.stepsMax));
const Choices = v.pipe(v.array(PartId), v.maxLength(surveyLimits.optionsMax));

/** An answer to one question. */
export const SurveyValueSchema = v.pipe(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('rating'), step: Step }),
    v.strictObject({
      kind: v.literal('topics'),
      steps: v.pipe(v.array(v.strictObject({ id: PartId, step: Step })), v.maxLength(surveyLimits.optionsMax)),
    }),
    v.strictObject({ kind: v.literal('ranking'), order: Choices }),
    v.strictObject({ kind: v.literal('best_worst'), best: PartId, worst: PartId }),
    v.strictObject({ kind: v.literal('single'), choice: PartId }),
    v.strictObject({ kind: v.literal('multiple'), choices: Choices }),
    v.strictObject({
      kind: v.literal('number'),
      number: v.pipe(v.string(), v.maxLength(surveyLimits.numberLengthMax), v.regex(decimalPattern)),
    }),
    v.strictObject({
      kind: v.literal('text'),
      text: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(surveyLimits.answerLengthMax)),
    }),
  ]),
  ref('SurveyValue'),
);
export type SurveyValue = v.InferOutput<typeof SurveyValueSchema>;

/** Answers by the ids of their questions. */
export type SurveyAnswers = Readonly<Record<string, SurveyValue>>;
export const SurveyAnswersSchema = v.record(v.string(), SurveyValueSchema);
