import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { ref } from './schema.ts';

const CoverageSchema = v.picklist(['full', 'partial']);

/** A disclosure or requirement that a metric feeds. */
export const MetricUseSchema = v.pipe(
  v.object({
    versionId: v.string(),
    code: v.string(),
    title: BilingualSchema,
    /** The disclosure that a requirement belongs to; null for a disclosure. */
    of: v.nullable(v.string()),
    coverage: CoverageSchema,
  }),
  ref('MetricUse'),
);
export type MetricUse = v.InferOutput<typeof MetricUseSchema>;

/** One metric as a disclosure uses it, and the places where the other framework uses it. */
export const SharedMetricSchema = v.pipe(
  v.object({
    key: v.string(),
    name: BilingualSchema,
    coverage: CoverageSchema,
    /** Disclosures of the other framework that the metric feeds; empty where only this one uses it. */
    elsewhere: v.array(v.object({ code: v.string(), coverage: CoverageSchema })),
  }),
  ref('SharedMetric'),
);

/** Whether another framework has a disclosure: it uses every metric that the disclosure needs in full, some of them, or none. */
export const comparedStates = ['shared', 'partial', 'missing'] as const;
export type ComparedState = (typeof comparedStates)[number];

/** A disclosure of one framework compared with another. */
export const ComparedDisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    title: BilingualSchema,
    topic: BilingualSchema,
    state: v.picklist(comparedStates),
    metrics: v.array(SharedMetricSchema),
  }),
  ref('ComparedDisclosure'),
);
export type ComparedDisclosure = v.InferOutput<typeof ComparedDisclosureSchema>;

/** The disclosures of one framework, each with what it shares with another one. */
export const FrameworkComparisonSchema = v.pipe(
  v.object({ versionId: v.string(), against: v.string(), disclosures: v.array(ComparedDisclosureSchema) }),
  ref('FrameworkComparison'),
);
export type FrameworkComparison = v.InferOutput<typeof FrameworkComparisonSchema>;
