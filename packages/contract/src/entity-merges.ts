import * as v from 'valibot';
import { ConsolidationApproachSchema } from './boundaries.ts';
import { branchOf, type Entity } from './entities.ts';
import { IdSchema, PeriodSchema, ref } from './schema.ts';

/** Conflicts that one merge may have: more are settled in the data hub first. */
export const entityMergeLimits = { conflictsMax: 2000 } as const;

const FigureSchema = v.object({
  id: IdSchema,
  period: PeriodSchema,
  /** All its rows in the base unit; null for an answer that is no number. */
  total: v.nullable(v.object({ number: v.string(), unit: v.string() })),
});

/** Figures of one series that cannot all belong to one entity: those of both that overlap, directly or one after the other. */
export const EntityMergeConflictSchema = v.pipe(
  v.object({
    /** The first of `sources`. */
    id: IdSchema,
    metricKey: v.string(),
    sectionId: v.string(),
    labels: v.array(v.string()),
    /** Of the merged entity, in the order of their days. */
    sources: v.array(FigureSchema),
    /** Of the other one. */
    targets: v.array(FigureSchema),
    /** Whether it is one of each, both amounts of the same time and kind of unit, whose parts can be added up. */
    canAdd: v.boolean(),
  }),
  ref('EntityMergeConflict'),
);
export type EntityMergeConflict = v.InferOutput<typeof EntityMergeConflictSchema>;

/** GET entities/{id}/merge: what a merge would do. Nothing is stored. */
export const EntityMergePreviewSchema = v.pipe(
  v.object({
    /** Its data points, those with a conflict among them. */
    figures: v.number(),
    conflicts: v.array(EntityMergeConflictSchema),
    /** Names of the entities right below it. */
    children: v.array(v.string()),
    /** Entity users, and invited ones, who answer for it. */
    users: v.number(),
    /** Whether its manager becomes the manager of the other one, which has none. */
    passesManager: v.boolean(),
    /** Collections that ask it. Where one asks the other entity too, that request stays. */
    collections: v.number(),
    reports: v.number(),
    /** Years whose boundary says something about it: they pass on only where the other one has none. */
    boundaryYears: v.number(),
    keepsBoundary: v.boolean(),
    /** Changes with the two entities and their figures: a merge with another one is refused with `entity_merge.outdated`. */
    stamp: v.string(),
  }),
  ref('EntityMergePreview'),
);
export type EntityMergePreview = v.InferOutput<typeof EntityMergePreviewSchema>;

export const EntityMergeQuerySchema = v.object({ into: IdSchema });

/**
 * What becomes of a conflict: the other entity keeps its figures, all figures of the merged entity replace them, or its one is added to the
 * other one.
 */
const mergeChoices = ['keep', 'take', 'add'] as const;
export type EntityMergeChoice = (typeof mergeChoices)[number];

/** POST entities/{id}/merge: everything of the entity goes to another one, and the entity is archived. */
export const EntityMergeSchema = v.pipe(
  v.strictObject({
    into: IdSchema,
    stamp: v.pipe(v.string(), v.maxLength(100)),
    /** One for each conflict of the preview: nothing of either entity is dropped unsaid. */
    choices: v.pipe(
      v.array(v.strictObject({ id: IdSchema, choice: v.picklist(mergeChoices) })),
      v.maxLength(entityMergeLimits.conflictsMax),
    ),
  }),
  ref('EntityMerge'),
);
export type EntityMerge = v.InferOutput<typeof EntityMergeSchema>;

const AmountSchema = v.nullable(v.object({ number: v.string(), unit: v.string() }));

/** POST entities/{id}/merge/effect: what this merge would do to the figures of the group. Nothing is stored. */
export const EntityMergeEffectSchema = v.pipe(
  v.object({
    /** The latest calendar year in which the two, or entities below them, have figures; this year where they have none. */
    period: PeriodSchema,
    /** Null where none was chosen: then everything counts in whole. */
    approach: v.nullable(ConsolidationApproachSchema),
    /** Percent with which the figures of both entities, and those of others with another share afterwards, count before and after it. */
    shares: v.array(v.object({ entityId: IdSchema, before: v.string(), after: v.string() })),
    /** The figures of the group that change; null where there is none. */
    figures: v.array(v.object({ metricKey: v.string(), before: AmountSchema, after: AmountSchema })),
  }),
  ref('EntityMergeEffect'),
);
export type EntityMergeEffect = v.InferOutput<typeof EntityMergeEffectSchema>;

/** Why two entities cannot be merged. */
export type MergeRefusal = 'itself' | 'below_itself' | 'archived' | 'sample';

type Node = Pick<Entity, 'id' | 'parentId' | 'archivedAt' | 'isSample'>;

/** Why the entity cannot be merged into that one; nothing if it can. */
export const mergeRefusal = (entities: readonly Node[], id: string, into: string): MergeRefusal | undefined => {
  if (id === into) return 'itself';
  if (branchOf(entities, id).some((below) => below.id === into)) return 'below_itself';
  const two = entities.filter((entity) => entity.id === id || entity.id === into);
  if (two.some(({ isSample }) => isSample)) return 'sample';
  return two.some(({ archivedAt }) => archivedAt !== null) ? 'archived' : undefined;
};
