import * as v from 'valibot';
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

/** A figure of the merged entity, and those of the other one for the same days of the same series. */
export const EntityMergeConflictSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    sectionId: v.string(),
    labels: v.array(v.string()),
    source: FigureSchema,
    targets: v.array(FigureSchema),
    /** Whether both are amounts of the same time and kind of unit, whose parts can be added up. */
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

/** What becomes of two figures: the merged entity's replaces the other one's, or is added to it. */
const mergeChoices = ['take', 'add'] as const;
export type EntityMergeChoice = (typeof mergeChoices)[number];

/** POST entities/{id}/merge: everything of the entity goes to another one, and the entity is archived. */
export const EntityMergeSchema = v.pipe(
  v.strictObject({
    into: IdSchema,
    stamp: v.pipe(v.string(), v.maxLength(100)),
    /** By figures of the merged entity; where one is not named, the other entity keeps its own. */
    choices: v.pipe(
      v.array(v.strictObject({ id: IdSchema, choice: v.picklist(mergeChoices) })),
      v.maxLength(entityMergeLimits.conflictsMax),
    ),
  }),
  ref('EntityMerge'),
);
export type EntityMerge = v.InferOutput<typeof EntityMergeSchema>;

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
