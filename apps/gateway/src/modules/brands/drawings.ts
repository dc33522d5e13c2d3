import { createHash } from 'node:crypto';
import type { iconSizes } from '@esg/contract';
import { deriveTheme, documentColors } from '@esg/tokens/node';
import type { GatewayDeps } from '../../platform/deps.ts';
import { drawIcon, drawSocialCard, type IconShape, icoOf, type Picture } from '../../platform/images/index.ts';
import type { BrandLook } from './brand-view.ts';
import { readPicture } from './images.service.ts';

/** Goes up when pictures are drawn another way, because browsers keep them for ever under their hash. */
const drawing = 2;

/** Hash of whatever something drawn for a brand depends on. */
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
/** What the icons and the social card of a brand depend on; worked out once for as long as the look is remembered. */
export const drawnHashes = (look: BrandLook) => {
  const hashes = known.get(look) ?? hashesNow(look);
  known.set(look, hashes);
  return hashes;
};

/** Something drawn, and the hash of all that it depends on. */
export type Drawn = { bytes: Uint8Array; hash: string };
const drawnMax = 300;

/** Draws what a brand needs and remembers the last few hundred: browsers ask for the same ones again and again. */
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
  /** A picture that is gone gives way to what is drawn without one. */
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
    /** The picture under a link to the site, with a sentence on it that says what the site is for. */
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
