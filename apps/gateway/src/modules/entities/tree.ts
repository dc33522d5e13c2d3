import { type Entity, entityChanges, mayManageEntities, pathsIn, usualType } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from './entities.repository.ts';

/**
 * Basic users need an entities manager before they touch entities (spec section 5, decision 5). Returns the manager of a new entity at the
 * top: the entity manager who adds it, or for whom it is added.
 */
export const requireManager = async (scoped: Scoped): Promise<string | null> => {
  const { role, userId, organisationType: type = usualType(role) } = scoped;
  const assigned = role === 'basic' ? await rows.findEntitiesManager(scoped) : null;
  if (!mayManageEntities(role, { type, hasEntitiesManager: assigned !== null }))
    throw new ProblemError('permission.denied');
  return role === 'entity-manager' ? userId : assigned;
};

/** The organisation's entities, locked until the transaction ends, and the manager of a new one at the top. */
export const takeTree = async (scoped: Scoped): Promise<{ present: Entity[]; atTop: string | null }> => {
  const atTop = await requireManager(scoped);
  await rows.lockTree(scoped);
  return { present: await rows.listEntities(scoped), atTop };
};

/** Returns a function for the differences of an entity before and after, each with the tree of its time. */
export const changesIn = (before: readonly Entity[], after: readonly Pick<Entity, 'id' | 'parentId' | 'name'>[]) => {
  const pathBefore = pathsIn(before);
  const pathAfter = pathsIn(after);
  type State = Pick<Entity, 'name' | 'type' | 'parentId' | 'fiscalYearStartMonth' | 'address' | 'postCode'>;
  return (was: Entity | null, is: State) => {
    // The parent may have a new name meanwhile: that is no change of this entity.
    const path = was?.parentId === is.parentId ? pathBefore : pathAfter;
    return entityChanges(was && { ...was, parent: pathBefore(was.parentId) }, { ...is, parent: path(is.parentId) });
  };
};
