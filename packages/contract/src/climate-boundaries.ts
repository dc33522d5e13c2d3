import * as v from 'valibot';
import { ConsolidationApproachSchema } from './boundaries.ts';
import { boundaryLimits } from './boundary-rules.ts';
import { IdSchema, PeriodSchema, ref } from './schema.ts';

/** Ours: entities that results name beside the share by which they count. */
export const climateBoundaryNamed = 10;

/** The year of an organisational boundary, as an address has it. */
export const BoundaryYearSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/),
  v.transform(Number),
  v.minValue(boundaryLimits.yearMin),
  v.maxValue(boundaryLimits.yearMax),
);

/** How entities count in results by the organisational boundary (GHG Protocol Corporate Standard, chapter 3). */
export const ClimateBoundarySchema = v.pipe(
  v.object({
    approach: ConsolidationApproachSchema,
    year: v.number(),
    /** The first entities by name that have lines of which not everything counts. */
    parts: v.array(
      v.object({
        entityId: IdSchema,
        /** Percent, exactly; 0 where nothing counts. */
        percent: v.string(),
        /** The days that count; null for all of them. */
        days: v.nullable(PeriodSchema),
      }),
    ),
    /** How many more of them there are. */
    others: v.number(),
  }),
  ref('ClimateBoundary'),
);
export type ClimateBoundary = v.InferOutput<typeof ClimateBoundarySchema>;

/** The share by which a line counts for the organisation: times `over`, divided by `under`. */
export const ClimateShareSchema = v.pipe(
  v.object({ approach: ConsolidationApproachSchema, year: v.number(), over: v.string(), under: v.string() }),
  ref('ClimateShare'),
);
export type ClimateShare = v.InferOutput<typeof ClimateShareSchema>;
