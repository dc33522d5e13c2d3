import { bytesPerMegabyte, type FontWeight, type HouseStyle } from '@esg/contract';
import { lockLimit, type Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readFile, shownName, storeFile } from '../files/index.ts';
import { findActor } from '../users/index.ts';
import { checkFont } from './font/check-font.ts';
import { endFont, findFont, insertFont } from './house-styles.repository.ts';
import { announce, removeUnused, requireOwn } from './house-styles.service.ts';

/** The two uploaded weights, and whether their licence was confirmed. */
export type FontUpload = { readonly regular: File; readonly bold: File; readonly licenceConfirmed: boolean };

/** Word documents contain a whole font: more than this in both weights makes them too large to send. */
const wordBytesMax = 4 * bytesPerMegabyte;

const mediaTypeOf = (bytes: Uint8Array) => (bytes[0] === 0x4f ? 'font/otf' : 'font/ttf');

/** The upload of one call: the bytes and their properties, in both weights. */
const checked = async (upload: FontUpload) => {
  const read = async (weight: FontWeight) => {
    const bytes = new Uint8Array(await upload[weight].arrayBuffer());
    return { bytes, name: upload[weight].name, facts: await checkFont(weight, bytes) };
  };
  return { regular: await read('regular'), bold: await read('bold') };
};

/**
 * Replaces the font of the organisation's reports. Throws `request.invalid` without the confirmation that its licence allows it, and what
 * `checkFont` throws.
 */
export const changeFont = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  upload: FontUpload,
): Promise<HouseStyle> => {
  requireOwn(scope, id);
  if (!upload.licenceConfirmed)
    throw new ProblemError('request.invalid', { issues: [{ path: 'licenceConfirmed', rule: 'required', params: {} }] });
  const { regular, bold } = await checked(upload);
  const keep = ({ bytes, name }: typeof regular) =>
    storeFile(deps, scope, { bytes, mediaType: mediaTypeOf(bytes), originalName: shownName(name) });
  const regularFileId = await keep(regular);
  const boldFileId = await keep(bold);
  const { family } = regular.facts;
  const now = deps.now();
  const before = await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, 'house-style');
    const actor = await findActor(scoped);
    const ended = await endFont(scoped, actor, now);
    await insertFont(scoped, {
      family,
      regularFileId,
      boldFileId,
      hasChinese: regular.facts.hasChinese && bold.facts.hasChinese,
      inWord:
        regular.facts.mayBeEdited && bold.facts.mayBeEdited && regular.bytes.length + bold.bytes.length <= wordBytesMax,
      confirmedById: actor.id,
      confirmedByName: actor.name,
      confirmedAt: now,
    });
    return ended;
  });
  const { tenantId, organisationId, userId } = scope;
  deps.log.info(
    { kind: 'house-style', event: 'font-licence-confirmed', tenantId, organisationId, userId, family },
    'a font was taken for reports',
  );
  if (before) await removeUnused(deps, scope, [before.regularFileId, before.boldFileId]);
  return announce(deps, scope);
};

/** Returns to the product's own font. */
export const removeFont = async (deps: GatewayDeps, scope: Scope, id: string): Promise<HouseStyle> => {
  requireOwn(scope, id);
  const now = deps.now();
  const before = await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, 'house-style');
    return endFont(scoped, await findActor(scoped), now);
  });
  if (before) {
    const { tenantId, organisationId, userId } = scope;
    const { family } = before;
    deps.log.info(
      { kind: 'house-style', event: 'font-removed', tenantId, organisationId, userId, family },
      'a font was removed',
    );
    await removeUnused(deps, scope, [before.regularFileId, before.boldFileId]);
  }
  return announce(deps, scope);
};

/** One weight of the font in use. Throws `resource.not_found` where there is none. */
export const readFont = async (deps: GatewayDeps, scope: Scope, id: string, weight: FontWeight) => {
  requireOwn(scope, id);
  const found = await deps.database.withScope(scope, findFont);
  if (!found) throw new ProblemError('resource.not_found');
  return readFile(deps, scope, found[weight].id);
};
