import type { Entity } from '@esg/contract';

/** What calculations need of an entity. */
export type PlaceOfEntity = Pick<Entity, 'id' | 'parentId' | 'name' | 'archivedAt'>;

/** Chosen entities with all below them, as a tree of their own: one that is below another chosen one counts once, in its place. */
export const treeOf = (entities: readonly PlaceOfEntity[], chosen: readonly string[]): PlaceOfEntity[] => {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const named = new Set(chosen);
  const isIn = ({ id, parentId }: PlaceOfEntity): boolean => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return named.has(id) || (parent !== undefined && isIn(parent));
  };
  const inside = entities.filter(isIn);
  const ids = new Set(inside.map(({ id }) => id));
  return inside.map((entity) => ({
    ...entity,
    parentId: entity.parentId !== null && ids.has(entity.parentId) ? entity.parentId : null,
  }));
};
