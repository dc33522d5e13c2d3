import {
  type Language,
  permissionsOf,
  registerSteps,
  roleFlagsOf,
  type User,
  type UserDetailsChange,
  type UserProfile,
} from '@esg/contract';
import { findCountry } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { homeScopeOf } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { modulesInForce } from '../module-gate/index.ts';
import { figureSettingsIn } from '../organizations/index.ts';
import { findSelf, findWorkplace, updateSelf } from './users.repository.ts';

/** The caller's own account inside a transaction. */
export const selfIn = async (scoped: Scoped): Promise<User> => {
  const found = await findSelf(scoped);
  if (!found) throw new ProblemError('auth.not_authenticated');
  const { id, firstName, lastName, email, language, department, phoneCountry, phoneNumber, avatarFileId } = found.user;
  return {
    id,
    firstName,
    lastName,
    email,
    language,
    department,
    phone: phoneCountry && phoneNumber ? { country: phoneCountry, number: phoneNumber } : null,
    avatar: avatarFileId
      ? { fileId: avatarFileId, origin: `/api/users/${id}/avatar`, originalName: found.avatarName ?? '' }
      : null,
  };
};

/** The caller's own account. */
export const readMe = ({ database }: GatewayDeps, scope: Scope): Promise<User> =>
  database.askScope(homeScopeOf(scope), selfIn);

/** What the caller may do, and how far they are in onboarding. */
export const readMyProfile = async ({ database }: GatewayDeps, scope: Scope): Promise<UserProfile> => {
  const found = await database.askScope(scope, findWorkplace);
  if (!found) throw new ProblemError('auth.not_authenticated');
  const { organisation, tenant, entitiesManagerId } = found;
  const { userId, role, visitor } = scope;
  const ownsTenant = tenant.ownerOrganisationId === organisation.id;
  const { type } = organisation;
  const { dataHubEnabled, reportingEntityEnabled, aiEnabled } = organisation;
  const { featureFlag } = tenant;
  const modules = modulesInForce({ featureFlag, dataHubEnabled, reportingEntityEnabled, aiEnabled });
  const standing = {
    type,
    ownsTenant,
    brandMode: tenant.brandMode,
    hasEntitiesManager: Boolean(entitiesManagerId),
    modules,
  };
  return {
    userId,
    role,
    permissions: [...permissionsOf(role, standing)],
    flags: roleFlagsOf(role, type),
    organizationId: organisation.id,
    organizationName: organisation.name,
    organizationChineseName: organisation.chineseName,
    organizationType: organisation.type,
    ...figureSettingsIn(organisation),
    communicationLanguage: organisation.communicationLanguage,
    reportLanguage: organisation.reportLanguage,
    // Where nothing is sold, signing up requires no plan.
    registerProcess: modules.includes('payment') ? organisation.registerProcess : registerSteps.finish,
    informationStep: organisation.informationStep,
    viewedFrom: visitor ? { organizationId: visitor.organisationId, organizationName: visitor.organisationName } : null,
  };
};

/** Remembers the interface language the caller chose. */
export const changeMyLanguage = ({ database }: GatewayDeps, scope: Scope, language: Language) =>
  database.withScope(homeScopeOf(scope), (scoped) => updateSelf(scoped, { language }));

/** Changes the caller's own details. Throws `request.invalid` for an unknown country. */
export const changeMyDetails = async (
  { database, realtime }: GatewayDeps,
  scope: Scope,
  { phone, ...change }: UserDetailsChange,
): Promise<User> => {
  if (phone && !findCountry(phone.country))
    throw new ProblemError('request.invalid', {
      issues: [{ path: 'phone.country', rule: 'choice_unknown', params: {} }],
    });
  const number =
    phone === undefined ? {} : { phoneCountry: phone?.country ?? null, phoneNumber: phone?.number ?? null };
  const home = homeScopeOf(scope);
  const changed = await database.withScope(home, async (scoped) => {
    await updateSelf(scoped, { ...change, ...number });
    return selfIn(scoped);
  });
  realtime.publish(home, { type: 'people.changed' });
  return changed;
};
