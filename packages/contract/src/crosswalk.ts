import * as v from 'valibot';
import { frameworkAudiences, frameworkDataKinds } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { DaySchema, ref } from './schema.ts';

/** Whom a report is for, as people are asked in the framework helper. */
export const helperAudiences = [...frameworkAudiences, 'not_sure'] as const;
export type HelperAudience = (typeof helperAudiences)[number];

const CountSchema = v.object({ done: v.number(), total: v.number() });

/** A framework that fits an audience and a kind of data, and why. */
export const FrameworkSuggestionSchema = v.pipe(
  v.object({
    versionId: v.string(),
    /** 1 is the best. */
    rank: v.number(),
    reason: BilingualSchema,
    /** How many of its disclosures the organisation's data answers already. */
    answered: CountSchema,
  }),
  ref('FrameworkSuggestion'),
);
export type FrameworkSuggestion = v.InferOutput<typeof FrameworkSuggestionSchema>;

/** Days whose data count; any day where none are given. */
export const AnsweredQuerySchema = v.object({ start: v.optional(DaySchema), end: v.optional(DaySchema) });
export type AnsweredQuery = v.InferOutput<typeof AnsweredQuerySchema>;

/** What the framework helper is asked. */
export const SuggestionQuerySchema = v.object({
  audience: v.picklist(helperAudiences),
  dataKind: v.picklist(frameworkDataKinds),
  ...AnsweredQuerySchema.entries,
});

/** GET frameworks/answered: how much of each framework the organisation's data answers already. */
export const FrameworkAnsweredSchema = v.pipe(
  v.object({
    versionId: v.string(),
    /** Disclosures. */
    answered: CountSchema,
    /** Fields that a report which begins with these data has filled. */
    fields: v.number(),
  }),
  ref('FrameworkAnswered'),
);
export type FrameworkAnswered = v.InferOutput<typeof FrameworkAnsweredSchema>;

const CoverageSchema = v.picklist(['full', 'partial']);

/** A disclosure or requirement that a metric feeds. */
export const MetricUseSchema = v.pipe(
  v.object({
    versionId: v.string(),
    code: v.string(),
    title: BilingualSchema,
    /** The disclosure that a requirement stands below; null for a disclosure. */
    of: v.nullable(v.string()),
    coverage: CoverageSchema,
  }),
  ref('MetricUse'),
);
export type MetricUse = v.InferOutput<typeof MetricUseSchema>;

/** One metric as a disclosure uses it, and where the other framework uses it. */
export const SharedMetricSchema = v.pipe(
  v.object({
    key: v.string(),
    name: BilingualSchema,
    coverage: CoverageSchema,
    /** Disclosures of the other framework that it feeds; empty where only this one uses it. */
    elsewhere: v.array(v.object({ code: v.string(), coverage: CoverageSchema })),
  }),
  ref('SharedMetric'),
);

/**
 * A disclosure of one framework seen from another: `shared` where every metric that it needs in full is used there too,
 * `partial` where some metric is, `missing` where none is.
 */
export const ComparedDisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    title: BilingualSchema,
    topic: BilingualSchema,
    state: v.picklist(['shared', 'partial', 'missing']),
    metrics: v.array(SharedMetricSchema),
  }),
  ref('ComparedDisclosure'),
);
export type ComparedDisclosure = v.InferOutput<typeof ComparedDisclosureSchema>;

/** The disclosures of one framework, each with what another one shares of it. */
export const FrameworkComparisonSchema = v.pipe(
  v.object({ versionId: v.string(), against: v.string(), disclosures: v.array(ComparedDisclosureSchema) }),
  ref('FrameworkComparison'),
);
export type FrameworkComparison = v.InferOutput<typeof FrameworkComparisonSchema>;
