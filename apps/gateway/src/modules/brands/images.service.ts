import type { Brand, BrandImageKind } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { checkBrandImage, checkThumbnail } from '../../platform/images/index.ts';
import { FileGone } from '../../platform/storage/index.ts';
import { removeTenantFile, shownName, storeTenantFile } from '../files/index.ts';
import { fileColumns, findBrandPicture, isFileShown } from './brand-row.repository.ts';
import { brandOf } from './brand-view.ts';
import { requireManager, takeBrands, writeDraft } from './brand-work.ts';
import type { BrandDeps } from './brands.deps.ts';

/** Deletes files that no version of the tenant's brand uses any more; a failure is logged, never thrown. */
export const removeUnshown = async (deps: BrandDeps, scope: Scope, fileIds: readonly (string | undefined)[]) => {
  for (const id of fileIds) {
    if (!id) continue;
    try {
      if (await deps.database.withScope(scope, (scoped) => isFileShown(scoped, id))) continue;
      await removeTenantFile(deps, scope, id);
    } catch (err) {
      deps.log.warn({ err }, 'a picture of a brand stayed');
    }
  }
};

const replaceImage = async (deps: BrandDeps, scope: Scope, kind: BrandImageKind, fileId: string | null) => {
  const replace = async (scoped: Scoped) => {
    const work = await takeBrands(scoped, deps.now());
    const before = (work.draft ?? work.published)[fileColumns[kind]];
    if (fileId === null && before === null && work.draft) return { row: work.draft, before };
    return { row: await writeDraft(scoped, work, { [fileColumns[kind]]: fileId }), before };
  };
  const replaced = await deps.database.withScope(scope, replace).catch(async (error: unknown) => {
    await removeUnshown(deps, scope, [fileId ?? undefined]);
    throw error;
  });
  await removeUnshown(deps, scope, [replaced.before ?? undefined]);
  deps.realtime.publish(scope, { type: 'brand.draft_changed' });
  return replaced.row;
};

/** Gives the draft a checked and redrawn picture; without a draft, begins one. Throws the `file.…` problems of `checkBrandImage`. */
export const uploadImage = async (
  deps: BrandDeps,
  scope: Scope,
  kind: BrandImageKind,
  upload: { original: File; thumbnail: File | undefined },
  gateway: string,
): Promise<Brand> => {
  await deps.database.withScope(scope, requireManager);
  if (upload.thumbnail) checkThumbnail(new Uint8Array(await upload.thumbnail.arrayBuffer()));
  const { original } = await checkBrandImage(kind, new Uint8Array(await upload.original.arrayBuffer()));
  const fileId = await storeTenantFile(deps, scope, { ...original, originalName: shownName(upload.original.name) });
  const row = await replaceImage(deps, scope, kind, fileId);
  return brandOf(row, gateway);
};

/** Removes a picture from the draft; without a draft, begins one. */
export const removeImage = async (deps: BrandDeps, scope: Scope, kind: BrandImageKind, gateway: string) =>
  brandOf(await replaceImage(deps, scope, kind, null), gateway);

/** The bytes of a brand's picture. Throws `resource.not_found`. */
export const readPicture = async (
  { database, storage }: Pick<GatewayDeps, 'database' | 'storage'>,
  kind: BrandImageKind,
  hash: string,
) => {
  const file = await database.withSystem((tx) => findBrandPicture(tx, kind, hash));
  if (!file) throw new ProblemError('resource.not_found');
  const content = await storage.get({ ...file, fileId: file.id }).catch((error: unknown) => {
    throw error instanceof FileGone ? new ProblemError('resource.not_found') : error;
  });
  return { mediaType: file.mediaType, content };
};
