import * as v from 'valibot';
import { ClimateQuestionSchema, scopeTwoMethods } from './climate-results.ts';
import { MonthOfYearSchema } from './months.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Ours: the largest changes that a preview lists. */
export const climateRecalculationLimits = { changesMax: 100 } as const;

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
    /** Whether rules or factors changed since it began: it waits no longer for a decision but to be discarded. */
    isOutdated: v.boolean(),
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

const side = v.object({ kgCo2e: v.nullable(v.string()), question: v.nullable(ClimateQuestionSchema) });

/** A line whose number or question a recalculation changes, by one method. */
export const ClimateChangeSchema = v.pipe(
  v.object({
    activityId: IdSchema,
    label: v.string(),
    entityId: v.nullable(IdSchema),
    activityTypeId: v.string(),
    month: MonthOfYearSchema,
    method: v.nullable(v.picklist(scopeTwoMethods)),
    before: side,
    after: side,
  }),
  ref('ClimateChange'),
);
export type ClimateChange = v.InferOutput<typeof ClimateChangeSchema>;

/** GET climate-recalculations/{id}/changes: the largest first. */
export const ClimateChangeListSchema = v.pipe(
  v.object({ items: v.array(ClimateChangeSchema) }),
  ref('ClimateChangeList'),
);
