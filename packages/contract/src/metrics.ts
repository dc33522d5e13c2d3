import * as v from 'valibot';
import { leftOutReasons, shareRules } from './boundary-rules.ts';
import { DenominatorSchema } from './denominators.ts';
import { IdSchema, PeriodSchema, ref } from './schema.ts';

/** Ours: percent of change from which an explanation is asked for, where the organisation says nothing else. */
export const changeThresholdDefault = 20;
/** Ours: the largest change that an organisation may choose as its threshold, in percent. */
export const changeThresholdMax = 1000;
export const formulaLengthMax = 500;

const settings = {
  /** Percent of change from which an explanation is asked for. */
  changeThreshold: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(changeThresholdMax)),
  /** Metric that shares and averages are weighted with, for metrics that are not simply added up. */
  weightMetricKey: v.nullable(v.pipe(v.string(), v.maxLength(120))),
  /** Makes the metric a calculated one; null for one that is entered, or that the library calculates. */
  formula: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(formulaLengthMax))),
  /** Of intensities: what the total is divided by; null for what the library proposes. */
  denominator: v.optional(v.nullable(DenominatorSchema), null),
};

/** What an organisation says of a metric. */
export const MetricSettingsSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    ...settings,
    /** The formula in use: the organisation's, else the library's; null where the metric is entered. */
    effectiveFormula: v.nullable(v.string()),
    /** A formula that the organisation may take as its own; nothing is calculated by it until then. */
    offeredFormula: v.nullable(v.string()),
    denominator: v.nullable(DenominatorSchema),
    /** The denominator in use; null for what is no intensity whose denominator can be chosen. */
    effectiveDenominator: v.nullable(DenominatorSchema),
    /** 0 until somebody changed them; a change of an older state is refused with `metric.stale`. */
    version: v.number(),
  }),
  ref('MetricSettings'),
);
export type MetricSettings = v.InferOutput<typeof MetricSettingsSchema>;

export const MetricSettingsChangeSchema = v.pipe(
  v.strictObject({ ...settings, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ref('MetricSettingsChange'),
);
export type MetricSettingsChange = v.InferOutput<typeof MetricSettingsChangeSchema>;

const Amount = v.object({ /** Canonical decimal. */ number: v.string(), unit: v.string() });

/** Why a step has no value. */
export const calculationGaps = [
  'no_data',
  'not_additive',
  'no_weight',
  'currencies_differ',
  'division_by_zero',
  'circular',
  'not_a_number',
  /** None of the entities with figures counts for the organisation. */
  'left_out',
] as const;
export type CalculationGap = (typeof calculationGaps)[number];

const ShareStep = v.object({ entityId: IdSchema, rule: v.picklist(shareRules), percent: v.string() });

/** One step of a calculation. */
export const CalculationStepSchema = v.pipe(
  v.object({
    /** Place in the list, from 0; the step that it is part of, null for the first. */
    id: v.number(),
    parentId: v.nullable(v.number()),
    /**
     * `formula` calculates with its parts; `entities`, `labels` and `periods` put parts together; `pro_rata` takes the days of
     * its part that lie in the period; `source` is one data point; `answer` is what the report itself says; `nothing` says that
     * there is none; `share` takes what an entity counts for in the figures of the organisation, `left_out` stands for one that does not
     * count.
     */
    kind: v.picklist([
      'formula',
      'entities',
      'labels',
      'periods',
      'pro_rata',
      'source',
      'answer',
      'nothing',
      'share',
      'left_out',
    ]),
    metricKey: v.string(),
    /** Null stands for the whole organisation. */
    entityId: v.nullable(IdSchema),
    period: PeriodSchema,
    value: v.nullable(Amount),
    gap: v.nullable(v.picklist(calculationGaps)),
    /** Of `formula`. */
    formula: v.nullable(v.string()),
    /** Of a sum that is made of those of its parts that are given: how many of how many. */
    counted: v.optional(v.nullable(v.object({ taken: v.number(), all: v.number() }))),
    /** How parts were put together; `only` where there is one. */
    method: v.nullable(v.picklist(['sum', 'weighted', 'latest', 'only'])),
    /** Of `pro_rata`: days taken of days in all. Of `periods`: days with data of days asked for. */
    days: v.nullable(v.object({ taken: v.number(), all: v.number() })),
    /** Of `source`. */
    dataPointId: v.nullable(IdSchema),
    /** Of `source`: whether somebody estimated it. */
    estimated: v.optional(v.boolean()),
    /** Of `share`: in percent, and how it comes about. */
    share: v.optional(v.nullable(v.object({ percent: v.string(), steps: v.array(ShareStep) }))),
    /** Of `left_out`. */
    leftOut: v.optional(v.nullable(v.picklist(leftOutReasons))),
    /** Whether nobody has said yet what the entity's own figures include: what is below it stays out until then. */
    asked: v.optional(v.boolean()),
  }),
  ref('CalculationStep'),
);
export type CalculationStep = v.InferOutput<typeof CalculationStepSchema>;

/** A calculation with every step down to the data points that it stands on, each step before its parts. */
export const CalculationSchema = v.pipe(v.object({ steps: v.array(CalculationStepSchema) }), ref('Calculation'));
export type Calculation = v.InferOutput<typeof CalculationSchema>;

/** GET data-points/calculations/{key}: of which days, and of whom. */
export const CalculationQuerySchema = v.object({
  start: v.pipe(v.string(), v.isoDate()),
  end: v.pipe(v.string(), v.isoDate()),
  subject: v.optional(v.union([v.literal('organisation'), IdSchema]), 'organisation'),
});
export type CalculationQuery = v.InferOutput<typeof CalculationQuerySchema>;
