import { logoMediaTypes } from './limits.ts';

/** Pictures of a brand by their word in addresses. `logo-dark` stands on dark surfaces and may be missing. */
export const brandImageKinds = ['logo', 'logo-dark', 'mini-logo', 'favicon'] as const;
export type BrandImageKind = (typeof brandImageKinds)[number];

/** The position of each kind among the pictures of a brand. */
export const brandImageKeys = {
  logo: 'logo',
  'logo-dark': 'logoDark',
  'mini-logo': 'miniLogo',
  favicon: 'favicon',
} as const satisfies Record<BrandImageKind, string>;

const pictures = [...logoMediaTypes, 'image/svg+xml'] as const;

/**
 * What a picture of each kind must be (spec section 5: allowed formats, a minimum width and height). `pixelsMin` is the
 * shortest side of a picture made of pixels; drawings (SVG) have no minimum. Sizes in bytes are in `limits`.
 */
export const brandImageRules = {
  logo: { mediaTypes: pictures, pixelsMin: 64 },
  'logo-dark': { mediaTypes: pictures, pixelsMin: 64 },
  'mini-logo': { mediaTypes: pictures, pixelsMin: 64 },
  favicon: { mediaTypes: [...pictures, 'image/x-icon'], pixelsMin: 32 },
} as const satisfies Record<BrandImageKind, { mediaTypes: readonly string[]; pixelsMin: number }>;

/** Sides in pixels that the gateway draws a tenant's icon in: browser tabs, home screens, the manifest. */
export const iconSizes = [16, 32, 48, 180, 192, 512] as const;
