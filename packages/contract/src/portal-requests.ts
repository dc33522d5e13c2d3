import { decimalPattern } from '@esg/quantities';
import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { boardCells } from './board-cells.ts';
import { collectionLimits, requestProgress } from './collections.ts';
import { dataPointLimits, EvidenceSchema, QualityMarkSchema } from './data-points.ts';
import { MetricDetailSchema } from './metric-library.ts';
import { MonthOfYearSchema } from './months.ts';
import { DaySchema, IdSchema, InstantSchema, PeriodSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';

const Person = v.object({ id: IdSchema, name: v.string() });

const asked = {
  collectionId: IdSchema,
  entityId: IdSchema,
  entityName: v.string(),
  name: v.string(),
  message: v.string(),
  period: PeriodSchema,
  dueOn: v.nullable(DaySchema),
  ...requestProgress,
  /** How many of those answered were answered before it was asked: they are to be checked. */
  known: v.number(),
  submittedAt: v.nullable(InstantSchema),
  closedAt: v.nullable(InstantSchema),
  isArchived: v.boolean(),
  /** The name of the person who made the collection, and when. What was entered before was known to the organisation already. */
  askedBy: v.string(),
  askedAt: InstantSchema,
  /** The name of whoever decides about the answers and reads what is said about them: the approver, where there is one. */
  checkedBy: v.string(),
};

/** GET entity-portal/requests: what an entity of the caller is asked. */
export const PortalRequestSchema = v.pipe(v.object(asked), ref('PortalRequest'));
export type PortalRequest = v.InferOutput<typeof PortalRequestSchema>;

/** The answer to a question: the entity's data point. */
export const PortalAnswerSchema = v.pipe(
  v.object({
    dataPointId: IdSchema,
    value: AnswerValueSchema,
    quality: v.nullable(QualityMarkSchema),
    source: v.string(),
    explanation: v.string(),
    /** A change of an older version is refused with `data_point.stale`. */
    version: v.number(),
    updatedAt: InstantSchema,
    updatedBy: Person,
  }),
  ref('PortalAnswer'),
);
export type PortalAnswer = v.InferOutput<typeof PortalAnswerSchema>;

/** One month of a question that may be answered by months. */
export const PortalMonthSchema = v.pipe(
  v.object({
    month: MonthOfYearSchema,
    /** The entity's value of the same month of the year before. */
    before: v.nullable(AnswerValueSchema),
    current: v.nullable(PortalAnswerSchema),
    evidence: v.array(EvidenceSchema),
  }),
  ref('PortalMonth'),
);
export type PortalMonth = v.InferOutput<typeof PortalMonthSchema>;

export const PortalQuestionSchema = v.pipe(
  v.object({
    sectionId: v.string(),
    metricKey: v.string(),
    /** The change in percent above which the organisation requires an explanation. */
    changeThreshold: v.number(),
    /** How far it is, as the board has it. Months answer it once none is missing. */
    cell: v.picklist(boardCells),
    /** The entity's value of the period before. */
    before: v.nullable(v.object({ period: PeriodSchema, value: AnswerValueSchema })),
    /**
     * The unit that a first answer begins with: that of the entity's last one, else the most usual one of the metric's figures, else the one in
     * which the metric is reported; null where nothing says which.
     */
    usualUnit: v.nullable(v.string()),
    /**
     * The middle one of other entities' figures for as many days, in the base unit and to one digit, so that it shows nobody's figure; null
     * where they are too few, and of suppliers.
     */
    peers: v.nullable(v.object({ number: v.pipe(v.string(), v.regex(decimalPattern)), unit: v.string() })),
    /** The answer for the whole period. Where months are answered there is none. */
    current: v.nullable(PortalAnswerSchema),
    /** Its months in order; empty where it is only answered for the whole period. */
    months: v.array(PortalMonthSchema),
    /** Why the entity cannot answer, unless it has; some of its months may be answered nevertheless. */
    blocked: v.nullable(v.object({ reason: v.string() })),
    /** Documents of the answer. */
    evidence: v.array(EvidenceSchema),
    /** To whom somebody of the entity handed it over; null while it is for all of them. */
    delegated: v.nullable(v.object({ to: Person, by: Person, at: InstantSchema })),
  }),
  ref('PortalQuestion'),
);
export type PortalQuestion = v.InferOutput<typeof PortalQuestionSchema>;

const questions = {
  /** The metrics of the questions, each once, as the forms of the data hub take them. */
  metrics: v.array(MetricDetailSchema),
  questions: v.array(PortalQuestionSchema),
};

/** GET collections/{id}/requests/{entityId}: what an entity answered, for people who decide about it. */
export const CollectionAnswersSchema = v.pipe(v.object(questions), ref('CollectionAnswers'));
export type CollectionAnswers = v.InferOutput<typeof CollectionAnswersSchema>;

/** GET entity-portal/requests/{collectionId}/{entityId}: the questions with their answers. */
export const PortalTaskSchema = v.pipe(
  v.object({
    ...asked,
    /** A submission of an older version is refused with `resource.stale`. */
    version: v.number(),
    ...questions,
  }),
  ref('PortalTask'),
);
export type PortalTask = v.InferOutput<typeof PortalTaskSchema>;

/** GET …/answers/{sectionId}/history: a state of an answer, as somebody stored it. */
export const PortalVersionSchema = v.pipe(
  v.object({
    dataPointId: IdSchema,
    version: v.number(),
    /** `moved`: it came from an entity that was merged into this one. */
    action: v.picklist(['created', 'changed', 'moved']),
    /** The month that it is about; null for the whole period. */
    month: v.nullable(MonthOfYearSchema),
    value: AnswerValueSchema,
    quality: v.nullable(QualityMarkSchema),
    source: v.string(),
    explanation: v.string(),
    at: InstantSchema,
    by: Person,
  }),
  ref('PortalVersion'),
);
export type PortalVersion = v.InferOutput<typeof PortalVersionSchema>;

/** …/answers/{sectionId}: the month that is meant instead of the whole period. */
export const PortalMonthQuerySchema = v.object({ month: v.optional(MonthOfYearSchema) });

/** DELETE …/answers/{sectionId}: the answer that was read at `version`; without one, whatever is there. */
export const PortalAnswerRemovalSchema = v.object({
  month: v.optional(MonthOfYearSchema),
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
});

/** PUT …/answers/{sectionId}: an answer that was read at `version`, or a first one with null. */
export const PortalAnswerChangeSchema = v.pipe(
  v.strictObject({
    value: AnswerValueSchema,
    quality: v.nullable(QualityMarkSchema),
    source: v.pipe(v.string(), v.trim(), v.maxLength(dataPointLimits.sourceLengthMax)),
    explanation: v.pipe(v.string(), v.trim(), v.maxLength(dataPointLimits.explanationLengthMax)),
    version: v.nullable(VersionSchema),
  }),
  ref('PortalAnswerChange'),
);
export type PortalAnswerChange = v.InferOutput<typeof PortalAnswerChangeSchema>;

/** PUT …/blocks/{sectionId}: why the entity cannot answer. */
export const PortalBlockSchema = v.pipe(
  v.strictObject({ reason: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(collectionLimits.noteLengthMax)) }),
  ref('PortalBlock'),
);
export type PortalBlock = v.InferOutput<typeof PortalBlockSchema>;

/** POST …/submission: the request as it was read at `version`. */
export const PortalSubmissionSchema = v.pipe(v.strictObject({ version: VersionSchema }), ref('PortalSubmission'));
export type PortalSubmission = v.InferOutput<typeof PortalSubmissionSchema>;
