import { isOpenIn, may, type Permission } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readModulesInForce } from './module-gate.repository.ts';

/**
 * Refuses a part of a request that needs a further permission, as `requirePermission` and the module gate do for whole requests. Throws
 * `permission.denied`.
 */
export const requireOpen = async (scoped: Scoped, permission: Permission) => {
  const { role, organisationType, organisationId, tx } = scoped;
  const isOpen = isOpenIn(await readModulesInForce(tx, organisationId), permission);
  if (!isOpen || !may(role, permission, organisationType)) throw new ProblemError('permission.denied');
};
