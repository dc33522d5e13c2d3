import { decimalPattern, integerPattern } from '@esg/quantities';
import * as v from 'valibot';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import { LocalizedTextSchema } from './localized-texts.ts';
import { materialityLimits } from './materiality-limits.ts';
import { DisclosureStatusSchema } from './report-life-schemas.ts';
import { isRichTextFilled, RichTextSchema } from './rich-text.ts';
import { DaySchema, IdSchema, InstantSchema, PeriodSchema, ref, WrittenSchema } from './schema.ts';

/** Field types of spec section 3. */
export const fieldTypes = [
  'text',
  'textArea',
  'richTextArea',
  'date',
  'dateTime',
  'singleSelect',
  'multiSelect',
  'number',
  'integer',
  'country',
  'datePeriod',
  'checkbox',
] as const;
export const FieldTypeSchema = v.pipe(v.picklist(fieldTypes), ref('FieldType'));
export type FieldType = (typeof fieldTypes)[number];

const localized = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ en: v.optional(schema), zhTw: v.optional(schema) });

/** Metric value parts of spec section 3: Number, Unit, Descriptor. The number is a canonical decimal string. */
const valueRow = (pattern: RegExp) =>
  v.object({
    number: v.pipe(v.string(), v.regex(pattern)),
    unit: v.pipe(v.string(), v.maxLength(40)),
    descriptor: v.pipe(v.string(), v.maxLength(limits.descriptorLengthMax)),
    /** The name of the part in another language, where there is no usual translation of its name. */
    names: v.optional(localized(v.pipe(v.string(), v.maxLength(limits.descriptorLengthMax)))),
    /** Id of the breakdown that this row belongs to; absent for the whole. */
    breakdown: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
  });
export const ValueRowSchema = v.pipe(valueRow(decimalPattern), ref('ValueRow'));
export const IntegerRowSchema = v.pipe(valueRow(integerPattern), ref('IntegerRow'));
export type ValueRow = v.InferOutput<typeof ValueRowSchema>;

const rows = <Schema extends v.GenericSchema>(row: Schema) =>
  v.pipe(v.array(row), v.minLength(1), v.maxLength(limits.valueRowsMax));
const Choice = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

/** A material topic in the organisation’s own words, in a list that offers no such choice. */
export const NamedTopicSchema = v.pipe(
  v.object({
    /** The topic of the materiality assessment, through all its years; null for one that only a person named. */
    origin: v.nullable(IdSchema),
    /** Written or reworded by a person, so that no later decision replaces it. */
    typed: v.boolean(),
    text: localized(v.pipe(v.string(), v.maxLength(limits.lineLengthMax))),
  }),
  ref('NamedTopic'),
);
export type NamedTopic = v.InferOutput<typeof NamedTopicSchema>;

/** The value of one field, tagged with the field's type. Texts are kept per report language. */
export const AnswerValueSchema = v.pipe(
  v.variant('type', [
    v.object({ type: v.literal('text'), text: localized(v.pipe(v.string(), v.maxLength(limits.lineLengthMax))) }),
    v.object({
      type: v.literal('textArea'),
      text: localized(v.pipe(v.string(), v.maxLength(limits.textAreaLengthMax))),
    }),
    v.object({ type: v.literal('richTextArea'), blocks: localized(RichTextSchema) }),
    v.object({ type: v.literal('date'), date: DaySchema }),
    v.object({ type: v.literal('dateTime'), instant: InstantSchema }),
    v.object({ type: v.literal('singleSelect'), choice: Choice }),
    v.object({
      type: v.literal('multiSelect'),
      choices: v.pipe(v.array(Choice), v.maxLength(300)),
      /** Of the list of material topics alone. */
      named: v.optional(v.pipe(v.array(NamedTopicSchema), v.maxLength(materialityLimits.topicsMax))),
    }),
    v.object({ type: v.literal('number'), rows: rows(ValueRowSchema) }),
    v.object({ type: v.literal('integer'), rows: rows(IntegerRowSchema) }),
    v.object({ type: v.literal('country'), country: v.pipe(v.string(), v.minLength(2), v.maxLength(12)) }),
    v.object({ type: v.literal('datePeriod'), period: PeriodSchema }),
    v.object({ type: v.literal('checkbox'), checked: v.boolean() }),
  ]),
  ref('AnswerValue'),
);
export type AnswerValue = v.InferOutput<typeof AnswerValueSchema>;
export type AnswerValueOf<Type extends FieldType> = Extract<AnswerValue, { type: Type }>;

