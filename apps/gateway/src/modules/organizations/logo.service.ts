import type { OrganizationProfile } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { checkBrandImage, checkThumbnail } from '../../platform/images/index.ts';
import { readFile, removeFile, shownName, storeFile } from '../files/index.ts';
import { findOwnOrganisation, isLogoPublished, updateOwnOrganisation } from './organizations.repository.ts';
import { readOrganizationProfile } from './organizations.service.ts';

const requireOwn = (scope: Scope, id: string) => {
  if (id !== scope.organisationId) throw new ProblemError('resource.not_found');
};

/** Removes a logo that nothing shows any more; a publication keeps the logo it was published with. */
const removeUnused = async (deps: GatewayDeps, scope: Scope, fileId: string) => {
  if (await deps.database.withScope(scope, (scoped) => isLogoPublished(scoped, fileId))) return;
  await removeFile(deps, scope, fileId);
};

/** Replaces the organisation's logo by a checked and redrawn image. Throws the `file.…` problems of `checkBrandImage`. */
export const changeLogo = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  upload: { original: File; thumbnail: File | undefined },
): Promise<OrganizationProfile> => {
  requireOwn(scope, id);
  if (upload.thumbnail) checkThumbnail(new Uint8Array(await upload.thumbnail.arrayBuffer()));
  const { original, thumbnail } = await checkBrandImage('logo', new Uint8Array(await upload.original.arrayBuffer()));
  const originalName = shownName(upload.original.name);
  const logoFileId = await storeFile(deps, scope, { ...original, originalName });
  const logoThumbnailFileId = await storeFile(deps, scope, { ...thumbnail, originalName });
  const before = await deps.database.withScope(scope, async (scoped) => {
    const found = await findOwnOrganisation(scoped);
    await updateOwnOrganisation(scoped, { logoFileId, logoThumbnailFileId }, deps.now());
    return found?.organisation;
  });
  for (const old of [before?.logoFileId, before?.logoThumbnailFileId])
    if (old) await removeUnused(deps, scope, old).catch((err: unknown) => deps.log.warn({ err }, 'an old logo stayed'));
  deps.realtime.publish(scope, { type: 'organisation.changed', organisationId: id });
  return readOrganizationProfile(deps, scope);
};

/** The organisation's logo. Throws `resource.not_found` where there is none. */
export const readLogo = async (deps: GatewayDeps, scope: Scope, id: string, variant: 'original' | 'thumbnail') => {
  requireOwn(scope, id);
  const found = await deps.database.withScope(scope, findOwnOrganisation);
  const fileId = variant === 'original' ? found?.organisation.logoFileId : found?.organisation.logoThumbnailFileId;
  if (!fileId) throw new ProblemError('resource.not_found');
  return readFile(deps, scope, fileId);
};
