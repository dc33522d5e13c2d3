import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { CalculationStepSchema, calculationGaps } from './calculations.ts';
import { issuerClasses } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { DaySchema, IdSchema, InstantSchema, PeriodSchema, ref } from './schema.ts';

/** The most offers that one request accepts from the data hub: the fields of a report with a thousand disclosures. */
export const hubAnswersMax = 3000;
/** Most steps of a calculation that a report keeps with an answer. */
export const keptStepsMax = 500;

const Person = v.object({ id: IdSchema, name: v.string() });
const place = { disclosureCode: v.pipe(v.string(), v.maxLength(200)), fieldKey: v.pipe(v.string(), v.maxLength(120)) };

/**
 * How a field's answer compares with the data hub: `blank` has no answer yet; `suggested` has none, and a text written for another question,
 * or a figure of more than is asked, may answer it; `same` agrees; `newer` has the hub's earlier value, which changed there; `conflict` has
 * another value; `gone` came from data that no longer exist; `impossible` has data that cannot be combined for this report.
 */
export const hubAnswerStates = ['blank', 'suggested', 'same', 'newer', 'conflict', 'gone', 'impossible'] as const;
export type HubAnswerState = (typeof hubAnswerStates)[number];

/**
 * What people should know about an offered value: a sum of `entities`, combined from `periods`, of chosen entities
 * that the boundary counts only in part (`in_full`), split by days (`pro_rata`), calculated by a
 * `formula`; days without data (`incomplete`), parts listed side by side because they have no sum (`listed`), more
 * entities than an answer can list (`not_listed`), a sum of only the given parts
 * (`partial`), `rounded` to the digits of a number, another unit than entered (`converted`), `internal` or `estimated` figures among it.
 */
export const hubAnswerNotes = [
  'entities',
  'periods',
  'shared',
  'in_full',
  'entered_differs',
  'pro_rata',
  'formula',
  'incomplete',
  'listed',
  'not_listed',
  'partial',
  'rounded',
  'converted',
  'internal',
  'estimated',
] as const;
export type HubAnswerNote = (typeof hubAnswerNotes)[number];

/** Why data give no answer, besides the reasons of calculations. */
export const hubAnswerGaps = [...calculationGaps, 'several_answers', 'unit_unknown', 'too_many_rows'] as const;
export type HubAnswerGap = (typeof hubAnswerGaps)[number];

/** The place in another report whose text answers a field: a report of the same period, or of the year before. */
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

/** One field of the report with the data hub's value. */
export const HubAnswerSchema = v.pipe(
  v.object({
    ...place,
    state: v.picklist(hubAnswerStates),
    current: v.nullable(AnswerValueSchema),
    offered: v.nullable(AnswerValueSchema),
    /** With `impossible`. */
    gap: v.nullable(v.picklist(hubAnswerGaps)),
    /** The metric that prevents the calculation: it is missing, or a zero denominator. */
    lacking: v.nullable(v.string()),
    notes: v.array(v.picklist(hubAnswerNotes)),
    /** The formula of the offered value; null where it was entered. */
    formula: v.nullable(v.string()),
    /** The sum of the metric's parts, where the answer, or without one the offer, was typed as another value. */
    calculated: v.nullable(AnswerValueSchema),
    /** The number of data points behind the offered value. */
    sourceCount: v.number(),
    /** The other report whose text is offered, where the data hub has none. */
    from: v.nullable(ReportSourceSchema),
    /** When the answer was taken from the hub, or saved there, and by whom; `edited` where it was changed in the report since. */
    origin: v.nullable(v.object({ at: InstantSchema, by: Person, edited: v.boolean() })),
    /**
     * A hash of the answer and the offer as they were seen; accepting an offer sends it, so that nothing unseen is accepted or replaced.
     */
    stamp: v.string(),
  }),
  ref('HubAnswer'),
);
export type HubAnswer = v.InferOutput<typeof HubAnswerSchema>;

/** A metric with figures for the report's period that no selected disclosure prints. */
export const UnusedMetricSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    name: BilingualSchema,
    /** Disclosures of the report's framework that print it, if they are selected. */
    disclosureCodes: v.array(v.string()),
  }),
  ref('UnusedMetric'),
);
export type UnusedMetric = v.InferOutput<typeof UnusedMetricSchema>;

/**
 * What the organisation's data fill of a report: fields, the disclosures that they belong to, and how many of these have everything that
 * they need, of all selected ones. The same count before a report is made and after.
 */
