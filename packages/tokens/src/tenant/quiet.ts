import { basePalette, colorAt } from './palette.ts';
import { type Rgb, shownAt, toOklab } from './rgb.ts';
import type { Fill } from './roles.ts';

/** Below this colourfulness a light fill is a tint: quiet on light surfaces, and glaring on dark ones. */
const tintChroma = 0.08;
const lightnessOf = (mode: 'light' | 'dark'): number =>
  toOklab(colorAt(basePalette[mode], 'esg-color-surface-default')).lightness;
const lightSurface = lightnessOf('light');
const darkSurface = lightnessOf('dark');

/** As far above a dark surface as it is below a light one. */
const turnedOver = (lightness: number): number => darkSurface + (lightSurface - lightness);

/** Whether a fill is a tint that would glare in dark mode. */
const glares = (color: Rgb): boolean => {
  const { lightness, a, b } = toOklab(color);
  return Math.hypot(a, b) < tintChroma && turnedOver(lightness) < lightness;
};

const turn = (color: Rgb): Rgb => {
  const tone = toOklab(color);
  return shownAt(turnedOver(tone.lightness), tone, 1);
};

/**
 * A second action on dark surfaces: a tint is inverted with its states, so that it stays as quiet as on light ones. Vivid and dark colours
 * stay unchanged.
 */
export const quietInDark = (fill: Fill): Fill => {
  if (!glares(fill.color)) return fill;
  const { hover, active } = fill;
  return {
    color: turn(fill.color),
    hover: hover === undefined ? undefined : turn(hover),
    active: active === undefined ? undefined : turn(active),
  };
};
