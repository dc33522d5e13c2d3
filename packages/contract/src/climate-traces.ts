import * as v from 'valibot';
import { ClimateActivitySchema } from './climate-activities.ts';
import { ClimateShareSchema } from './climate-boundaries.ts';
import { FactorDocumentSchema } from './climate-factors.ts';
import {
  ClimateQuestionSchema,
  ClimateResultSchema,
  calorificBases,
  factorOrigins,
  gwpSets,
  scopeTwoMethods,
} from './climate-results.ts';
import { DaySchema, InstantSchema, ref } from './schema.ts';

/** A factor that a result was reckoned by, as it was then. */
export const TracedFactorSchema = v.pipe(
  v.object({
    factorId: v.string(),
    origin: v.picklist(factorOrigins),
    region: v.string(),
    unit: v.string(),
    basis: v.nullable(v.picklist(calorificBases)),
    method: v.nullable(v.picklist(scopeTwoMethods)),
    validFrom: DaySchema,
    validTo: v.nullable(DaySchema),
    /** The terms under which it may be used; empty where they are not known. */
    licence: v.string(),
    /** Half of its 95 % interval in percent; null where its source states none. */
    uncertaintyPercent: v.nullable(v.string()),
    /** Documents that bear an own factor out, as they were named when it was taken. */
    documents: v.array(FactorDocumentSchema),
    /** Who compared an own factor with its source; null of those of the library, and of one that was changed since. */
    confirmedBy: v.nullable(v.string()),
    confirmedAt: v.nullable(InstantSchema),
    /** Whether it is of the library, whose factors were compared with their publisher before anybody could take them. */
    isOfLibrary: v.boolean(),
  }),
  ref('TracedFactor'),
);
export type TracedFactor = v.InferOutput<typeof TracedFactorSchema>;

/** GET climate-activities/{id}/trace: how the line was reckoned, by each method. */
export const ClimateTraceSchema = v.pipe(
  v.object({
    activity: ClimateActivitySchema,
    /** By which share the line counts for the organisation; null where no approach was chosen for the year of its month. */
    share: v.nullable(ClimateShareSchema),
    traces: v.array(
      v.object({
        method: v.nullable(v.picklist(scopeTwoMethods)),
        result: v.nullable(ClimateResultSchema),
        /** What counts of the result by the share; null without one. */
        countedKgCo2e: v.nullable(v.string()),
        question: v.nullable(ClimateQuestionSchema),
        reckonedAt: InstantSchema,
        gwpSet: v.picklist(gwpSets),
        factors: v.array(TracedFactorSchema),
      }),
    ),
  }),
  ref('ClimateTrace'),
);
export type ClimateTrace = v.InferOutput<typeof ClimateTraceSchema>;
