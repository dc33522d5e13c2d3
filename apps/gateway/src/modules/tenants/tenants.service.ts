import type { TenantInfo, TenantSettings } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findBrandPicture, type Tenant } from './tenants.repository.ts';

/** Kinds of pictures a brand has, by their word in addresses. */
export const pictureKinds = ['logo', 'favicon', 'mini-logo'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Path of a picture below the gateway's root; it changes with the picture, so it may be kept for ever. */
export const picturePath = (kind: PictureKind, picture: { hash: string } | null) =>
  picture ? `/api/esg-tenant/images/${kind}/${picture.hash}` : '';

/** What is public about a tenant (spec section 3, host info). */
export const tenantInfoOf = ({ id, name, hostType, brandMode, featureFlag }: Tenant): TenantInfo => ({
  ...{ id, name, hostType, brandMode, featureFlag },
});

/** The tenant's brand, with the addresses of its pictures at this gateway. */
export const tenantSettingsOf = (tenant: Tenant, gateway: string): TenantSettings => {
  const { id, companyName, supportEmail, platformType, colorSetting, logo, favicon, miniLogo } = tenant;
  const address = (kind: PictureKind, picture: Tenant['logo']) => (picture ? gateway + picturePath(kind, picture) : '');
  return {
    ...{ id, companyName, supportEmail, platformType, colorSetting },
    logo: { origin: address('logo', logo), originalName: logo?.originalName ?? '' },
    favicon: { origin: address('favicon', favicon), originalName: favicon?.originalName ?? '' },
    miniLogo: { origin: address('mini-logo', miniLogo) },
  };
};

/** The bytes of a brand's picture. Throws `resource.not_found`. */
export const readPicture = async ({ database, storage }: GatewayDeps, kind: PictureKind, hash: string) => {
  const file = await database.withSystem((tx) => findBrandPicture(tx, kind, hash));
  if (!file) throw new ProblemError('resource.not_found');
  const content = await storage.get({ ...file, fileId: file.id });
  return { mediaType: file.mediaType, content };
};
