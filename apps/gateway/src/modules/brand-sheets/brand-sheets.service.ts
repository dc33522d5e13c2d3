import { approvalsOf, type BrandSheet, type ExportFormat, iconSizes, type Language } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { drawPng } from '../../platform/images/index.ts';
import {
  type BrandLook,
  type BrandRow,
  brandLookOf,
  brandOf,
  type createBrandDrawings,
  drawnHash,
  findOwnBrand,
  listRemarks,
  readPicture,
  requireManager,
} from '../brands/index.ts';
import { documentLookOf, drawInTurn } from '../exports/index.ts';
import { sampleReport } from './sample-report.ts';

export type BrandSheetDeps = GatewayDeps & {
  readonly drawings: ReturnType<typeof createBrandDrawings>;
  /** The sentence about the site on the preview card. */
  readonly describeSite: (language: Language, companyName: string) => string;
};

/** A version of the caller's tenant's brand. Throws `permission.denied` and `resource.not_found`. */
const readBrand = (deps: GatewayDeps, scope: Scope, id: string) =>
  deps.database.withScope(scope, async (scoped) => {
    await requireManager(scoped);
    const row = await findOwnBrand(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    return { row, remarks: await listRemarks(scoped, row.id) };
  });

const pictureAddress = ({ bytes }: { bytes: Uint8Array }) =>
  `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

const drawIcons = ({ drawings }: BrandSheetDeps, look: BrandLook): Promise<BrandSheet['icons']> => {
  const plain = iconSizes.map((side) => ({ side, shape: side === 180 ? ('plate' as const) : ('plain' as const) }));
  const maskable = ([192, 512] as const).map((side) => ({ side, shape: 'maskable' as const }));
  return Promise.all(
    [...plain, ...maskable].map(async ({ side, shape }) => ({
      side,
      shape,
      picture: pictureAddress(await drawings.icon(look, side, shape)),
    })),
  );
};

/** Names, colours and pictures in one hash. */
const markOf = ({ companyName, supportEmail, colorSetting, pictures }: BrandRow) => {
  const { logo, logoDark, miniLogo, favicon } = pictures;
  const hashes = [logo, logoDark, miniLogo, favicon].map((picture) => picture?.hash ?? null);
  return drawnHash(companyName, supportEmail, colorSetting, hashes);
};

/** The data of a sign-off sheet of a version of the brand, draft or published. Throws `permission.denied` and `resource.not_found`. */
export const readSheet = async (
  deps: BrandSheetDeps,
  scope: Scope,
  { id, language }: { id: string; language: Language },
  gateway: string,
): Promise<BrandSheet> => {
  const { row, remarks } = await readBrand(deps, scope, id);
  const look = brandLookOf(row);
  return {
    brand: brandOf(row, gateway),
    mark: markOf(row),
    approvals: approvalsOf(remarks, row.version),
    icons: await drawIcons(deps, look),
    card: pictureAddress(await deps.drawings.card(look, deps.describeSite(language, row.companyName))),
    documents: documentLookOf(sampleReport(row, language)),
  };
};

/** The largest box any document shows a logo in, in pixels. */
const logoBox = { width: 900, height: 360 };

/** The logo for documents; one that is gone is left out. */
const findLogo = async (deps: GatewayDeps, { pictures: { logo } }: BrandRow) => {
  if (!logo) return undefined;
  try {
    const { content, mediaType } = await readPicture(deps, 'logo', logo.hash);
    return await drawPng({ bytes: content, mediaType }, logoBox);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'resource.not_found') return undefined;
    throw error;
  }
};

export type SampleRequest = { readonly id: string; readonly format: ExportFormat; readonly language: Language };

/** A sample report in this version of the brand, written as real reports are. Throws `permission.denied` and `resource.not_found`. */
export const drawSample = async (
  deps: GatewayDeps,
  scope: Scope,
  { id, format, language }: SampleRequest,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; companyName: string }> => {
  const { row } = await readBrand(deps, scope, id);
  const tenantLogo = await findLogo(deps, row);
  const model = sampleReport(row, language);
  const bytes = await drawInTurn({ format, model, assets: tenantLogo ? { tenantLogo } : {}, signal });
  return { bytes, companyName: row.companyName };
};
