import * as v from 'valibot';
import { frameworkAudiences, frameworkDataKinds } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { DaySchema, ref } from './schema.ts';

/** The audience of a report, as asked in the framework helper. */
export const helperAudiences = [...frameworkAudiences, 'not_sure'] as const;
export type HelperAudience = (typeof helperAudiences)[number];

const CountSchema = v.object({ done: v.number(), total: v.number() });

/** A framework that suits an audience and a kind of data, with the reason. */
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

/** The period whose data count; any period where none is given. */
export const AnsweredQuerySchema = v.object({ start: v.optional(DaySchema), end: v.optional(DaySchema) });
export type AnsweredQuery = v.InferOutput<typeof AnsweredQuerySchema>;

/** The questions of the framework helper. */
export const SuggestionQuerySchema = v.object({
  audience: v.picklist(helperAudiences),
  dataKind: v.picklist(frameworkDataKinds),
  ...AnsweredQuerySchema.entries,
});

/** GET frameworks/answered: how much of each framework the organisation's data already answer. */
export const FrameworkAnsweredSchema = v.pipe(
  v.object({
    versionId: v.string(),
    /** Disclosures. */
    answered: CountSchema,
  }),
  ref('FrameworkAnswered'),
);
export type FrameworkAnswered = v.InferOutput<typeof FrameworkAnsweredSchema>;

/** GET frameworks/in-use: the frameworks of the organisation's reports and of its stock exchange, and the metrics that matter with them. */
export const FrameworksInUseSchema = v.pipe(
  v.object({
    /** Empty where there is neither a report nor a listing. */
    frameworks: v.array(v.object({ versionId: v.string(), name: BilingualSchema })),
    /** Keys of the metrics that these frameworks ask for, and of those with figures in the data hub, whatever asks for them. */
    metricKeys: v.array(v.string()),
  }),
  ref('FrameworksInUse'),
);
export type FrameworksInUse = v.InferOutput<typeof FrameworksInUseSchema>;

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
