import type { User } from '@esg/contract';
import { homeScopeOf, type Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { checkBrandImage, checkThumbnail } from '../../platform/images/index.ts';
import { readFile, removeFile, shownName, storeFile } from '../files/index.ts';
import { findAvatar, findSelf, updateSelf } from './users.repository.ts';
import { selfIn } from './users.service.ts';

const removeFiles = async (deps: GatewayDeps, home: Scope, before: Awaited<ReturnType<typeof findSelf>>) => {
  for (const old of [before?.user.avatarFileId, before?.user.avatarThumbnailFileId])
    if (old) await removeFile(deps, home, old).catch((err: unknown) => deps.log.warn({ err }, 'an old picture stayed'));
  deps.realtime.publish(home, { type: 'people.changed' });
};

/** Replaces the caller's picture by a checked and redrawn one. Throws the `file.…` problems of `checkBrandImage`. */
export const changeAvatar = async (
  deps: GatewayDeps,
  scope: Scope,
  upload: { original: File; thumbnail: File | undefined },
): Promise<User> => {
  const home = homeScopeOf(scope);
  if (upload.thumbnail) checkThumbnail(new Uint8Array(await upload.thumbnail.arrayBuffer()));
  const { original, thumbnail } = await checkBrandImage('logo', new Uint8Array(await upload.original.arrayBuffer()));
  const originalName = shownName(upload.original.name);
  const avatarFileId = await storeFile(deps, home, { ...original, originalName });
  const avatarThumbnailFileId = await storeFile(deps, home, { ...thumbnail, originalName });
  const { before, after } = await deps.database.withScope(home, async (scoped) => {
    const found = await findSelf(scoped);
    await updateSelf(scoped, { avatarFileId, avatarThumbnailFileId });
    return { before: found, after: await selfIn(scoped) };
  });
  await removeFiles(deps, home, before);
  return after;
};

/** Removes the caller's picture: their initials are shown instead. */
export const removeAvatar = async (deps: GatewayDeps, scope: Scope): Promise<User> => {
  const home = homeScopeOf(scope);
  const { before, after } = await deps.database.withScope(home, async (scoped) => {
    const found = await findSelf(scoped);
    await updateSelf(scoped, { avatarFileId: null, avatarThumbnailFileId: null });
    return { before: found, after: await selfIn(scoped) };
  });
  await removeFiles(deps, home, before);
  return after;
};

/** The picture of somebody of the caller's organisation. Throws `resource.not_found` where there is none. */
export const readAvatar = async (deps: GatewayDeps, scope: Scope, id: string, variant: 'original' | 'thumbnail') => {
  // A consultant's own picture is in their consultancy, those of the client's people are here.
  const at = id === scope.userId ? homeScopeOf(scope) : scope;
  const fileId = (await deps.database.withScope(at, (scoped) => findAvatar(scoped, id)))?.[variant];
  if (!fileId) throw new ProblemError('resource.not_found');
  return readFile(deps, at, fileId);
};
