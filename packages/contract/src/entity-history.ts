import * as v from 'valibot';
import type { Entity } from './entities.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Fields of an entity that people change, in the order in which they are shown. */
export const entityFields = ['name', 'type', 'parent', 'fiscalYearStartMonth', 'address', 'postCode'] as const;
export type EntityField = (typeof entityFields)[number];

/** Fields of what an entity is to the group, in the order in which they are shown. */
export const holdingFields = [
  'kind',
  'ownership',
  'operated',
  'financialControl',
  'joined',
  'left',
  'exclusion',
] as const;
export type HoldingField = (typeof holdingFields)[number];

/** One field before and after: types by their name of spec section 3, parents by their path, months by number. */
export const EntityFieldChangeSchema = v.pipe(
  v.object({
    /** `boundaryYear` comes before fields of the boundary and names their year. */
    field: v.picklist([...entityFields, 'manager', 'merged', 'boundaryYear', ...holdingFields]),
    before: v.string(),
    after: v.string(),
  }),
  ref('EntityFieldChange'),
);
export type EntityFieldChange = v.InferOutput<typeof EntityFieldChangeSchema>;

/** The kinds of events in the history of an entity. */
export const entityActions = [
  'created',
  'changed',
  'archived',
  'restored',
  'assigned',
  'merged',
  'absorbed',
  'removed',
] as const;

/** An event in the history of an entity: its author, its time, and its fields. */
export const EntityHistoryEntrySchema = v.pipe(
  v.object({
    id: IdSchema,
    at: InstantSchema,
    by: v.object({ id: IdSchema, name: v.string() }),
    action: v.picklist(entityActions),
    /** Whether a sheet made the change, or the undo of one. */
    through: v.nullable(v.picklist(['import', 'undo'])),
    changes: v.array(EntityFieldChangeSchema),
  }),
  ref('EntityHistoryEntry'),
);
export type EntityHistoryEntry = v.InferOutput<typeof EntityHistoryEntrySchema>;

/** GET entities/{id}/history: newest first. */
export const EntityHistoryPageSchema = v.pipe(
  v.object({ items: v.array(EntityHistoryEntrySchema), nextCursor: v.nullable(v.string()) }),
  ref('EntityHistoryPage'),
);
export type EntityHistoryPage = v.InferOutput<typeof EntityHistoryPageSchema>;

/** The separator between the names of a path. */
export const pathSeparator = ' › ';

type Named = Pick<Entity, 'id' | 'parentId' | 'name'>;

/** Returns a function for the names on the path to one of these entities, from the top, its own last; empty for none. */
export const pathsIn = (entities: readonly Named[]) => {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return (id: string | null): string => {
    const line: Named[] = [];
    for (let node = byId.get(id ?? ''); node && !line.includes(node); node = byId.get(node.parentId ?? ''))
      line.unshift(node);
    return line.map(({ name }) => name).join(pathSeparator);
  };
};

type Fields = Pick<Entity, 'name' | 'type' | 'fiscalYearStartMonth' | 'address' | 'postCode'>;

/** The differences between two states of an entity; `parent` is the path of its parent. */
export const entityChanges = (
  before: (Fields & { parent: string }) | null,
  after: Fields & { parent: string },
): EntityFieldChange[] =>
  entityFields.flatMap((field) => {
    const change = { field, before: String(before?.[field] ?? ''), after: String(after[field]) };
    return change.before === change.after ? [] : [change];
  });
