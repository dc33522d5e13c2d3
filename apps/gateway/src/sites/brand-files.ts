import type { iconSizes, Language } from '@esg/contract';
import { deriveTheme, themeCss } from '@esg/tokens/node';
import { drawnHash, drawnHashes } from '../modules/brands/index.ts';
import type { Tenant } from '../modules/tenants/index.ts';

const describe = (tenant: Tenant) => {
  const { companyName, colorSetting } = tenant;
  const { icon: iconHash, card: cardHash } = drawnHashes(tenant);
  return {
    style: themeCss(colorSetting),
    iconHash,
    manifestHash: drawnHash(iconHash, companyName, colorSetting),
    cardHash,
    pageColor: deriveTheme(colorSetting, 'light').colors['esg-color-surface-page'],
    /** The colour that browsers draw around a page, in light and in dark: the brand's own. */
    barColors: (['light', 'dark'] as const).map(
      (mode) => deriveTheme(colorSetting, mode).colors['esg-color-action-bg'],
    ),
  };
};

const known = new WeakMap<Tenant, ReturnType<typeof describe>>();
/** The brand's part of a page, made once for as long as the tenant is cached. */
export const brandFilesOf = (tenant: Tenant) => {
  const files = known.get(tenant) ?? describe(tenant);
  known.set(tenant, files);
  return files;
};

/** A file of the brand at its address: the address changes with its content, so it may be cached for ever. */
const address = (path: string, hash: string, { host }: Tenant) =>
  `${path}?v=${hash}&tenant=${encodeURIComponent(host)}`;

/** Addresses of a tenant's drawn files, below the gateway's root. */
export const brandAddresses = (tenant: Tenant) => {
  const { style, iconHash, cardHash, manifestHash } = brandFilesOf(tenant);
  return {
    style: address('/brand.css', style.hash, tenant),
    icon: (side: (typeof iconSizes)[number]) => address(`/brand/icon-${side}.png`, iconHash, tenant),
    maskable: (side: 192 | 512) => address(`/brand/icon-maskable-${side}.png`, iconHash, tenant),
    card: (language: Language) => address(`/brand/card-${language}.png`, cardHash, tenant),
    manifest: (language: Language) =>
      `${address('/site.webmanifest', `${manifestHash}-${language}`, tenant)}&language=${language}`,
  };
};
