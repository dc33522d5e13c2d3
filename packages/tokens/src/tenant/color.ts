import {
  contrastOf,
  differenceOf,
  fromOklab as fromOklabOf,
  lightOf,
  type Rgb,
  rgbOf,
  toOklab as toOklabOf,
} from './rgb.ts';

/** `#rrggbb`, lower case. */
export type Hex = `#${string}`;

/** The colour in lower case, or undefined when the value is anything else than `#rrggbb`. */
export const parseHex = (value: unknown): Hex | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? (value.toLowerCase() as Hex) : undefined;

/** The number behind `#rrggbb`. */
export const toRgb = (color: string): Rgb => Number.parseInt(color.slice(1, 7), 16);

/** `#rrggbb` of a number. */
export const toHex = (rgb: Rgb): Hex => `#${rgb.toString(16).padStart(6, '0')}`;

/** Red, green and blue, 0 to 255. */
export const channels = (color: string): [number, number, number] => {
  const value = toRgb(color);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** `#rrggbb` of channels 0 to 255, rounded. */
export const hexOf = (r: number, g: number, b: number): Hex => toHex(rgbOf(r, g, b));

/** Red, green and blue as light, 0 to 1. */
export const linearChannels = (color: string): readonly [number, number, number] => lightOf(toRgb(color));

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export const contrast = (a: string, b: string): number => contrastOf(toRgb(a), toRgb(b));

/** The visual distance of two colours in OKLab. 0.02 is just visible side by side, 1 is white to black. */
export const difference = (a: string, b: string): number => differenceOf(toRgb(a), toRgb(b));

/** Lightness 0 to 1, chroma 0 to about 0.4, hue in radians: OKLab in polar form. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** The colour in OKLCH. */
export const toOklch = (color: string): Oklch => {
  const { lightness, a, b } = toOklabOf(toRgb(color));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
};

/** Back to sRGB; a colour outside the gamut is clipped. */
export const fromOklch = ({ lightness, chroma, hue }: Oklch): Hex =>
  toHex(fromOklabOf({ lightness, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) }));