/** Whether the value has any content: an empty text or list has none, a checkbox always does. */
export const isAnswered = (value: AnswerValue | null): value is AnswerValue => {
  if (!value) return false;
  switch (value.type) {
    case 'text':
    case 'textArea':
      return languages.some((language) => Boolean(value.text[language]?.trim()));
    case 'richTextArea':
      return languages.some((language) => isRichTextFilled(value.blocks[language] ?? []));
    case 'multiSelect':
      return value.choices.length > 0 || (value.named ?? []).length > 0;
    default:
      return true;
  }
};

/** One stored answer. `version` counts its changes from 1; 0 means "never answered". */
export const AnswerSchema = v.pipe(
  v.object({
    disclosureCode: v.string(),
    fieldKey: v.string(),
    value: v.nullable(AnswerValueSchema),
    version: v.number(),
    updatedAt: InstantSchema,
    updatedBy: v.object({ id: IdSchema, name: v.string() }),
  }),
  ref('Answer'),
);
export type Answer = v.InferOutput<typeof AnswerSchema>;

/** `version` is the one the person saw; another one in the database answers 409 `answer.stale`. `null` clears the answer. */
export const AnswerChangeSchema = v.pipe(
  v.object({ value: v.nullable(AnswerValueSchema), version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ref('AnswerChange'),
);
export type AnswerChange = v.InferOutput<typeof AnswerChangeSchema>;

/** The body of 409 `answer.stale`: what is stored now and who stored it. */
export const AnswerConflictSchema = v.pipe(
  v.object({
    statusCode: v.literal(409),
    code: v.literal('answer.stale'),
    message: v.string(),
    requestId: v.string(),
    current: AnswerSchema,
  }),
  ref('AnswerConflict'),
);
export type AnswerConflict = v.InferOutput<typeof AnswerConflictSchema>;

/** State of one selected disclosure of a report. */
export const ReportDisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    status: DisclosureStatusSchema,
    /** With `omitted`, why the disclosure is left out; with `completed`, why required fields are unanswered. */
    omission: v.nullable(
      v.object({ reason: v.string(), explanation: v.string(), explanations: v.optional(LocalizedTextSchema) }),
    ),
    answeredFields: v.number(),
    totalFields: v.number(),
    /** Whether it is completed although the framework asks for more than is answered, such as a breakdown. */
    inPart: v.boolean(),
  }),
  ref('ReportDisclosure'),
);
export type ReportDisclosure = v.InferOutput<typeof ReportDisclosureSchema>;

/** A reason of the framework for leaving a disclosure out, with an explanation where the reason needs one. */
export const OmissionSchema = v.object({
  reason: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  explanation: v.pipe(WrittenSchema, v.maxLength(limits.reportTextLengthMax)),
  /** The explanation in each language, where the report has two; `explanation` is used for both where this is absent. */
  explanations: v.optional(LocalizedTextSchema),
});

/**
 * Marks a disclosure as completed, in progress again, or left out with a reason of its framework. A partly answered disclosure is completed
 * with an `omission`: the reason why required fields are unanswered.
 */
export const DisclosureChangeSchema = v.pipe(
  v.variant('status', [
    v.object({ status: v.literal('completed'), omission: v.optional(OmissionSchema) }),
    v.object({ status: v.literal('in-progress') }),
    v.object({ status: v.literal('omitted'), ...OmissionSchema.entries }),
  ]),
  ref('DisclosureChange'),
);
export type DisclosureChange = v.InferOutput<typeof DisclosureChangeSchema>;
