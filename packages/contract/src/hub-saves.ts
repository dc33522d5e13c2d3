import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { DataConflictChoiceSchema, DataConflictModeSchema } from './data-conflicts.ts';
import { hubAnswersMax } from './hub-answers.ts';
import { limits } from './limits.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref, VersionSchema } from './schema.ts';

const place = { disclosureCode: v.pipe(v.string(), v.maxLength(200)), fieldKey: v.pipe(v.string(), v.maxLength(120)) };
const Person = v.object({ id: IdSchema, name: v.string() });

/**
 * What saving would do with one answer of the report: `new` becomes a data point; `same` is in the data hub already; `conflict` meets
 * another value for the same days, which is overwritten or kept (spec section 4); `overlap` meets data points of other days, which it
 * cannot replace; `unfit` has a value that the metric does not accept.
 */
export const hubSaveStates = ['new', 'same', 'conflict', 'overlap', 'unfit'] as const;
export type HubSaveState = (typeof hubSaveStates)[number];

/** The data point in the way, with its present value. */
export const HubSaveExistingSchema = v.pipe(
  v.object({
    id: IdSchema,
    version: v.number(),
    period: PeriodSchema,
    value: AnswerValueSchema,
    source: v.string(),
    updatedAt: InstantSchema,
    updatedBy: Person,
  }),
  ref('HubSaveExisting'),
);
export type HubSaveExisting = v.InferOutput<typeof HubSaveExistingSchema>;

/** One part of a figure with breakdowns: the breakdown, and its name; a part named by the library has none. */
export const HubSavePartSchema = v.object({
  breakdown: v.pipe(v.string(), v.maxLength(120)),
  name: v.pipe(v.string(), v.maxLength(limits.descriptorLengthMax)),
});
export type HubSavePart = v.InferOutput<typeof HubSavePartSchema>;

/** One answer of the report, or one part of it, with the data hub's value in its place. */
export const HubSaveItemSchema = v.pipe(
  v.object({
    ...place,
    /** Null for the answer as a whole. */
    part: v.nullable(HubSavePartSchema),
    state: v.picklist(hubSaveStates),
    value: AnswerValueSchema,
    /** Of `conflict` and `overlap`: the first one in the way. */
    existing: v.nullable(HubSaveExistingSchema),
    /** Of `new`: another value that the data hub has for this answer already, made of other data points. */
    reckoned: v.nullable(AnswerValueSchema),
    /** Of `conflict`: the report published the data hub’s value, and somebody has restated it since. */
    restated: v.boolean(),
    /** Number of the data point that it becomes: the same one for disclosures that ask for the same figure. */
    point: v.number(),
    /** Number of what it says about that data point: the same for 1 MWh and 1,000 kWh. */
    reading: v.number(),
    /** Another disclosure answers the same metric with another value: only one of them can be saved. */
    contradicted: v.boolean(),
  }),
  ref('HubSaveItem'),
);
export type HubSaveItem = v.InferOutput<typeof HubSaveItemSchema>;

/** The place of an item in its report: no two items of a plan have the same key. */
export const hubSaveKey = ({
  disclosureCode,
  fieldKey,
  part,
}: Pick<HubSaveItem, 'disclosureCode' | 'fieldKey' | 'part'>): string =>
  [disclosureCode, fieldKey, part?.breakdown ?? '', part?.name ?? ''].join('\n');

/**
 * Whom the answers of a report are about: its only entity, or the whole organisation (null) where it names none. Undefined for several
 * entities: their figures together are those of no one of them, nor of the whole.
 */
export const hubSaveEntity = ({
  entityIds: [only, ...others],
}: {
  readonly entityIds: readonly string[];
}): string | null | undefined => (others.length === 0 ? (only ?? null) : undefined);

type Reading = Pick<HubSaveItem, 'point' | 'reading'>;

/** Whether two answers give one data point different values, so that only one of them can be saved. */
export const hubSavesContradict = (one: Reading, other: Reading): boolean =>
  one.point === other.point && one.reading !== other.reading;

/** The answers by what they say: those of one group are one data point, in whatever units each is written. */
export const hubSavesAlike = <Item extends Reading>(items: readonly Item[]): Item[][] => [
  ...Map.groupBy(items, ({ point, reading }) => `${point}\n${reading}`).values(),
];

/** The data points that saving these answers writes, each with its answers; contradictory ones are left out together. */
export const hubSavesWritten = <Item extends Reading>(items: readonly Item[]): Item[][] => {
  const points = Map.groupBy(items, ({ point }) => point);
  return hubSavesAlike(items).filter(([first]) =>
    points.get(first?.point ?? -1)?.every((other) => first && !hubSavesContradict(first, other)),
  );
};

