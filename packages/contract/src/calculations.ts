import * as v from 'valibot';
import { leftOutReasons, shareRules } from './boundary-rules.ts';
import { IdSchema, PeriodSchema, ref } from './schema.ts';

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
  /** No entity with figures counts for the organisation. */
  'left_out',
] as const;
export type CalculationGap = (typeof calculationGaps)[number];

/** How an entity is held, on the way from the top of the group to the share with which it counts. */
export const ShareStepSchema = v.object({ entityId: IdSchema, rule: v.picklist(shareRules), percent: v.string() });

/** The properties of a step of a calculation. */
export const calculationStepEntries = {
  /** Position in the list, from 0, and that of the step that it is part of; null for the first. */
  id: v.number(),
  parentId: v.nullable(v.number()),
  /**
   * `formula` calculates with its parts; `entities`, `labels` and `periods` combine parts; `pro_rata` takes the days of its part that lie
   * in the period; `source` is one data point; `answer` is the report's own answer; `nothing` has no value; `share` takes the share with
   * which an entity counts for the organisation, `left_out` is an entity that does not count.
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
  /** With `formula`. */
  formula: v.nullable(v.string()),
  /** With a sum of only the given parts: how many of how many. */
  counted: v.optional(v.nullable(v.object({ taken: v.number(), all: v.number() }))),
  /** How parts were combined; `only` where there is one. */
  method: v.nullable(v.picklist(['sum', 'weighted', 'latest', 'only'])),
  /** With `pro_rata`: days used of all days. With `periods`: days with data of the requested days. */
  days: v.nullable(v.object({ taken: v.number(), all: v.number() })),
  /** With `source`. */
  dataPointId: v.nullable(IdSchema),
  /** With `source`, and with `folded`: whether it is, or contains, an estimate. */
  estimated: v.optional(v.boolean()),
  /** With `share`: the percentage and its steps. */
  share: v.optional(v.nullable(v.object({ percent: v.string(), steps: v.array(ShareStepSchema) }))),
  /** With `left_out`. */
  leftOut: v.optional(v.nullable(v.picklist(leftOutReasons))),
  /** Whether nobody has said yet what the entity's own figures include: the entities below it are left out until then. */
  asked: v.optional(v.boolean()),
  /** With `periods` and `labels` of one subject: whether its data points were added up unseen, and are asked for by themselves. */
  folded: v.optional(v.boolean()),
};

/** One step of a calculation. */
export const CalculationStepSchema = v.pipe(v.object(calculationStepEntries), ref('CalculationStep'));
export type CalculationStep = v.InferOutput<typeof CalculationStepSchema>;

/** A calculation with every step down to its data points, each step before its parts. */
export const CalculationSchema = v.pipe(v.object({ steps: v.array(CalculationStepSchema) }), ref('Calculation'));
export type Calculation = v.InferOutput<typeof CalculationSchema>;

/** GET data-points/calculations/{key}: the period and the subject. */
export const CalculationQuerySchema = v.object({
  start: v.pipe(v.string(), v.isoDate()),
  end: v.pipe(v.string(), v.isoDate()),
  subject: v.optional(v.union([v.literal('organisation'), IdSchema]), 'organisation'),
});
export type CalculationQuery = v.InferOutput<typeof CalculationQuerySchema>;
