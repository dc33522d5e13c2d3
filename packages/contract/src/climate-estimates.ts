import * as v from 'valibot';
import { MonthOfYearSchema } from './months.ts';
import { ref } from './schema.ts';

/** How an estimate was made: from the same month of the year before, or from the days of the twelve months before. */
export const climateEstimateRules = ['same_month', 'months_before'] as const;

/** GET climate-activities/{id}/estimate: what a month without a bill may come to, by the days of other months. */
export const ClimateEstimateSchema = v.pipe(
  v.object({
    amount: v.string(),
    unit: v.string(),
    rule: v.picklist(climateEstimateRules),
    /** The months that it was made from. */
    months: v.array(MonthOfYearSchema),
  }),
  ref('ClimateEstimate'),
);
export type ClimateEstimate = v.InferOutput<typeof ClimateEstimateSchema>;
