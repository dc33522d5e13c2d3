import { createHash } from 'node:crypto';
import type { iconSizes } from '@esg/contract';
import { deriveTheme, documentColors } from '@esg/tokens/node';
import type { GatewayDeps } from '../../platform/deps.ts';
import { drawIcon, drawSocialCard, type IconShape, icoOf, type Picture } from '../../platform/images/index.ts';
import type { BrandLook } from './brand-view.ts';
import { readPicture } from './images.service.ts';

/** Increase it when pictures are drawn in another way, because browsers cache them for ever under their hash. */
const drawing = 2;

/** Hash of everything that a drawing for a brand depends on. */
export const drawnHash = (...parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([drawing, ...parts]))
    .digest('hex')
    .slice(0, 16);

/** The picture that becomes the icons of a brand; without one its initial is drawn. */
const iconPicture = ({ favicon, miniLogo }: BrandLook) =>
  favicon
    ? { kind: 'favicon' as const, ...favicon }
    : miniLogo
      ? { kind: 'mini-logo' as const, ...miniLogo }
      : undefined;

const hashesNow = (look: BrandLook) => {
  const { companyName, colorSetting, logo } = look;
  const colors = documentColors(colorSetting);
  return {
    icon: drawnHash(iconPicture(look)?.hash ?? companyName, colors.primary, colors.onPrimary),
    card: drawnHash(logo?.hash, companyName, colors.gradientFrom, colors.gradientTo, colors.onGradient),
  };
};

const known = new WeakMap<BrandLook, ReturnType<typeof hashesNow>>();
/** The dependencies of a brand's icons and social card; computed once for as long as the look is cached. */
export const drawnHashes = (look: BrandLook) => {
  const hashes = known.get(look) ?? hashesNow(look);
  known.set(look, hashes);
  return hashes;
};

/** A drawing, and the hash of its dependencies. */
export type Drawn = { bytes: Uint8Array; hash: string };
const drawnMax = 300;

/** Draws the pictures of a brand and caches the last few hundred, because browsers request the same ones again and again. */
export const createBrandDrawings = (deps: Pick<GatewayDeps, 'database' | 'storage'>) => {
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
  /** A missing picture is replaced by the drawing without one. */
  const read = async (
    kind: Parameters<typeof readPicture>[1],
    hash: string | undefined,
  ): Promise<Picture | undefined> => {
    if (!hash) return undefined;
    const found = await readPicture(deps, kind, hash).catch(() => undefined);
    return found && { bytes: found.content, mediaType: found.mediaType };
  };

  const icon = (look: BrandLook, side: (typeof iconSizes)[number], shape: IconShape) =>
    once(drawnHashes(look).icon, `${shape} ${side}`, async () => {
      const source = iconPicture(look);
      const { primary, onPrimary } = documentColors(look.colorSetting);
      const picture = source && (await read(source.kind, source.hash));
      return drawIcon({ picture, companyName: look.companyName, fill: primary, on: onPrimary }, side, shape);
    });

  return {
    icon,
    /** `/favicon.ico`, with the sides that tabs, bookmarks and task bars use. */
    ico: (look: BrandLook) =>
      once(drawnHashes(look).icon, 'ico', async () =>
        icoOf(
          await Promise.all(
            ([16, 32, 48] as const).map(async (side) => ({ side, png: (await icon(look, side, 'plain')).bytes })),
          ),
        ),
      ),
    /** The picture in the preview of a link to the site, with a sentence about the site on it. */
    card: (look: BrandLook, description: string) =>
      once(drawnHashes(look).card, description, async () => {
        const { companyName, colorSetting, logo } = look;
        const { colors } = deriveTheme(colorSetting, 'light');
        return drawSocialCard({
          companyName,
          description,
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
