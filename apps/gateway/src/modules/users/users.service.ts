import { type Language, permissionsOf, type User, type UserProfile } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findSelf, updateOwnLanguage } from './users.repository.ts';

const requireSelf = async (scoped: Scoped) => {
  const found = await findSelf(scoped);
  if (!found) throw new ProblemError('auth.not_authenticated');
  return found;
};

/** The caller's own account. */
export const readMe = async ({ database }: GatewayDeps, scope: Scope): Promise<User> => {
  const { user } = await database.withScope(scope, requireSelf);
  const { id, firstName, lastName, email, language } = user;
  return { id, firstName, lastName, email, language };
};

/** What the caller may do and where in onboarding they stand. */
export const readMyProfile = async ({ database }: GatewayDeps, scope: Scope): Promise<UserProfile> => {
  const { user, organisation, tenant } = await database.withScope(scope, requireSelf);
  const ownsTenant = tenant.ownerOrganisationId === organisation.id;
  return {
    role: user.role,
    permissions: [...permissionsOf(user.role, { ownsTenant, brandMode: tenant.brandMode })],
    organizationId: organisation.id,
    organizationName: organisation.name,
    organizationType: organisation.type,
    registerProcess: organisation.registerProcess,
    informationStep: organisation.informationStep,
  };
};

/** Remembers the interface language the caller chose. */
export const changeMyLanguage = ({ database }: GatewayDeps, scope: Scope, language: Language) =>
  database.withScope(scope, (scoped) => updateOwnLanguage(scoped, language));
