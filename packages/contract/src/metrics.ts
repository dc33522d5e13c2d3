import * as v from 'valibot';
import { DenominatorSchema } from './denominators.ts';
import { ref } from './schema.ts';

/** Ours: the change in percent above which an explanation is required, where the organisation sets none. */
export const changeThresholdDefault = 20;
/** Ours: the largest change that an organisation may choose as its threshold, in percent. */
export const changeThresholdMax = 1000;
export const formulaLengthMax = 500;

const settings = {
  /** The change in percent above which an explanation is required. */
  changeThreshold: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(changeThresholdMax)),
  /** The metric whose figures weight shares and averages, for metrics that are not simply added up. */
  weightMetricKey: v.nullable(v.pipe(v.string(), v.maxLength(120))),
  /** The formula of a calculated metric; null for one that is entered, or that the library calculates. */
  formula: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(formulaLengthMax))),
  /** For intensities: the denominator; null for the library's proposal. */
  denominator: v.optional(v.nullable(DenominatorSchema), null),
};

/** The organisation's settings of a metric. */
export const MetricSettingsSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    ...settings,
    /** The formula in use: the organisation's, else the library's; null where the metric is entered. */
    effectiveFormula: v.nullable(v.string()),
    /** A formula that the organisation may adopt; nothing is calculated with it until then. */
    offeredFormula: v.nullable(v.string()),
    denominator: v.nullable(DenominatorSchema),
    /** The denominator in use; null for a metric without a choice of denominators. */
    effectiveDenominator: v.nullable(DenominatorSchema),
    /** 0 until somebody changed the settings; a change of an older version is refused with `metric.stale`. */
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
