import * as v from 'valibot';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** `ready` shows what would change and waits; `applied` has replaced all results at once. */
export const climateRecalculationStates = ['waiting', 'running', 'ready', 'applied', 'discarded', 'failed'] as const;

/** A recalculation of every line by the rules and factors of now: all of them, or none. */
export const ClimateRecalculationSchema = v.pipe(
  v.object({
    id: IdSchema,
    state: v.picklist(climateRecalculationStates),
    /** Whether it waits to be looked at before it is applied. */
    isPreview: v.boolean(),
    total: v.number(),
    done: v.number(),
    /** Lines whose number or question changes; null until all are reckoned. */
    changed: v.nullable(v.number()),
    kgCo2eBefore: v.nullable(v.string()),
    kgCo2eAfter: v.nullable(v.string()),
    startedBy: v.string(),
    startedAt: InstantSchema,
    finishedAt: v.nullable(InstantSchema),
  }),
  ref('ClimateRecalculation'),
);
export type ClimateRecalculation = v.InferOutput<typeof ClimateRecalculationSchema>;

/** POST climate-recalculations. */
export const NewClimateRecalculationSchema = v.pipe(
  v.strictObject({ isPreview: v.boolean() }),
  ref('NewClimateRecalculation'),
);
