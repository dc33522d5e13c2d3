import type { HouseStyle } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { removeFile } from '../files/index.ts';
import { findFont, findLetterhead, isPublishedWith, listFormerFonts } from './house-styles.repository.ts';

/** Throws `resource.not_found` for another organisation than the caller's. */
export const requireOwn = (scope: Scope, id: string) => {
  if (id !== scope.organisationId) throw new ProblemError('resource.not_found');
};

const styleIn = async (scoped: Scoped): Promise<HouseStyle> => {
  const found = await findFont(scoped);
  const letterhead = await findLetterhead(scoped);
  const former = await listFormerFonts(scoped);
  return {
    font: found
      ? {
          family: found.font.family,
          confirmedBy: found.font.confirmedByName,
          confirmedAt: found.font.confirmedAt.toISOString(),
          regular: {
            fileId: found.regular.id,
            name: found.regular.originalName,
            bytes: found.regular.bytes,
          },
          bold: {
            fileId: found.bold.id,
            name: found.bold.originalName,
            bytes: found.bold.bytes,
          },
          hasChinese: found.font.hasChinese,
          inWord: found.font.inWord,
        }
      : null,
    formerFonts: former.map((font) => ({
      family: font.family,
      confirmedBy: font.confirmedByName,
      confirmedAt: font.confirmedAt.toISOString(),
      endedBy: font.endedByName ?? '',
      endedAt: (font.endedAt ?? font.confirmedAt).toISOString(),
    })),
    letterhead: letterhead
      ? {
          fileId: letterhead.letterhead.fileId,
          name: letterhead.name,
          headMm: letterhead.letterhead.headMm,
          footMm: letterhead.letterhead.footMm,
          changedBy: letterhead.letterhead.changedByName,
          changedAt: letterhead.letterhead.changedAt.toISOString(),
        }
      : null,
  };
};

/** The font and letterhead of the organisation's reports. */
export const readHouseStyle = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope, id: string) => {
  requireOwn(scope, id);
  return database.withScope(scope, styleIn);
};

/** Deletes files that are no longer used; a publication keeps its own. */
export const removeUnused = async (deps: GatewayDeps, scope: Scope, fileIds: readonly string[]) => {
  for (const fileId of fileIds) {
    if (await deps.database.withScope(scope, (scoped) => isPublishedWith(scoped, fileId))) continue;
    await removeFile(deps, scope, fileId).catch((err: unknown) => deps.log.warn({ err, fileId }, 'an old file stayed'));
  }
};

/** Sends the organisation a notice, and returns the present house style. */
export const announce = (deps: GatewayDeps, scope: Scope): Promise<HouseStyle> => {
  deps.realtime.publish(scope, { type: 'organisation.changed', organisationId: scope.organisationId });
  return readHouseStyle(deps, scope, scope.organisationId);
};