/** Where answers are saved: null means the report's own period, and the whole organisation. */
export const HubSaveQuerySchema = v.object({ reportingTimeId: v.optional(IdSchema), entityId: v.optional(IdSchema) });

/** GET reports/{id}/saved-to-hub/plan: a preview of saving all answers of the report. Changes nothing. */
export const HubSavePlanSchema = v.pipe(
  v.object({
    /** Days of the data points; null while the report has none and no reporting time was chosen. */
    period: v.nullable(PeriodSchema),
    items: v.array(HubSaveItemSchema),
    /** Answers of fields without a metric, which the data hub cannot store. */
    withoutMetric: v.number(),
    /** A hash of everything above as it was seen; saving sends it, so that nothing unseen is overwritten. */
    stamp: v.string(),
  }),
  ref('HubSavePlan'),
);
export type HubSavePlan = v.InferOutput<typeof HubSavePlanSchema>;

/**
 * POST reports/{id}/saved-to-hub: saves the report's answers as data points, all of them or none. `ExportAll` overwrites data points in the
 * way; `SelectDisclosure` saves only the named disclosures, overwriting; `ResolvedConflict` saves everything and decides about each
 * conflict, where a conflict without a choice keeps the original. Refused with `hub_answers.stale` where something changed since it was
 * seen.
 */
export const HubSaveDraftSchema = v.pipe(
  v.strictObject({
    reportingTimeId: v.nullable(IdSchema),
    entityId: v.nullable(IdSchema),
    stamp: v.pipe(v.string(), v.maxLength(64)),
    mode: DataConflictModeSchema,
    /** With `SelectDisclosure`: at least one. */
    disclosureCodes: v.pipe(v.array(place.disclosureCode), v.maxLength(hubAnswersMax)),
    /** With `ResolvedConflict`. */
    choices: v.pipe(
      v.array(
        v.strictObject({
          ...place,
          part: v.optional(v.nullable(HubSavePartSchema), null),
          choice: DataConflictChoiceSchema,
        }),
      ),
      v.maxLength(hubAnswersMax),
    ),
  }),
  ref('HubSaveDraft'),
);
export type HubSaveDraft = v.InferOutput<typeof HubSaveDraftSchema>;

/** One save of a report into the data hub, which can be undone as a whole. */
export const HubSaveSchema = v.pipe(
  v.object({
    id: IdSchema,
    mode: DataConflictModeSchema,
    period: PeriodSchema,
    entityId: v.nullable(IdSchema),
    created: v.number(),
    overwritten: v.number(),
    /** Data points that were in the way and kept. */
    kept: v.number(),
    at: InstantSchema,
    by: Person,
    /** Once undone: how many data points were removed, when and by whom. Those that somebody changed meanwhile stay. */
    undone: v.nullable(v.object({ points: v.number(), at: InstantSchema, by: Person })),
  }),
  ref('HubSave'),
);
export type HubSave = v.InferOutput<typeof HubSaveSchema>;

/** The body of 409 `hub_save.in_the_way`: the parts of the answer that meet data points, with these as they are now. */
export const HubSaveInTheWaySchema = v.pipe(
  v.object({
    statusCode: v.literal(409),
    code: v.literal('hub_save.in_the_way'),
    message: v.string(),
    requestId: v.string(),
    inTheWay: v.array(HubSaveItemSchema),
  }),
  ref('HubSaveInTheWay'),
);
export type HubSaveInTheWay = v.InferOutput<typeof HubSaveInTheWaySchema>;

/**
 * POST reports/{id}/answers/{code}/{fieldKey}/saved-to-hub: saves the answer of that version as a data point, and each part of a figure
 * with breakdowns as one of its own. Refused with `hub_save.in_the_way` unless `overwrites` names every data point in the way.
 */
export const SaveToHubSchema = v.pipe(
  v.strictObject({
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    reportingTimeId: IdSchema,
    /** Null stands for the whole organisation. */
    entityId: v.nullable(IdSchema),
    /** The data points that the person has seen in the way and confirmed, at the versions seen. */
    overwrites: v.pipe(v.array(v.strictObject({ id: IdSchema, version: VersionSchema })), v.maxLength(hubAnswersMax)),
  }),
  ref('SaveToHub'),
);
export type SaveToHub = v.InferOutput<typeof SaveToHubSchema>;
