import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { BilingualSchema } from './language-schemas.ts';
import { CalculationStepSchema, calculationGaps } from './metrics.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref, VersionSchema } from './schema.ts';

/** Most answers that one request takes from the data hub: the fields of a report with a thousand disclosures. */
export const hubAnswersMax = 3000;
/** Most steps of a calculation that a report keeps with an answer. */
export const keptStepsMax = 500;

const Person = v.object({ id: IdSchema, name: v.string() });
const place = { disclosureCode: v.pipe(v.string(), v.maxLength(200)), fieldKey: v.pipe(v.string(), v.maxLength(120)) };

/**
 * How a field's answer and the data hub stand to each other: `blank` has no answer yet, `suggested` has none, and words that were written for
 * another question may answer it, `same` agrees, `newer` holds what the
 * hub gave before it changed there, `conflict` holds something else, `gone` was taken from data that is no longer there,
 * `impossible` has data that cannot be put together for this report.
 */
export const hubAnswerStates = ['blank', 'suggested', 'same', 'newer', 'conflict', 'gone', 'impossible'] as const;
export type HubAnswerState = (typeof hubAnswerStates)[number];

/**
 * What people should know of an offered value: added up over `entities`, put together from `periods`, taken by the day
 * (`pro_rata`), made with a `formula`; days without data (`incomplete`), parts listed side by side because they make no sum
 * (`listed`), a sum of those parts alone that are given (`partial`), `rounded` to what a number may hold, another unit than entered (`converted`), figures marked `internal` or `estimated` among it.
 */
export const hubAnswerNotes = [
  'entities',
  'periods',
  'shared',
  'entered_differs',
  'pro_rata',
  'formula',
  'incomplete',
  'listed',
  'partial',
  'rounded',
  'converted',
  'internal',
  'estimated',
] as const;
export type HubAnswerNote = (typeof hubAnswerNotes)[number];

/** Why data does not make an answer, besides the reasons of calculations. */
export const hubAnswerGaps = [...calculationGaps, 'several_answers', 'unit_unknown', 'too_many_rows'] as const;
export type HubAnswerGap = (typeof hubAnswerGaps)[number];

/** The place in another report whose words answer a field: of the same days, or of the year that this report goes on from. */
export const ReportSourceSchema = v.pipe(
  v.object({
    reportId: IdSchema,
    name: v.string(),
    versionId: v.string(),
    framework: BilingualSchema,
    period: PeriodSchema,
    disclosureCode: v.string(),
  }),
  ref('ReportSource'),
);
export type ReportSource = v.InferOutput<typeof ReportSourceSchema>;

/** One field of the report beside what the data hub has for it. */
export const HubAnswerSchema = v.pipe(
  v.object({
    ...place,
    state: v.picklist(hubAnswerStates),
    current: v.nullable(AnswerValueSchema),
    offered: v.nullable(AnswerValueSchema),
    /** Of `impossible`. */
    gap: v.nullable(v.picklist(hubAnswerGaps)),
    /** The metric that keeps the value from being calculated: missing, or zero where it is divided by it. */
    lacking: v.nullable(v.string()),
    notes: v.array(v.picklist(hubAnswerNotes)),
    /** What the offered value was calculated with; null where it was entered. */
    formula: v.nullable(v.string()),
    /** What the metric's parts make, where the answer, or without one the offer, was typed as something else. */
    calculated: v.nullable(AnswerValueSchema),
    /** How many data points the offered value stands on. */
    sourceCount: v.number(),
    /** Another report whose words are offered, where the data hub has none. */
    from: v.nullable(ReportSourceSchema),
    /** When the answer was taken from the hub, or saved there, and by whom; `edited` where it was changed in the report since. */
    origin: v.nullable(v.object({ at: InstantSchema, by: Person, edited: v.boolean() })),
    /** Stands for the answer and the offer as they were seen; taking names it, so that nothing unseen is taken or replaced. */
    stamp: v.string(),
  }),
  ref('HubAnswer'),
);
export type HubAnswer = v.InferOutput<typeof HubAnswerSchema>;

/** A metric with figures of the report's period that no selected disclosure prints. */
export const UnusedMetricSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    name: BilingualSchema,
    /** Disclosures of the report's framework that would print it, had they been selected. */
    disclosureCodes: v.array(v.string()),
  }),
  ref('UnusedMetric'),
);
export type UnusedMetric = v.InferOutput<typeof UnusedMetricSchema>;

