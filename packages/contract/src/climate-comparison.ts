import * as v from 'valibot';
import { BoundaryYearSchema } from './climate-boundaries.ts';
import { monthsBetween } from './climate-meters.ts';
import { scopeTwoMethods } from './climate-results.ts';
import { emissionScopes } from './emission-factors.ts';
import { MonthOfYearSchema } from './months.ts';
import { IdSchema, ref } from './schema.ts';

/**
 * Why emissions differ from those of the year before: more or less of what was used, another mix of it, other factors, other shares by the
 * organisational boundary, entities that joined or left, and what was measured in another kind of unit, so that its amounts cannot be compared.
 */
export const climateEffects = ['activity', 'mix', 'factor', 'boundary', 'joined', 'left', 'unit'] as const;
export type ClimateEffect = (typeof climateEffects)[number];

/** Of more months, some would be of both years, and so count on one side alone. */
const comparedMonths = 12;

/** Whether these months can be compared with the same ones of the year before. */
export const canBeCompared = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  monthsBetween(from, to) <= comparedMonths;

/** GET climate-comparison: months that are compared with the same ones of the year before. */
export const ClimateComparisonQuerySchema = v.object({
  from: MonthOfYearSchema,
  to: MonthOfYearSchema,
  /** Results of one entity count whole in both years. */
  entityId: v.optional(IdSchema),
  /** The year whose organisational boundary applies, where the fiscal year of the months ends in a later one than they do. */
  boundaryYear: v.optional(BoundaryYearSchema),
});
export type ClimateComparisonQuery = v.InferOutput<typeof ClimateComparisonQuerySchema>;

const effects = v.object({
  activity: v.string(),
  mix: v.string(),
  factor: v.string(),
  boundary: v.string(),
  joined: v.string(),
  left: v.string(),
  unit: v.string(),
} satisfies Record<ClimateEffect, v.GenericSchema>);

/** The change of emissions since the year before, by activity type. `before`, all effects and nothing else add up to `after`, digit by digit. */
export const ClimateComparisonSchema = v.pipe(
  v.object({
    groups: v.array(
      v.object({
        scope: v.picklist(emissionScopes),
        method: v.nullable(v.picklist(scopeTwoMethods)),
        activityTypeId: v.string(),
        /** In kilograms of CO2 equivalent. */
        before: v.string(),
        after: v.string(),
        effects,
      }),
    ),
    /** Entities with lines in one of the two periods alone. */
    joinedEntityIds: v.array(IdSchema),
    leftEntityIds: v.array(IdSchema),
    /** Lines of either period that have a question instead of a number, and so are part of no effect. */
    openLines: v.number(),
  }),
  ref('ClimateComparison'),
);
export type ClimateComparison = v.InferOutput<typeof ClimateComparisonSchema>;
