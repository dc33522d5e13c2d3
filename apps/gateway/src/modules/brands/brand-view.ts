import type { Brand, BrandContent, BrandImage, BrandImageKind } from '@esg/contract';
import type { BrandRow, Picture } from './brand-row.repository.ts';

/** The parts of a brand that reach a page. */
export type BrandLook = BrandContent & BrandRow['pictures'];

/** Path of a picture below the gateway's root; it changes with the picture, so it may be cached for ever. */
export const picturePath = (kind: BrandImageKind, picture: { hash: string } | null) =>
  picture ? `/api/esg-tenant/images/${kind}/${picture.hash}` : '';

/** The look of this version. */
export const brandLookOf = ({ companyName, supportEmail, colorSetting, pictures }: BrandRow): BrandLook => ({
  companyName,
  supportEmail,
  colorSetting,
  ...pictures,
});

const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** A version as its administrators read it, with the addresses of its pictures at this gateway. */
export const brandOf = (row: BrandRow, gateway: string): Brand => {
  const { id, state, number, version, pictures, restoredFromId, restoredNumber } = row;
  const image = (kind: BrandImageKind, picture: Picture | null): BrandImage | null =>
    picture && {
      origin: gateway + picturePath(kind, picture),
      originalName: picture.originalName,
      mediaType: picture.mediaType,
    };
  return {
    id,
    state,
    number,
    version,
    content: { companyName: row.companyName, supportEmail: row.supportEmail, colorSetting: row.colorSetting },
    images: {
      logo: image('logo', pictures.logo),
      logoDark: image('logo-dark', pictures.logoDark),
      miniLogo: image('mini-logo', pictures.miniLogo),
      favicon: image('favicon', pictures.favicon),
    },
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: personOf(row.updatedById, row.updatedByName),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedBy: personOf(row.publishedById, row.publishedByName),
    restoredFrom:
      restoredFromId === null || restoredNumber === null ? null : { id: restoredFromId, number: restoredNumber },
  };
};
