import { createHash } from 'node:crypto';
import type { iconSizes, Language } from '@esg/contract';
import { deriveTheme, documentColors, themeCss } from '@esg/tokens/node';
import { type BrandLook, readPicture } from '../modules/brands/index.ts';
import type { Tenant } from '../modules/tenants/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { drawIcon, drawSocialCard, type IconShape, icoOf, type Picture } from '../platform/images/index.ts';
import { words } from './words.ts';

/** Goes up when pictures are drawn another way, because browsers keep them for ever under their hash. */
const drawing = 2;
const hashOf = (...parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([drawing, ...parts]))
    .digest('hex')
    .slice(0, 16);

/** The picture that becomes the tenant's icons; without one its initial is drawn. */
const iconPicture = ({ favicon, miniLogo }: BrandLook) =>
  favicon
    ? { kind: 'favicon' as const, ...favicon }
    : miniLogo
      ? { kind: 'mini-logo' as const, ...miniLogo }
      : undefined;

const describe = (tenant: Tenant) => {
  const { companyName, colorSetting, logo } = tenant;
  const colors = documentColors(colorSetting);
  const iconHash = hashOf(iconPicture(tenant)?.hash ?? companyName, colors.primary, colors.onPrimary);
  return {
    style: themeCss(colorSetting),
    iconHash,
    manifestHash: hashOf(iconHash, companyName, colorSetting),
    cardHash: hashOf(logo?.hash, companyName, colors.gradientFrom, colors.gradientTo, colors.onGradient),
    pageColor: deriveTheme(colorSetting, 'light').colors['esg-color-surface-page'],
    /** What browsers paint around a page, in light and in dark: the brand's own colour. */
    barColors: (['light', 'dark'] as const).map(
      (mode) => deriveTheme(colorSetting, mode).colors['esg-color-action-bg'],
    ),
  };
};

const known = new WeakMap<Tenant, ReturnType<typeof describe>>();
/** What a page says about the tenant's brand, made once for as long as the tenant is remembered. */
export const brandFilesOf = (tenant: Tenant) => {
  const files = known.get(tenant) ?? describe(tenant);
  known.set(tenant, files);
  return files;
};

/** A file of the brand at its address: it changes with what it shows, so it may be kept for ever. */
const address = (path: string, hash: string, { host }: Tenant) =>
  `${path}?v=${hash}&tenant=${encodeURIComponent(host)}`;

/** Addresses of what is drawn for a tenant, below the gateway's root. */
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

type Drawn = { bytes: Uint8Array; hash: string };
const drawnMax = 300;

/** Draws what a brand needs and remembers the last few hundred: browsers ask for the same ones again and again. */
export const createBrandFiles = (deps: Pick<GatewayDeps, 'database' | 'storage'>) => {
  const drawn = new Map<string, Promise<Uint8Array>>();
  const once = async (hash: string, what: string, draw: () => Promise<Uint8Array>): Promise<Drawn> => {
    const key = `${hash} ${what}`;
    const bytes = drawn.get(key) ?? draw();
    drawn.delete(key);
    drawn.set(key, bytes);
    for (const oldest of drawn.keys()) if (drawn.size > drawnMax) drawn.delete(oldest);
    bytes.catch(() => drawn.delete(key));
    return { bytes: await bytes, hash };
  };
  /** A picture that is gone gives way to what is drawn without one. */
  const read = async (
    kind: Parameters<typeof readPicture>[1],
    hash: string | undefined,
  ): Promise<Picture | undefined> => {
    if (!hash) return undefined;
    const found = await readPicture(deps, kind, hash).catch(() => undefined);
    return found && { bytes: found.content, mediaType: found.mediaType };
  };

  const icon = (tenant: Tenant, side: number, shape: IconShape) =>
    once(brandFilesOf(tenant).iconHash, `${shape} ${side}`, async () => {
      const source = iconPicture(tenant);
      const { primary, onPrimary } = documentColors(tenant.colorSetting);
      const picture = source && (await read(source.kind, source.hash));
      return drawIcon({ picture, companyName: tenant.companyName, fill: primary, on: onPrimary }, side, shape);
    });

  return {
    icon,
    /** `/favicon.ico`, with the sides that tabs, bookmarks and task bars use. */
    ico: (tenant: Tenant) =>
      once(brandFilesOf(tenant).iconHash, 'ico', async () =>
        icoOf(
          await Promise.all(
            [16, 32, 48].map(async (side) => ({ side, png: (await icon(tenant, side, 'plain')).bytes })),
          ),
        ),
      ),
    card: (tenant: Tenant, language: Language) =>
      once(brandFilesOf(tenant).cardHash, language, async () => {
        const { companyName, colorSetting, logo } = tenant;
        const { colors } = deriveTheme(colorSetting, 'light');
        return drawSocialCard({
          ...{ companyName, description: words[language].description(companyName) },
          logo: await read('logo', logo?.hash),
          colors: {
            from: colors['esg-color-special-from'],
            middle: colors['esg-color-special-middle'],
            to: colors['esg-color-special-to'],
            on: colors['esg-color-special-on'],
            plate: '#ffffff',
          },
        });
      }),
  };
};
