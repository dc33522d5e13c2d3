import type { OrganizationProfile, OrganizationProfileChange } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findOwnOrganisation, updateOwnOrganisation } from './organizations.repository.ts';

const profileIn = async (scoped: Scoped): Promise<OrganizationProfile> => {
  const found = await findOwnOrganisation(scoped);
  if (!found) throw new ProblemError('resource.not_found');
  const { organisation, logoName } = found;
  const { id, name, industry, headquartersCountry, reportLanguage, communicationLanguage, logoFileId } = organisation;
  const logo = logoFileId ? { fileId: logoFileId, originalName: logoName ?? '' } : null;
  return { id, name, industry, headquartersCountry, reportLanguage, communicationLanguage, logo };
};

/** The caller's own organisation. */
export const readOrganizationProfile = ({ database }: GatewayDeps, scope: Scope) =>
  database.withScope(scope, profileIn);

/** Changes the caller's own organisation and tells its people. */
export const changeOrganizationProfile = async (
  { database, realtime, now }: GatewayDeps,
  scope: Scope,
  change: OrganizationProfileChange,
) => {
  const profile = await database.withScope(scope, async (scoped) => {
    await updateOwnOrganisation(scoped, change, now());
    return profileIn(scoped);
  });
  realtime.publish(scope, { type: 'organisation.changed', organisationId: profile.id });
  return profile;
};
