import * as v from 'valibot';
import type { Entity } from './entities.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Fields of an entity that people change, in the order in which they are shown. */
export const entityFields = ['name', 'type', 'parent', 'fiscalYearStartMonth', 'address', 'postCode'] as const;
export type EntityField = (typeof entityFields)[number];

/** One field before and after: types by their name of spec section 3, parents by the names on the way to them, months by number. */
export const EntityFieldChangeSchema = v.pipe(
  v.object({ field: v.picklist([...entityFields, 'manager']), before: v.string(), after: v.string() }),
  ref('EntityFieldChange'),
);
export type EntityFieldChange = v.InferOutput<typeof EntityFieldChangeSchema>;

/** What can happen to an entity. */
export const entityActions = ['created', 'changed', 'archived', 'restored', 'assigned', 'removed'] as const;

/** Something that happened to an entity: who, when, and which fields. */
export const EntityHistoryEntrySchema = v.pipe(
  v.object({
    id: IdSchema,
    at: InstantSchema,
    by: v.object({ id: IdSchema, name: v.string() }),
    action: v.picklist(entityActions),
    /** Whether it was made by a sheet, or by undoing one. */
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

/** Finds for these entities the names on the way from the top, itself last; empty for none. */
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

/** What differs between two states of an entity; `parent` is the path of what it belongs to. */
export const entityChanges = (
  before: (Fields & { parent: string }) | null,
  after: Fields & { parent: string },
): EntityFieldChange[] =>
  entityFields.flatMap((field) => {
    const change = { field, before: String(before?.[field] ?? ''), after: String(after[field]) };
    return change.before === change.after ? [] : [change];
  });
