import type { BrandImageKind, TenantInfo, TenantSettings } from '@esg/contract';
import { picturePath } from '../brands/index.ts';
import type { Tenant } from './tenants.repository.ts';

/** What is public about a tenant (spec section 3, host info). */
export const tenantInfoOf = ({ id, name, hostType, brandMode, featureFlag }: Tenant): TenantInfo => ({
  id,
  name,
  hostType,
  brandMode,
  featureFlag,
});

/** The tenant's brand, with the addresses of its pictures at this gateway. */
export const tenantSettingsOf = (tenant: Tenant, gateway: string): TenantSettings => {
  const { id, companyName, supportEmail, platformType, colorSetting, logo, logoDark, favicon, miniLogo } = tenant;
  const image = (kind: BrandImageKind, picture: Tenant['logo']) => ({
    origin: picture ? gateway + picturePath(kind, picture) : '',
    originalName: picture?.originalName ?? '',
  });
  return {
    id,
    companyName,
    supportEmail,
    platformType,
    colorSetting,
    ...(tenant.termsUrl ? { termsUrl: tenant.termsUrl } : {}),
    logo: image('logo', logo),
    logoDark: image('logo-dark', logoDark),
    favicon: image('favicon', favicon),
    miniLogo: { origin: image('mini-logo', miniLogo).origin },
    ...(tenant.preview ? { preview: { expiresAt: tenant.preview.expiresAt.toISOString() } } : {}),
  };
};
