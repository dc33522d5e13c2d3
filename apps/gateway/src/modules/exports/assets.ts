import { createHash } from 'node:crypto';
import { type Language, makerOf, type ReportModel } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { drawPng } from '../../platform/images/index.ts';
import { readFile } from '../files/index.ts';
import { modelIn } from '../publications/index.ts';
import { canonicalJson } from '../reports/index.ts';
import type { RenderAssets } from './render/index.ts';

/** The largest box any document shows a logo in, in pixels. */
const logoBox = { width: 900, height: 360 };

/** A logo, as PNG where it is an SVG. A missing one is left out; every other failure is thrown. */
const readLogo = async (deps: GatewayDeps, scope: Scope, fileId: string | null) => {
  if (fileId === null) return undefined;
  try {
    const { content, mediaType } = await readFile(deps, scope, fileId);
    return mediaType === 'image/svg+xml' ? await drawPng({ bytes: content, mediaType }, logoBox) : content;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'resource.not_found') return undefined;
    throw error;
  }
};

/** Bytes of a stored file. A missing one is left out; every other failure is thrown. */
const readKept = async (deps: GatewayDeps, scope: Scope, fileId: string | undefined) => {
  if (fileId === undefined) return undefined;
  try {
    return (await readFile(deps, scope, fileId)).content;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'resource.not_found') return undefined;
    throw error;
  }
};

/** The pictures and fonts that the model names. */
export const readAssets = async (deps: GatewayDeps, scope: Scope, model: ReportModel): Promise<RenderAssets> => {
  const { brand, cover } = model;
  const tenantLogo = await readLogo(deps, scope, makerOf(model) === undefined ? null : brand.tenantLogoFileId);
  const organisationLogo = await readLogo(deps, scope, brand.organisationLogoFileId);
  const coverPicture = await readLogo(deps, scope, cover.pictureFileId);
  const letterhead = await readKept(deps, scope, brand.letterhead?.fileId);
  const regular = await readKept(deps, scope, brand.font?.regularFileId);
  const bold = await readKept(deps, scope, brand.font?.boldFileId);
  return {
    ...(tenantLogo && { tenantLogo }),
    ...(organisationLogo && { organisationLogo }),
    ...(coverPicture && { coverPicture }),
    ...(letterhead && { letterhead }),
    ...(regular && bold && { fonts: { regular, bold } }),
  };
};

/** The report in the printed languages, without its workers for readers outside, and the SHA-256 of everything drawn, hexadecimal. */
export const modelsFor = (
  deps: GatewayDeps,
  scope: Scope,
  {
    reportId,
    language,
    beside,
    isForOutside = false,
  }: { reportId: string; language: Language; beside: Language | null; isForOutside?: boolean },
) =>
  deps.database.withScope(scope, async (scoped) => {
    const model = await modelIn(scoped, reportId, language);
    const other = beside && beside !== language ? await modelIn(scoped, reportId, beside) : undefined;
    if (isForOutside) for (const each of [model, other]) if (each?.kpiSheet) each.kpiSheet.disclosures = [];
    const drawn = other ? [model, other] : model;
    return { model, other, sha256: createHash('sha256').update(canonicalJson(drawn)).digest('hex') };
  });
