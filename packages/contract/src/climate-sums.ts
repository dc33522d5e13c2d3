import * as v from 'valibot';
import { BoundaryYearSchema, ClimateBoundarySchema } from './climate-boundaries.ts';
import { factorOrigins, scopeTwoMethods } from './climate-results.ts';
import { emissionScopes } from './emission-factors.ts';
import { MonthOfYearSchema } from './months.ts';
import { IdSchema, ref } from './schema.ts';

/** What results can be summed by: `origin` is that of their factors, `certainty` whether their amounts are estimates. */
export const climateSumKeys = [
  'scope',
  'category',
  'gas',
  'entity',
  'month',
  'activityType',
  'origin',
  'certainty',
] as const;
export type ClimateSumKey = (typeof climateSumKeys)[number];

/** Keys of sums by origin: that of the factors, `measured` where there was no factor to take, and `several` where one line took some of each. */
export const climateSumOrigins = [...factorOrigins, 'measured', 'several'] as const;
/** Keys of sums by certainty. */
export const climateSumCertainties = ['metered', 'estimated'] as const;

/** GET climate-sums. */
export const ClimateSumQuerySchema = v.object({
  by: v.picklist(climateSumKeys),
  from: MonthOfYearSchema,
  to: MonthOfYearSchema,
  /** Results of one entity count whole. */
  entityId: v.optional(IdSchema),
  /** The year whose organisational boundary applies, where the fiscal year of the months ends in a later one than they do. */
  boundaryYear: v.optional(BoundaryYearSchema),
  /** `full` counts every entity whole, whatever the organisational boundary says. */
  counted: v.optional(v.picklist(['full'])),
});
export type ClimateSumQuery = v.InferOutput<typeof ClimateSumQuerySchema>;

/** Results of some months, added up as far as they count; and how many lines have no number, or an outdated one. */
export const ClimateSumsSchema = v.pipe(
  v.object({
    sums: v.array(
      v.object({
        scope: v.picklist(emissionScopes),
        method: v.nullable(v.picklist(scopeTwoMethods)),
        /** The category, gas, entity, month, activity type, origin or certainty; null where the sum is of the scope, or of the whole organisation. */
        key: v.nullable(v.string()),
        kgCo2e: v.string(),
        besideKgCo2e: v.string(),
        lines: v.number(),
      }),
    ),
    boundary: v.nullable(ClimateBoundarySchema),
    openLines: v.number(),
    outdatedLines: v.number(),
    estimatedLines: v.number(),
  }),
  ref('ClimateSums'),
);
export type ClimateSums = v.InferOutput<typeof ClimateSumsSchema>;
