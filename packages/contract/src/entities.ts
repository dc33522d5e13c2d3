import * as v from 'valibot';
import type { Bilingual } from './language-schemas.ts';
import type { Role } from './roles.ts';
import { IdSchema, InstantSchema, LineSchema, OptionalLineSchema, ref, VersionSchema } from './schema.ts';

/** Ours: entities of one organisation, and levels of their tree. */
export const entityLimits = { entitiesMax: 2000, depthMax: 8 } as const;

/** Spec section 3: an entity is a company, team, site, building, vessel or something else that reports figures of its own. */
export const entityTypes = ['Company', 'Team', 'Site', 'Building', 'Vessel', 'Other'] as const;
export const EntityTypeSchema = v.pipe(v.picklist(entityTypes), ref('EntityType'));
export type EntityType = (typeof entityTypes)[number];

/** The names of types on screens and in sheets (spec section 3): a site is a location, a vessel a boat, another one a factory. */
export const entityTypeNames: Record<EntityType, Bilingual> = {
  Company: { en: 'Company', zhTw: '公司' },
  Team: { en: 'Entity', zhTw: '實體' },
  Site: { en: 'Location', zhTw: '地點' },
  Building: { en: 'Building', zhTw: '建築物' },
  Vessel: { en: 'Boat', zhTw: '船舶' },
  Other: { en: 'Factory', zhTw: '工廠' },
};

/** January is 1. */
export const MonthSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

const fields = {
  name: LineSchema,
  type: EntityTypeSchema,
  /** The entity it belongs to; null directly below the organisation. */
  parentId: v.nullable(IdSchema),
  /** Month in which its fiscal year begins. */
  fiscalYearStartMonth: MonthSchema,
  /** Where it is left out, a new entity has none and a changed one keeps its own. */
  address: v.optional(OptionalLineSchema),
  postCode: v.optional(OptionalLineSchema),
};

/** A part of the organisation that has figures of its own. */
export const EntitySchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    type: EntityTypeSchema,
    parentId: v.nullable(IdSchema),
    fiscalYearStartMonth: MonthSchema,
    address: v.string(),
    postCode: v.string(),
    /** The entities manager, who approves and publishes reports about it; null where there is none. */
    managerId: v.nullable(IdSchema),
    /** Whether it belongs to sample data: its figures are part of no total, and are removed with the sample data. */
    isSample: v.boolean(),
    createdAt: InstantSchema,
    /** The moment since which it accepts no new data. Its figures still count and are shown. Null while it is in use. */
    archivedAt: v.nullable(InstantSchema),
    /** Increases with each change; a change of an older version is refused with `entity.stale`. */
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

/** Whether it may be chosen for new data, reports and entities: it is not archived. */
export const isInUse = ({ archivedAt }: Pick<Entity, 'archivedAt'>) => archivedAt === null;

/** Whoever arranges entities, as the gateway's scope and the profile have them. */
export type Arranger = { readonly userId: string; readonly role: Role };

/**
 * Whether the person may change, move, archive, merge and delete the entity, write its figures, and say what it is to the group. Entity
 * managers decide about reports whose entities are all theirs, with what is below them: they arrange no others, so that nobody gains a
 * right by it. What holds for all entities, told by none of them, they do not decide (decision 13; docs/adr/0056, 0083).
 */
export const mayArrange = ({ userId, role }: Arranger, entity: Pick<Entity, 'managerId'> | null): boolean =>
  role !== 'entity-manager' || entity?.managerId === userId;

/** Whether the person may place an entity of theirs there: below an entity that they may change, or at the top. */
export const mayPlaceBelow = (arranger: Arranger, parent: Pick<Entity, 'managerId'> | null): boolean =>
  parent === null || mayArrange(arranger, parent);

/** Whether the person may write figures of the entity, or with null of the organisation as a whole: entity managers write those of their own. */
export const mayWriteFigures = (person: Arranger, entity: Pick<Entity, 'managerId'> | null): boolean =>
  entity === null || mayArrange(person, entity);

type Branch = Pick<Entity, 'id' | 'parentId'>;

/** The entity and everything above it, itself first. Stops where a circle would begin. */
export const lineageOf = <Node extends Branch>(entities: readonly Node[], id: string): Node[] => {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const line: Node[] = [];
  for (let node = byId.get(id); node && !line.includes(node); node = byId.get(node.parentId ?? '')) line.push(node);
  return line;
};

/** The entity and everything below it, itself first. */
export const branchOf = <Node extends Branch>(entities: readonly Node[], id: string): Node[] => {
  const below = Map.groupBy(entities, ({ parentId }) => parentId);
  const branch = entities.filter((entity) => entity.id === id);
  for (const node of branch) branch.push(...(below.get(node.id) ?? []).filter((entity) => !branch.includes(entity)));
  return branch;
};

/** The number of levels from each entity up to the top, itself included. Each entity is visited once, however deep the tree. */
const depthsOf = (entities: readonly Branch[]): ReadonlyMap<string, number> => {
  const below = Map.groupBy(entities, ({ parentId }) => parentId);
  const depths = new Map<string, number>();
  let level: readonly Branch[] = below.get(null) ?? [];
  for (let depth = 1; level.length > 0; depth += 1) {
    for (const { id } of level) depths.set(id, depth);
    level = level.flatMap(({ id }) => below.get(id) ?? []);
  }
  return depths;
};

/** The entities below which the entity (null: a new one) may be placed: never below itself, nor too deep. The top is always possible. */
export const parentsFor = <Node extends Branch>(entities: readonly Node[], id: string | null): Node[] => {
  const depths = depthsOf(entities);
  const depthOf = (node: Branch) => depths.get(node.id) ?? Number.POSITIVE_INFINITY;
  const branch = id === null ? [] : branchOf(entities, id);
  const moved = new Set(branch.map((node) => node.id));
  const top = branch[0] ? depthOf(branch[0]) : 1;
  const height = branch.reduce((most, node) => Math.max(most, depthOf(node) - top + 1), 1);
  return entities.filter((node) => !moved.has(node.id) && depthOf(node) + height <= entityLimits.depthMax);
};

/** A name for comparison: without case, width and surrounding spaces. */
export const plainName = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** Whether another entity directly below that parent has the same name: then nobody could tell them apart. */
export const isNameTaken = (
  entities: readonly Pick<Entity, 'id' | 'parentId' | 'name'>[],
  id: string | null,
  { name, parentId }: Pick<Entity, 'name' | 'parentId'>,
): boolean => {
  const plain = plainName(name);
  return entities.some((other) => other.id !== id && other.parentId === parentId && plainName(other.name) === plain);
};

/** Whether the entity may be placed below that parent. */
export const mayStandBelow = (entities: readonly Branch[], id: string | null, parentId: string | null): boolean =>
  parentId === null || parentsFor(entities, id).some((parent) => parent.id === parentId);
