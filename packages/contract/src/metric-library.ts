import * as v from 'valibot';
import { FieldTypeSchema } from './answers.ts';
import { ChoiceOptionSchema } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { ref } from './schema.ts';
import { UnitSchema } from './units.ts';

/** Whether a figure counts over the period (flow) or at its end (stock). */
export const metricNatures = ['flow', 'stock'] as const;

/**
 * How the values of parts are combined into the value of the whole: `weighted` needs a denominator (percentages are never added up), `none`
 * is entered for the whole group, `latest` uses the newest text.
 */
export const metricAggregations = ['sum', 'weighted', 'none', 'latest'] as const;

/** The place where data are entered: one form of one sub-metric (spec section 3, "Sub-metric section"). */
export const MetricSectionSchema = v.pipe(
  v.object({
    /** Stable id, unique in the library, usable in an address, such as `energy.consumption.total:by-site:figures`. */
    id: v.string(),
    /** Value rows for numbers, one answer for everything else. */
    kind: v.picklist(['figures', 'answer']),
  }),
  ref('MetricSection'),
);
export type MetricSection = v.InferOutput<typeof MetricSectionSchema>;

/** The whole of a metric (`total`), or one of its breakdowns. */
export const SubMetricSchema = v.pipe(
  v.object({
    /** Stable id, `<metric key>:<slug>`; the whole is `<metric key>:total`. */
    id: v.string(),
    name: BilingualSchema,
    sections: v.array(MetricSectionSchema),
  }),
  ref('SubMetric'),
);
export type SubMetric = v.InferOutput<typeof SubMetricSchema>;

/** One metric of the shared library, which no framework owns (decision 7). */
export const MetricSchema = v.pipe(
  v.object({
    /** Stable key such as `energy.consumption.total`. */
    key: v.string(),
    name: BilingualSchema,
    /** Guidance in our own words, where both languages have one. */
    hint: v.nullable(BilingualSchema),
    /** Ids of its branches in the tree. */
    dimension: v.string(),
    topic: v.string(),
    category: v.string(),
    type: FieldTypeSchema,
    /** Kind of unit of a number; null for other types. */
    unitKind: v.nullable(v.string()),
    /** The least number of decimals that a number is shown with. */
    decimals: v.number(),
    nature: v.picklist(metricNatures),
    aggregation: v.picklist(metricAggregations),
    /** Choices of single and multi select. */
    options: v.array(ChoiceOptionSchema),
    /** The whole first, then each breakdown. */
    subMetrics: v.array(SubMetricSchema),
    /** Documents that usually prove the value. */
    evidence: v.array(BilingualSchema),
    /** How many frameworks of the library use it. */
    frameworkCount: v.number(),
  }),
  ref('Metric'),
);
export type Metric = v.InferOutput<typeof MetricSchema>;

/** A unit with its exact conversion, where a factor has no last digit: base = (number + shift) × numerator ÷ denominator. */
export const MeasureSchema = v.pipe(
  v.object({
    ...UnitSchema.entries,
    /** Null where it cannot be converted, such as currencies. */
    ratio: v.nullable(v.object({ numerator: v.string(), denominator: v.string(), shift: v.string() })),
  }),
  ref('Measure'),
);
export type Measure = v.InferOutput<typeof MeasureSchema>;

/** GET metrics/{key}: the data that a form for its figures or answers needs. */
export const MetricDetailSchema = v.pipe(
  v.object({
    metric: MetricSchema,
    /** Units of its kind, the base unit or most usual one first; empty for a text. */
    units: v.array(MeasureSchema),
  }),
  ref('MetricDetail'),
);
export type MetricDetail = v.InferOutput<typeof MetricDetailSchema>;

/** A metric in lists. */
export const MetricSummarySchema = v.pipe(
  v.object({
    key: v.string(),
    name: BilingualSchema,
    category: v.string(),
    type: FieldTypeSchema,
    unitKind: v.nullable(v.string()),
    /** The whole first, then each breakdown. */
    subMetrics: v.array(SubMetricSchema),
    frameworkCount: v.number(),
  }),
  ref('MetricSummary'),
);
export type MetricSummary = v.InferOutput<typeof MetricSummarySchema>;

const branch = { id: v.string(), name: BilingualSchema };

export const MetricCategorySchema = v.pipe(
  v.object({ ...branch, metricKeys: v.array(v.string()) }),
  ref('MetricCategory'),
);
export const MetricTopicSchema = v.pipe(
  v.object({ ...branch, categories: v.array(MetricCategorySchema) }),
  ref('MetricTopic'),
);

/** Root of the metric tree: Dimension › Topic › Category › Metric › Sub-metric › Section (decision 7). */
export const MetricDimensionSchema = v.pipe(
  v.object({ ...branch, topics: v.array(MetricTopicSchema) }),
  ref('MetricDimension'),
);
export type MetricDimension = v.InferOutput<typeof MetricDimensionSchema>;

/** The metric library for lists and trees. */
export const MetricLibrarySchema = v.pipe(
  v.object({
    dimensions: v.array(MetricDimensionSchema),
    metrics: v.array(MetricSummarySchema),
    /** By kind, the base unit or most usual one first; `words` are other words for a unit. */
    units: v.array(
      v.object({
        kind: v.string(),
        units: v.array(v.object({ ...UnitSchema.entries, words: v.optional(v.array(v.string())) })),
      }),
    ),
  }),
  ref('MetricLibrary'),
);
export type MetricLibrary = v.InferOutput<typeof MetricLibrarySchema>;
