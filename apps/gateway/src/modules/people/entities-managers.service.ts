import { issueAt, type ManagedEntities, mayBeEntitiesManager, type OrganizationUser } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { AuthDeps } from '../auth/index.ts';
import { assignEntities, listEntities } from '../entities/index.ts';
import { findPerson, updateEntitiesManager } from './people.repository.ts';
import { takeOrganisation } from './people.service.ts';
import { userOf } from './person-view.ts';

/**
 * Assigns an entities manager to a basic user, for the entities they add (spec section 5), or removes that. Throws `user.role_refused` for
 * other roles than basic users, `request.invalid` for somebody who manages no entities here, or `resource.not_found`.
 */
export const assignEntitiesManager = async (
  deps: AuthDeps,
  scope: Scope,
  id: string,
  managerId: string | null,
): Promise<OrganizationUser> => {
  const changed = await deps.database.withScope(scope, async (scoped) => {
    await takeOrganisation(scoped);
    const person = await findPerson(scoped, id);
    if (!person) throw new ProblemError('resource.not_found');
    if (person.role !== 'basic') throw new ProblemError('user.role_refused');
    const manager = managerId === null ? undefined : await findPerson(scoped, managerId);
    if (managerId !== null && !(manager && mayBeEntitiesManager(manager.role)))
      throw new ProblemError('request.invalid', {
        issues: [{ path: 'entitiesManagerId', rule: 'choice_unknown', params: {} }],
      });
    await updateEntitiesManager(scoped, id, managerId);
    return { ...person, entitiesManagerId: managerId };
  });
  deps.realtime.publish(scope, { type: 'people.changed' });
  return userOf(changed, scope.userId);
};

/**
 * Sets which entities this person answers for: exactly these. Entities of a colleague change over. Throws `user.role_refused` for somebody
 * who cannot be an entities manager, `request.invalid` for an unknown entity, or `resource.not_found`.
 */
export const assignManagedEntities = async (
  deps: AuthDeps,
  scope: Scope,
  id: string,
  { entityIds }: ManagedEntities,
): Promise<OrganizationUser> => {
  const person = await deps.database.withScope(scope, async (scoped) => {
    await takeOrganisation(scoped);
    const found = await findPerson(scoped, id);
    if (!found) throw new ProblemError('resource.not_found');
    if (!mayBeEntitiesManager(found.role)) throw new ProblemError('user.role_refused');
    const known = new Set((await listEntities(scoped)).map((entity) => entity.id));
    const issues = entityIds.flatMap((entityId, index) =>
      known.has(entityId) ? [] : [issueAt(`entityIds.${index}`, 'choice_unknown')],
    );
    if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
    await assignEntities(scoped, id, entityIds, deps.now());
    return found;
  });
  deps.realtime.publish(scope, { type: 'entities.changed' });
  return userOf(person, scope.userId);
};
