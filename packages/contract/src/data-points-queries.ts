import * as v from 'valibot';
import { DataPointSchema, dataPointLimits, MetricKeySchema, SectionIdSchema } from './data-points.ts';
import { dataFindingKinds } from './data-points-checks.ts';
import { PageSizeSchema } from './pages.ts';
import { IdSchema, ref } from './schema.ts';

/** An entity's id, or `organisation` for the whole. */
export const SubjectSchema = v.union([v.literal('organisation'), IdSchema]);
export type Subject = v.InferOutput<typeof SubjectSchema>;

/** Several values in a query: the parameter repeated, or commas between values. */
/* @__NO_SIDE_EFFECTS__ */
const listOf = <Item>(item: v.GenericSchema<string, Item>, lengthMax: number) =>
  v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((texts) => [texts].flat().flatMap((text) => (text === '' ? [] : text.split(',')))),
    v.pipe(v.array(item), v.maxLength(lengthMax)),
  );

const cursor = v.optional(v.pipe(v.string(), v.maxLength(300)));

/** GET data-points: one page, newest periods first. */
export const DataPointListQuerySchema = v.object({
  metricKey: v.optional(MetricKeySchema),
  sectionId: v.optional(SectionIdSchema),
  subject: v.optional(SubjectSchema),
  reportingTimeId: v.optional(IdSchema),
  labelId: v.optional(IdSchema),
  cursor,
  limit: PageSizeSchema,
});
export type DataPointListQuery = v.InferOutput<typeof DataPointListQuerySchema>;

export const DataPointPageSchema = v.pipe(
  v.object({ items: v.array(DataPointSchema), nextCursor: v.nullable(v.string()) }),
  ref('DataPointPage'),
);
export type DataPointPage = v.InferOutput<typeof DataPointPageSchema>;

/** GET data-points/grid: the data points of a visible part of the grid, by metric, time and entity. */
export const DataPointGridQuerySchema = v.object({
  metricKeys: listOf(MetricKeySchema, dataPointLimits.gridMetricsMax),
  reportingTimeIds: listOf(IdSchema, dataPointLimits.gridColumnsMax),
  subjects: listOf(SubjectSchema, dataPointLimits.gridColumnsMax),
});
export type DataPointGridQuery = v.InferOutput<typeof DataPointGridQuerySchema>;

const { id, metricKey, sectionId, entityId, reportingTimeId, labelIds, value, total, quality, internal, version } =
  DataPointSchema.entries;
export const DataPointCellSchema = v.pipe(
  v.object({ id, metricKey, sectionId, entityId, reportingTimeId, labelIds, value, total, quality, internal, version }),
  ref('DataPointCell'),
);
export type DataPointCell = v.InferOutput<typeof DataPointCellSchema>;

/** GET data-points/coverage: which metrics have data for these times and subjects (all of them where none is named). */
export const CoverageQuerySchema = v.object({
  reportingTimeIds: listOf(IdSchema, 60),
  subjects: v.optional(listOf(SubjectSchema, 200)),
});
export type CoverageQuery = v.InferOutput<typeof CoverageQuerySchema>;

/** How many of the `expected` cells (subjects × times) a metric fills. Metrics without data are left out. */
export const CoverageSchema = v.pipe(
  v.object({
    expected: v.number(),
    metrics: v.array(
      v.object({
        metricKey: v.string(),
        filled: v.number(),
        points: v.number(),
        /** The same number for each of its sections with data. */
        sections: v.array(v.object({ sectionId: v.string(), filled: v.number() })),
      }),
    ),
  }),
  ref('Coverage'),
);
export type Coverage = v.InferOutput<typeof CoverageSchema>;

/** GET data-points/start: what a person should see before they type. */
export const DataPointStartQuerySchema = v.object({
  sectionId: SectionIdSchema,
  subject: SubjectSchema,
  reportingTimeId: IdSchema,
  labelIds: v.optional(listOf(IdSchema, 20)),
});
export type DataPointStartQuery = v.InferOutput<typeof DataPointStartQuerySchema>;

export const DataPointStartSchema = v.pipe(
  v.object({
    /** The data point that has these days already: update it, or choose another time. */
    existing: v.nullable(DataPointSchema),
    /** The data point of the period before, to compare with. */
    previous: v.nullable(DataPointSchema),
    /** The value that its formulas calculate, in the base unit; null where they give none. */
    calculated: v.nullable(v.object({ number: v.string(), unit: v.string() })),
    /** Copied from the newest data point of the series. */
    methodology: v.string(),
    /** The change in percent above which an explanation is required. */
    changeThreshold: v.number(),
  }),
  ref('DataPointStart'),
);
export type DataPointStart = v.InferOutput<typeof DataPointStartSchema>;

/** One finding of a check; the apps have the sentences. */
export const DataFindingSchema = v.pipe(
  v.object({
    kind: v.picklist(dataFindingKinds),
    severity: v.picklist(['error', 'warning', 'question']),
    params: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  ref('DataFinding'),
);

/** GET data-points/review: data points of a time with their findings, and metrics without data for that time. */
export const ReviewQuerySchema = v.object({
  reportingTimeId: IdSchema,
  subject: v.optional(SubjectSchema),
  /** Only findings of this kind. */
  kind: v.optional(v.picklist(dataFindingKinds)),
  cursor,
  limit: PageSizeSchema,
});
export type ReviewQuery = v.InferOutput<typeof ReviewQuerySchema>;

export const ReviewPageSchema = v.pipe(
  v.object({
    items: v.array(
      v.object({
        metricKey: v.string(),
        sectionId: v.string(),
        entityId: v.nullable(IdSchema),
        /** Null where the data point is missing. */
        dataPoint: v.nullable(DataPointSchema),
        /** The data point of the period before. */
        previous: v.nullable(DataPointSchema),
        findings: v.array(DataFindingSchema),
      }),
    ),
    nextCursor: v.nullable(v.string()),
  }),
  ref('ReviewPage'),
);
export type ReviewPage = v.InferOutput<typeof ReviewPageSchema>;
