import { type HouseStyle, type LetterheadRoom, letterheadDefaults } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { checkPagePicture } from '../../platform/images/index.ts';
import { readFile, shownName, storeFile } from '../files/index.ts';
import { findActor } from '../users/index.ts';
import { deleteLetterhead, findLetterhead, saveLetterhead } from './house-styles.repository.ts';
import { announce, removeUnused, requireOwn } from './house-styles.service.ts';

const save = async (scoped: Scoped, fileId: string, room: LetterheadRoom, now: Date) => {
  const actor = await findActor(scoped);
  await saveLetterhead(scoped, {
    fileId,
    headMm: room.headMm,
    footMm: room.footMm,
    changedById: actor.id,
    changedByName: actor.name,
    changedAt: now,
  });
};

/** Replaces the letterhead, whose margins stay. Throws what `checkPagePicture` throws. */
export const changeLetterhead = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  picture: File,
): Promise<HouseStyle> => {
  requireOwn(scope, id);
  const drawn = await checkPagePicture(new Uint8Array(await picture.arrayBuffer()));
  const fileId = await storeFile(deps, scope, { ...drawn, originalName: shownName(picture.name) });
  const now = deps.now();
  const before = await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, 'house-style');
    const found = await findLetterhead(scoped);
    await save(scoped, fileId, found?.letterhead ?? letterheadDefaults, now);
    return found;
  });
  if (before) await removeUnused(deps, scope, [before.letterhead.fileId]);
  return announce(deps, scope);
};

/** Sets the letterhead's margins. Throws `resource.not_found` where there is none. */
export const changeLetterheadRoom = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  room: LetterheadRoom,
): Promise<HouseStyle> => {
  requireOwn(scope, id);
  const now = deps.now();
  await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, 'house-style');
    const found = await findLetterhead(scoped);
    if (!found) throw new ProblemError('resource.not_found');
    await save(scoped, found.letterhead.fileId, room, now);
  });
  return announce(deps, scope);
};

/** Removes the letterhead. */
export const removeLetterhead = async (deps: GatewayDeps, scope: Scope, id: string): Promise<HouseStyle> => {
  requireOwn(scope, id);
  const before = await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, 'house-style');
    return deleteLetterhead(scoped);
  });
  if (before) await removeUnused(deps, scope, [before.fileId]);
  return announce(deps, scope);
};

/** The picture of the letterhead. Throws `resource.not_found` where there is none. */
export const readLetterhead = async (deps: GatewayDeps, scope: Scope, id: string) => {
  requireOwn(scope, id);
  const found = await deps.database.withScope(scope, findLetterhead);
  if (!found) throw new ProblemError('resource.not_found');
  return readFile(deps, scope, found.letterhead.fileId);
};
