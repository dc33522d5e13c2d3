import { type Entity, type EntityUser, isInUse, type Supplier } from '@esg/contract';

/** An entity that can be asked, with the names of those above it, and how many people answer for it. */
export type AskedEntity = { readonly entity: Entity; readonly above: string; readonly users: number };

/** How many people answer, by the id of an entity or supplier. */
const countOf = (users: readonly EntityUser[]) => {
  const counts = new Map<string, number>();
  for (const id of users.flatMap(({ entityIds }) => entityIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** Entities in use, in the order of their tree. Sample data are asked for nothing. */
export const askedEntities = (entities: readonly Entity[], users: readonly EntityUser[]): AskedEntity[] => {
  const counts = countOf(users);
  const below = Map.groupBy(entities, ({ parentId }) => parentId);
  const walk = (parentId: string | null, above: readonly string[]): AskedEntity[] =>
    (below.get(parentId) ?? []).flatMap((entity) => [
      { entity, above: above.join(' › '), users: counts.get(entity.id) ?? 0 },
      ...walk(entity.id, [...above, entity.name]),
    ]);
  return walk(null, []).filter(({ entity }) => isInUse(entity) && !entity.isSample);
};

/** A supplier that can be asked, and how many people answer for it. */
export type AskedSupplier = { readonly entity: Supplier; readonly users: number };

/** Suppliers in use, in their order. */
export const askedSuppliers = (suppliers: readonly Supplier[], users: readonly EntityUser[]): AskedSupplier[] => {
  const counts = countOf(users);
  return suppliers.filter(isInUse).map((entity) => ({ entity, users: counts.get(entity.id) ?? 0 }));
};

/** Those whom a person may ask: entities, or suppliers. */
export type Askable =
  | { readonly of: 'entities'; readonly asked: readonly AskedEntity[] }
  | { readonly of: 'suppliers'; readonly asked: readonly AskedSupplier[] };