export const FilledByDataSchema = v.pipe(
  v.object({ fields: v.number(), disclosures: v.number(), done: v.number(), total: v.number() }),
  ref('FilledByData'),
);
export type FilledByData = v.InferOutput<typeof FilledByDataSchema>;

/** GET frameworks/{versionId}/filled: the period of the new report, and what else decides what it selects. */
export const FilledByDataQuerySchema = v.pipe(
  v.object({
    start: DaySchema,
    end: DaySchema,
    issuerClass: v.optional(v.picklist(issuerClasses)),
    templateId: v.optional(IdSchema),
  }),
  v.check(({ start, end }) => start <= end),
);
export type FilledByDataQuery = v.InferOutput<typeof FilledByDataQuerySchema>;

/** GET reports/{id}/hub-answers: the data hub's values for the report's period and boundary. Fields without a value are left out. */
export const HubAnswersSchema = v.pipe(
  v.object({
    /** Null while the report has no period: then nothing can be offered. */
    period: v.nullable(PeriodSchema),
    /** Metrics of the compared fields whose answers the data hub has a place for: not those of a field that asks for something narrower. */
    metricKeys: v.array(v.string()),
    answers: v.array(HubAnswerSchema),
    /** The answers that were taken from the hub and are unchanged since. */
    taken: FilledByDataSchema,
    /** Figures of the hub that the report does not use, in the library's order; empty for one disclosure. */
    unused: v.array(UnusedMetricSchema),
  }),
  ref('HubAnswers'),
);
export type HubAnswers = v.InferOutput<typeof HubAnswersSchema>;

/** What a sheet gave as the reason why something that a disclosure asks for does not apply. */
export const StatedReasonSchema = v.pipe(
  v.object({
    disclosureCode: v.string(),
    /** Of the metric. */
    name: BilingualSchema,
    reason: v.string(),
    period: PeriodSchema,
    importId: IdSchema,
    fileName: v.string(),
    row: v.number(),
  }),
  ref('StatedReason'),
);
export type StatedReason = v.InferOutput<typeof StatedReasonSchema>;

/** GET reports/{id}/stated-reasons: in the framework's order. */
export const StatedReasonsSchema = v.pipe(v.array(StatedReasonSchema), ref('StatedReasons'));

/** For the whole report, or for one disclosure. */
export const HubAnswersQuerySchema = v.object({ disclosure: v.optional(place.disclosureCode) });

/** Accepts these offers as they were seen. Refused as a whole with `hub_answers.stale` where one of them has changed. */
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

/** POST reports/{id}/hub-answers/undo: the answers to undo. Those that were changed since they were taken stay. */
export const HubAnswersUndoSchema = v.pipe(
  v.strictObject({ answers: v.pipe(v.array(v.object(place)), v.minLength(1), v.maxLength(hubAnswersMax)) }),
  ref('HubAnswersUndo'),
);
export type HubAnswersUndo = v.InferOutput<typeof HubAnswersUndoSchema>;

export const HubAnswersUndoneSchema = v.pipe(v.object({ undone: v.number() }), ref('HubAnswersUndone'));
export type HubAnswersUndone = v.InferOutput<typeof HubAnswersUndoneSchema>;

export const HubAnswersTakenSchema = v.pipe(v.object({ taken: v.number() }), ref('HubAnswersTaken'));
export type HubAnswersTaken = v.InferOutput<typeof HubAnswersTakenSchema>;

/** A data point as it was when it became an answer. */
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
  /** Each step before its parts, down to the sources; empty for a text. */
  steps: v.array(CalculationStepSchema),
  /** The data points; of thousands the first ones. */
  sources: v.array(HubSourceSchema),
  /** How many data points there are behind it; absent where all of them are listed. */
  sourceCount: v.optional(v.number()),
  /** Entities of steps that have no data point among the sources. */
  entities: v.optional(v.array(v.object({ id: IdSchema, name: v.string() }))),
  /** The report that it was taken from; absent for what comes from the data hub. */
  from: v.optional(ReportSourceSchema),
};

/** GET reports/{id}/hub-answers/{code}/{fieldKey}: the origin of an answer, and the hub's present value. */
export const HubAnswerOriginSchema = v.pipe(
  v.object({
    /** Stored with the report, so that it stays as it was when the data change. */
    taken: v.nullable(
      v.object({
        ...made,
        /** The former answer, which undoing restores. */
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
