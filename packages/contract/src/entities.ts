import * as v from 'valibot';
import { entityLimits } from './limits.ts';
import { IdSchema, LineSchema, ref, VersionSchema } from './schema.ts';

/** Spec section 3: an entity is a company, team, site, building, vessel or something else that reports figures of its own. */
export const entityTypes = ['Company', 'Team', 'Site', 'Building', 'Vessel', 'Other'] as const;
export const EntityTypeSchema = v.pipe(v.picklist(entityTypes), ref('EntityType'));
export type EntityType = (typeof entityTypes)[number];

/** January is 1. */
export const MonthSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

const fields = {
  name: LineSchema,
  type: EntityTypeSchema,
  /** The entity it belongs to; null for those right below the organisation. */
  parentId: v.nullable(IdSchema),
  /** Month in which its fiscal year begins. */
  fiscalYearStartMonth: MonthSchema,
};

/** A part of the organisation that has figures of its own. */
export const EntitySchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    type: EntityTypeSchema,
    parentId: v.nullable(IdSchema),
    fiscalYearStartMonth: MonthSchema,
    /** Whose entity it is: who approves and publishes reports about it. Null while it is nobody's in particular. */
    managerId: v.nullable(IdSchema),
    /** An invented company: its figures count in no whole, and go when the sample data are removed. */
    isSample: v.boolean(),
    /** Grows with each change; a change of an older one is refused with `entity.stale`. */
    version: v.number(),
  }),
  ref('Entity'),
);
export type Entity = v.InferOutput<typeof EntitySchema>;

/** A new entity. */
export const NewEntitySchema = v.pipe(v.strictObject(fields), ref('NewEntity'));
export type NewEntity = v.InferOutput<typeof NewEntitySchema>;

/** A change of an entity that was read at `version`. */
export const EntityChangeSchema = v.pipe(v.strictObject({ ...fields, version: VersionSchema }), ref('EntityChange'));
export type EntityChange = v.InferOutput<typeof EntityChangeSchema>;

type Branch = Pick<Entity, 'id' | 'parentId'>;

/** The entity and everything above it, itself first. Ends where it would come round again. */
export const lineageOf = <Node extends Branch>(entities: readonly Node[], id: string): Node[] => {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const line: Node[] = [];
  for (let node = byId.get(id); node && !line.includes(node); node = byId.get(node.parentId ?? '')) line.push(node);
  return line;
};

/** Whether the entity may stand below that parent: it must not come to stand below itself, nor too deep. */
export const mayStandBelow = (entities: readonly Branch[], id: string | null, parentId: string | null): boolean => {
  if (parentId === null) return true;
  const above = lineageOf(entities, parentId);
  const heightOf = (root: string): number =>
    1 + Math.max(0, ...entities.filter((entity) => entity.parentId === root).map((entity) => heightOf(entity.id)));
  return (
    above.length > 0 &&
    !above.some((entity) => entity.id === id) &&
    above.length + (id === null ? 1 : heightOf(id)) <= entityLimits.depthMax
  );
};
