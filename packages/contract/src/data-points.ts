import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { attachmentLimits } from './attachments.ts';
import { limits } from './limits.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';

/** Labels: spec section 5 and decision 7. The other limits are ours, documents as in spec section 9. */
export const dataPointLimits = {
  labelLengthMin: 2,
  labelLengthMax: 50,
  labelsPerSectionMax: 20,
  sourceLengthMax: limits.lineLengthMax,
  methodologyLengthMax: 4000,
  explanationLengthMax: 2000,
  commentLengthMax: 2000,
  commentsMax: 200,
  evidenceMax: 30,
  gridCellsMax: 5000,
  /** Metrics of the grid, and its times or entities, that one call reads. */
  gridMetricsMax: 100,
  gridColumnsMax: 60,
} as const;

/** How certain a figure is. */
export const qualityMarks = ['measured', 'estimated', 'calculated'] as const;
export const QualityMarkSchema = v.pipe(v.picklist(qualityMarks), ref('QualityMark'));
export type QualityMark = (typeof qualityMarks)[number];

const Person = v.object({ id: IdSchema, name: v.string() });
const text = (lengthMax: number) => v.pipe(v.string(), v.trim(), v.maxLength(lengthMax));
/** Id of a section of the metric library. */
export const SectionIdSchema = v.pipe(v.string(), v.minLength(3), v.maxLength(200), v.regex(/^[\w.:-]+$/));
export const MetricKeySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/^[\w.-]+$/));

const stored = {
  reportingTimeId: IdSchema,
  value: AnswerValueSchema,
  source: v.string(),
  /** Internal: exports of shared data leave it out. */
  internal: v.boolean(),
  quality: v.nullable(QualityMarkSchema),
  /** How the figure was determined. Copied to the next period. */
  methodology: v.string(),
  /** Why it changed so much since the period before; may be printed in the report. */
  explanation: v.string(),
};

/** A figure or an answer that was collected once (spec section 3, decision 7). */
export const DataPointSchema = v.pipe(
  v.object({
    id: IdSchema,
    metricKey: v.string(),
    sectionId: v.string(),
    /** Null stands for the whole organisation. */
    entityId: v.nullable(IdSchema),
    period: PeriodSchema,
    /** Sorted by id. Data points of other labels are other series. */
    labelIds: v.array(IdSchema),
    ...stored,
    /** All rows in the kind's base unit, added up; null for texts, for several currencies, and for shares in several rows. */
    total: v.nullable(v.object({ number: v.string(), unit: v.string() })),
    evidenceCount: v.number(),
    commentCount: v.number(),
    /** Increases with each change; a change of an older version is refused with `data_point.stale`. */
    version: v.number(),
    createdAt: InstantSchema,
    updatedAt: InstantSchema,
    updatedBy: Person,
  }),
  ref('DataPoint'),
);
export type DataPoint = v.InferOutput<typeof DataPointSchema>;

const changed = {
  ...stored,
  labelIds: v.pipe(v.array(IdSchema), v.maxLength(dataPointLimits.labelsPerSectionMax)),
  source: text(dataPointLimits.sourceLengthMax),
  methodology: text(dataPointLimits.methodologyLengthMax),
  explanation: text(dataPointLimits.explanationLengthMax),
};

/** A new data point. Refused with `data_point.overlap` where its series has one of those days. */
export const NewDataPointSchema = v.pipe(
  v.strictObject({ sectionId: SectionIdSchema, entityId: v.nullable(IdSchema), ...changed }),
  ref('NewDataPoint'),
);
export type NewDataPoint = v.InferOutput<typeof NewDataPointSchema>;

/** A change of a data point that was read at `version`. */
export const DataPointChangeSchema = v.pipe(
  v.strictObject({ ...changed, version: VersionSchema }),
  ref('DataPointChange'),
);
export type DataPointChange = v.InferOutput<typeof DataPointChangeSchema>;

const refusal = { message: v.string(), requestId: v.string() };