/** GET reports/{id}/hub-answers: what the data hub has for the report's period and boundary. Fields it has nothing for are left out. */
export const HubAnswersSchema = v.pipe(
  v.object({
    /** Null while the report has no period: then nothing can be offered. */
    period: v.nullable(PeriodSchema),
    /** Metrics of the fields that were looked at: what the hub has a place for. */
    metricKeys: v.array(v.string()),
    answers: v.array(HubAnswerSchema),
    /** How many of the report's selected disclosures are answered by what was taken from the hub for them and stands in the report still. */
    taken: v.object({ done: v.number(), total: v.number() }),
    /** Figures of the hub that the report does not use, in the library's order; empty for one disclosure. */
    unused: v.array(UnusedMetricSchema),
  }),
  ref('HubAnswers'),
);
export type HubAnswers = v.InferOutput<typeof HubAnswersSchema>;

/** Of the whole report, or of one disclosure. */
export const HubAnswersQuerySchema = v.object({ disclosure: v.optional(place.disclosureCode) });

/** Takes these offers as they were seen. Refused as a whole with `hub_answers.stale` where one of them is another by now. */
export const HubAnswersTakeSchema = v.pipe(
  v.strictObject({
    answers: v.pipe(
      v.array(v.object({ ...place, stamp: v.pipe(v.string(), v.maxLength(64)) })),
      v.minLength(1),
      v.maxLength(hubAnswersMax),
    ),
  }),
  ref('HubAnswersTake'),
);
export type HubAnswersTake = v.InferOutput<typeof HubAnswersTakeSchema>;

/** POST reports/{id}/hub-answers/undo: which answers are given back. Those that were changed since they were taken stay. */
export const HubAnswersUndoSchema = v.pipe(
  v.strictObject({ answers: v.pipe(v.array(v.object(place)), v.minLength(1), v.maxLength(hubAnswersMax)) }),
  ref('HubAnswersUndo'),
);
export type HubAnswersUndo = v.InferOutput<typeof HubAnswersUndoSchema>;

export const HubAnswersUndoneSchema = v.pipe(v.object({ undone: v.number() }), ref('HubAnswersUndone'));
export type HubAnswersUndone = v.InferOutput<typeof HubAnswersUndoneSchema>;

export const HubAnswersTakenSchema = v.pipe(v.object({ taken: v.number() }), ref('HubAnswersTaken'));
export type HubAnswersTaken = v.InferOutput<typeof HubAnswersTakenSchema>;

/** A data point as it was when an answer was made of it. */
export const HubSourceSchema = v.pipe(
  v.object({
    dataPointId: IdSchema,
    version: v.number(),
    metricKey: v.string(),
    sectionId: v.string(),
    /** Null stands for the whole organisation. */
    entity: v.nullable(v.object({ id: IdSchema, name: v.string() })),
    labels: v.array(v.string()),
    period: PeriodSchema,
    value: AnswerValueSchema,
    source: v.string(),
  }),
  ref('HubSource'),
);
export type HubSource = v.InferOutput<typeof HubSourceSchema>;

const made = {
  value: AnswerValueSchema,
  period: PeriodSchema,
  notes: v.array(v.picklist(hubAnswerNotes)),
  /** Each step before its parts, down to the sources; empty for what is no figure. */
  steps: v.array(CalculationStepSchema),
  sources: v.array(HubSourceSchema),
  /** The report that it was taken from; absent for what comes from the data hub. */
  from: v.optional(ReportSourceSchema),
};

/** GET reports/{id}/hub-answers/{code}/{fieldKey}: where an answer comes from, and what the hub would give now. */
export const HubAnswerOriginSchema = v.pipe(
  v.object({
    /** Kept with the report: stays as it was, whatever becomes of the data. */
    taken: v.nullable(
      v.object({
        ...made,
        /** What was answered before, which undoing brings back. */
        before: v.optional(v.nullable(AnswerValueSchema)),
        at: InstantSchema,
        by: Person,
      }),
    ),
    offered: v.nullable(v.object(made)),
  }),
  ref('HubAnswerOrigin'),
);
export type HubAnswerOrigin = v.InferOutput<typeof HubAnswerOriginSchema>;

/**
 * POST reports/{id}/answers/{code}/{fieldKey}/saved-to-hub: keeps the answer of that version as a data point. `existing` changes
 * that one, as it was seen, instead of making another.
 */
export const SaveToHubSchema = v.pipe(
  v.strictObject({
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    reportingTimeId: IdSchema,
    /** Null stands for the whole organisation. */
    entityId: v.nullable(IdSchema),
    existing: v.nullable(v.strictObject({ id: IdSchema, version: VersionSchema })),
  }),
  ref('SaveToHub'),
);
export type SaveToHub = v.InferOutput<typeof SaveToHubSchema>;
