import * as v from 'valibot';
import { DataPointSchema, MetricKeySchema, SectionIdSchema } from './data-points.ts';
import { dataFindingKinds } from './data-points-checks.ts';
import { UnitSchema } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { PageSizeSchema } from './pages.ts';
import { IdSchema, PeriodSchema, ref } from './schema.ts';

/** An entity's id, or `organisation` for what is said of the whole. */
export const SubjectSchema = v.union([v.literal('organisation'), IdSchema]);
export type Subject = v.InferOutput<typeof SubjectSchema>;

/** Several of one kind in a query: the parameter again for each, or commas between. */
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

/** GET data-points/grid: what stands in a visible piece of the grid, by metric, time and entity. */
export const DataPointGridQuerySchema = v.object({
  metricKeys: listOf(MetricKeySchema, 100),
  reportingTimeIds: listOf(IdSchema, 60),
  subjects: listOf(SubjectSchema, 60),
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

/** Of `expected` cells (subjects × times) how many a metric fills. Metrics without data are left out. */
export const CoverageSchema = v.pipe(
  v.object({
    expected: v.number(),
    metrics: v.array(
      v.object({
        metricKey: v.string(),
        filled: v.number(),
        points: v.number(),
        /** The same for each section of it with data. */
        sections: v.array(v.object({ sectionId: v.string(), filled: v.number() })),
      }),
    ),
  }),
  ref('Coverage'),
);
export type Coverage = v.InferOutput<typeof CoverageSchema>;

/** GET data-points/key-figures: what most readers look for first, over the newest years. */
export const HeadlineFigureSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    name: BilingualSchema,
    unit: UnitSchema,
    /** The oldest first, all in this unit and with the digits that reports print; null for a year without a value. */
    values: v.array(v.object({ period: PeriodSchema, number: v.nullable(v.string()) })),
    /** Of an invented company, shown while the organisation has no figures of its own. */
    isSample: v.boolean(),
  }),
  ref('HeadlineFigure'),
);
export type HeadlineFigure = v.InferOutput<typeof HeadlineFigureSchema>;

/** GET data-points/start: what a person should know before they type. */
export const DataPointStartQuerySchema = v.object({
  sectionId: SectionIdSchema,
  subject: SubjectSchema,
  reportingTimeId: IdSchema,
  labelIds: v.optional(listOf(IdSchema, 20)),
});
export type DataPointStartQuery = v.InferOutput<typeof DataPointStartQuerySchema>;

export const DataPointStartSchema = v.pipe(
  v.object({
    /** The one that takes these days already: update it, or choose another time. */
    existing: v.nullable(DataPointSchema),
    /** The one of the period before, to compare with. */
    previous: v.nullable(DataPointSchema),
    /** What its formulas make of its parts, in the base unit; null where they make nothing. */
    calculated: v.nullable(v.object({ number: v.string(), unit: v.string() })),
    /** Carried over from the newest of the series. */
    methodology: v.string(),
    /** Percent of change from which an explanation is asked for. */
    changeThreshold: v.number(),
  }),
  ref('DataPointStart'),
);
export type DataPointStart = v.InferOutput<typeof DataPointStartSchema>;

/** One thing that a check found; the apps hold the sentences. */
export const DataFindingSchema = v.pipe(
  v.object({
    kind: v.picklist(dataFindingKinds),
    severity: v.picklist(['error', 'warning', 'question']),
    params: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  ref('DataFinding'),
);

/** GET data-points/review: data points of a time with what the checks say of them, and metrics that stopped coming. */
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
        /** The one of the period before. */
        previous: v.nullable(DataPointSchema),
        findings: v.array(DataFindingSchema),
      }),
    ),
    nextCursor: v.nullable(v.string()),
  }),
  ref('ReviewPage'),
);
export type ReviewPage = v.InferOutput<typeof ReviewPageSchema>;