/** The body of 409 `data_point.stale`: what is stored now and who stored it; null when it is gone. */
export const DataPointConflictSchema = v.pipe(
  v.object({
    statusCode: v.literal(409),
    code: v.literal('data_point.stale'),
    ...refusal,
    current: DataPointSchema,
  }),
  ref('DataPointConflict'),
);
export type DataPointConflict = v.InferOutput<typeof DataPointConflictSchema>;

/** The body of 422 `data_point.overlap`: the data point with these days, to be changed instead (spec section 5). */
export const DataPointOverlapSchema = v.pipe(
  v.object({
    statusCode: v.literal(422),
    code: v.literal('data_point.overlap'),
    ...refusal,
    existing: v.pick(v.object(DataPointSchema.entries), ['id', 'period', 'entityId', 'updatedBy', 'version']),
  }),
  ref('DataPointOverlap'),
);
export type DataPointOverlap = v.InferOutput<typeof DataPointOverlapSchema>;

/** One stored state of a data point. */
export const DataPointVersionSchema = v.pipe(
  v.object({
    version: v.number(),
    /** `moved`: to another entity, into which its own was merged. `merged`: the value of a figure that gave way to this one. */
    action: v.picklist(['created', 'changed', 'removed', 'moved', 'merged']),
    ...stored,
    period: PeriodSchema,
    labels: v.array(v.string()),
    at: InstantSchema,
    by: Person,
  }),
  ref('DataPointVersion'),
);
export type DataPointVersion = v.InferOutput<typeof DataPointVersionSchema>;

/** A comment on a data point. */
export const DataPointCommentSchema = v.pipe(
  v.object({ id: IdSchema, text: v.string(), at: InstantSchema, by: Person }),
  ref('DataPointComment'),
);
export type DataPointComment = v.InferOutput<typeof DataPointCommentSchema>;

export const NewDataPointCommentSchema = v.pipe(
  v.strictObject({ text: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(dataPointLimits.commentLengthMax)) }),
  ref('NewDataPointComment'),
);

/** Another page or cell where the figure is found. */
export const EvidenceChangeSchema = v.pipe(
  v.strictObject({ reference: v.pipe(v.string(), v.trim(), v.maxLength(attachmentLimits.referenceLengthMax)) }),
  ref('EvidenceChange'),
);

/** A document that proves a data point, with the page or cell of the figure. */
export const EvidenceSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    mediaType: v.string(),
    bytes: v.number(),
    reference: v.string(),
    at: InstantSchema,
    by: Person,
  }),
  ref('Evidence'),
);
export type Evidence = v.InferOutput<typeof EvidenceSchema>;

/** A label of a section (spec section 3, data entry label). */
export const LabelSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    position: v.number(),
    /** Increases with each new name; a change of an older version is refused with `label.stale`. */
    version: v.number(),
  }),
  ref('Label'),
);
export type Label = v.InferOutput<typeof LabelSchema>;

export const LabelNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(dataPointLimits.labelLengthMin),
  v.maxLength(dataPointLimits.labelLengthMax),
);
export const NewLabelSchema = v.pipe(
  v.strictObject({ sectionId: SectionIdSchema, name: LabelNameSchema }),
  ref('NewLabel'),
);
/** Another name for a label that was read at `version`. */
export const LabelChangeSchema = v.pipe(
  v.strictObject({ name: LabelNameSchema, version: VersionSchema }),
  ref('LabelChange'),
);
export type LabelChange = v.InferOutput<typeof LabelChangeSchema>;

/** The body of 409 `label.stale`: the label as it is now. */
export const LabelConflictSchema = v.pipe(
  v.object({ statusCode: v.literal(409), code: v.literal('label.stale'), ...refusal, current: LabelSchema }),
  ref('LabelConflict'),
);
/** Every label of the section once, in its new order (spec section 3, reIndexDataEntryLabels). */
export const LabelOrderSchema = v.pipe(
  v.strictObject({
    sectionId: SectionIdSchema,
    ids: v.pipe(v.array(IdSchema), v.maxLength(dataPointLimits.labelsPerSectionMax)),
  }),
  ref('LabelOrder'),
);
