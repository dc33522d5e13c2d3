import { requiredContrast } from './required-contrast.ts';

/** A colour as one number, 0xrrggbb: what every derivation and every proof calculates with. */
export type Rgb = number;
/** Lightness 0 to 1 and the two colour axes of OKLab (Björn Ottosson, 2020). */
export type Oklab = { readonly lightness: number; readonly a: number; readonly b: number };

export const black: Rgb = 0x000000;
export const white: Rgb = 0xffffff;

/** The colour of three channels, 0 to 255; rounded, and cut off at the ends. */
export const rgbOf = (r: number, g: number, b: number): Rgb => (byte(r) << 16) | (byte(g) << 8) | byte(b);
const byte = (channel: number): number => Math.round(Math.min(255, Math.max(0, channel)));

const decode = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** Light of each channel value, 0 to 1 (sRGB). */
const light = Float64Array.from({ length: 256 }, (_, channel) => decode(channel / 255));
const weighted = (weight: number): Float64Array => light.map((value) => weight * value);
const redLight = weighted(0.2126);
const greenLight = weighted(0.7152);
const blueLight = weighted(0.0722);
const valueAt = (table: Float64Array, index: number): number => table[index] ?? 0;

/** Light of the three channels, 0 to 1. */
export const lightOf = (rgb: Rgb): readonly [number, number, number] => [
  valueAt(light, rgb >> 16),
  valueAt(light, (rgb >> 8) & 255),
  valueAt(light, rgb & 255),
];

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminance = (rgb: Rgb): number =>
  valueAt(redLight, rgb >> 16) + valueAt(greenLight, (rgb >> 8) & 255) + valueAt(blueLight, rgb & 255);

const lightBetween = (channel: number): number => {
  const below = valueAt(light, channel | 0);
  return below + (valueAt(light, Math.min(255, (channel | 0) + 1)) - below) * (channel - (channel | 0));
};

/** Luminance at `share` (0 to 1) of a gradient that a browser draws in sRGB, before it is rounded to pixels. */
export const luminanceAlong = (from: Rgb, to: Rgb, share: number): number => {
  const at = (shift: number): number => {
    const start = (from >> shift) & 255;
    return lightBetween(start + (((to >> shift) & 255) - start) * share);
  };
  return 0.2126 * at(16) + 0.7152 * at(8) + 0.0722 * at(0);
};

/** Contrast ratio of two luminances, 1 to 21 (WCAG 2.2). Never rounded: 4.499 is not 4.5. */
export const ratio = (a: number, b: number): number => (a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05));

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export const contrastOf = (a: Rgb, b: Rgb): number => ratio(luminance(a), luminance(b));

/** White where it is readable (`requiredContrast`), otherwise pure black: one of the two is readable on every colour. */
export const readableOn = (fill: Rgb): Rgb => (contrastOf(fill, white) >= requiredContrast.text ? white : black);

/** The colour at `share` (0 to 1) of the way from one to the other, channel by channel. */
export const mixRgb = (from: Rgb, to: Rgb, share: number): Rgb => {
  const part = (shift: number): number => {
    const start = (from >> shift) & 255;
    return start + (((to >> shift) & 255) - start) * share;
  };
  return rgbOf(part(16), part(8), part(0));
};

/** The light at which each channel value begins: half-way from its lower neighbour. */
const begins = Float64Array.from({ length: 257 }, (_, channel) => decode((channel - 0.5) / 255));
const cells = 4096;
const firstGuess = Uint8Array.from({ length: cells + 1 }, (_, cell) => {
  const next = begins.findIndex((start, channel) => channel > 0 && start > cell / cells);
  return Math.min(255, next - 1);
});

const channelOf = (amount: number): number => {
  if (!(amount > 0)) return 0;
  if (amount >= 1) return 255;
  let channel = firstGuess[(amount * cells) | 0] ?? 0;
  while (channel < 255 && amount >= valueAt(begins, channel + 1)) channel++;
  return channel;
};

/** The colour of this light, clipped to what a screen can show. */
export const rgbOfLight = (r: number, g: number, b: number): Rgb =>
  (channelOf(r) << 16) | (channelOf(g) << 8) | channelOf(b);

/** The colour in OKLab or OKLCH coordinates. */
export const toOklab = (rgb: Rgb): Oklab => {
  const r = valueAt(light, rgb >> 16);
  const g = valueAt(light, (rgb >> 8) & 255);
  const b = valueAt(light, rgb & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
};

const cube = (value: number): number => value * value * value;
const edge = 0.0005;
const isShown = (amount: number): boolean => amount >= -edge && amount <= 1 + edge;

/** The colour of these coordinates, or -1 when `within` is set and no screen can show it. */
const fromAxes = (lightness: number, a: number, b: number, within: boolean): Rgb => {
  const l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const s = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return within && !(isShown(red) && isShown(green) && isShown(blue)) ? -1 : rgbOfLight(red, green, blue);
};

/** Back to sRGB, clipped to what a screen can show. */
export const fromOklab = ({ lightness, a, b }: Oklab): Rgb => fromAxes(lightness, a, b, false);

/**
 * The colour of this lightness and hue, with its colourfulness multiplied by `keep`, or reduced until a screen can show it. `safe` is a
 * factor at which every screen can.
 */
export const shownAt = (lightness: number, { a, b }: Oklab, keep: number, safe = 0): Rgb => {
  const asked = fromAxes(lightness, a * keep, b * keep, true);
  if (asked >= 0) return asked;
  let held = safe;
  let tried = keep;
  while (tried - held > 0.004) {
    const middle = (held + tried) / 2;
    if (fromAxes(lightness, a * middle, b * middle, true) >= 0) held = middle;
    else tried = middle;
  }
  return fromAxes(lightness, a * held, b * held, false);
};

/** The visual distance of two colours in OKLab. 0.02 is just visible side by side, 1 is white to black. */
export const differenceOf = (a: Rgb, b: Rgb): number => {
  const from = toOklab(a);
  const to = toOklab(b);
  return Math.sqrt((to.lightness - from.lightness) ** 2 + (to.a - from.a) ** 2 + (to.b - from.b) ** 2);
};

/** A path from one colour to another: `share` 0 is its start, 1 its end. */
export type Way = (share: number) => Rgb;

/** The perceptual path to white or black: the hue stays, the colourfulness fades at the end. */
export const towards = (color: Rgb, goal: Rgb): Way => {
  const start = toOklab(color);
  // Scaling a colour towards black in OKLab dims its light, which every screen can show.
  return goal === white
    ? (share) => shownAt(start.lightness + (1 - start.lightness) * share, start, 1 - cube(share))
    : (share) => shownAt(start.lightness * (1 - share), start, 1 - cube(share), 1 - share);
};

/** The first colour on the path that satisfies `enough`; `color` itself if it already does. The end must satisfy it. */
export const shiftUntil = (color: Rgb, way: (color: Rgb) => Way, enough: (candidate: Rgb) => boolean): Rgb => {
  if (enough(color)) return color;
  const at = way(color);
  let short = 0;
  let reached = 1;
  for (let step = 0; step < 9; step++) {
    const middle = (short + reached) / 2;
    if (enough(at(middle))) reached = middle;
    else short = middle;
  }
  return at(reached);
};
