import { type Palette, slots } from './palette.ts';
import {
  black,
  contrastOf,
  luminance,
  luminanceAlong,
  mixRgb,
  type Rgb,
  ratio,
  readableOn,
  shiftUntil,
  towards,
  white,
} from './rgb.ts';

/** Slightly more than required, because a screen rounds the colours on the way to whole channel values: half a step each. */
export const gradientLeast = 4.54;
/** The same margin for people who ask for more contrast; rounding weighs more there. */
export const strongGradientLeast = 7.06;

/** Luminance of the darkest point of a gradient: it falls and then rises (each channel's light is convex), so bisection finds it. */
const lowestLuminance = (from: Rgb, to: Rgb): number => {
  let start = 0;
  let end = 1;
  for (let step = 0; step < 14; step++) {
    const third = (end - start) / 3;
    if (luminanceAlong(from, to, start + third) < luminanceAlong(from, to, end - third)) end -= third;
    else start += third;
  }
  return Math.min(luminance(from), luminance(to), luminanceAlong(from, to, (start + end) / 2));
};

/** The lowest contrast of a text along the whole gradient. White reads worst at an end, black at the darkest point. */
export const gradientContrast = (from: Rgb, to: Rgb, on: Rgb): number =>
  on === white ? Math.min(contrastOf(from, on), contrastOf(to, on)) : ratio(lowestLuminance(from, to), luminance(on));

/**
 * The share of the gradient up to which text reaches. The corner behind it has no text, and there the second colour is as the tenant gave
 * it.
 */
export const textShare = 0.6;

/** The colour at the end of the text's part, shifted only until the text is readable on all of it; `from` must be readable by itself. */
export const readableMiddle = (from: Rgb, to: Rgb, on: Rgb, wanted: number = gradientLeast): Rgb => {
  const least = Math.min(wanted, contrastOf(from, on));
  return shiftUntil(
    mixRgb(from, to, textShare),
    (start) => towards(start, on === white ? black : white),
    (candidate) => gradientContrast(from, candidate, on) >= least,
  );
};

/** Both colours exactly, and the text colour that bends the gradient least. Either white or black is always readable. */
export const gradientRoles = (palette: Palette, from: Rgb, to: Rgb): void => {
  const straight = mixRgb(from, to, textShare);
  const candidates = [white, black]
    .filter((on) => contrastOf(from, on) >= gradientLeast)
    .map((on) => {
      const middle = readableMiddle(from, to, on);
      return { on, middle, distance: contrastOf(straight, middle) };
    })
    .sort((a, b) => a.distance - b.distance);
  const { on, middle } = candidates[0] ?? { on: readableOn(from), middle: from };
  palette[slots['esg-color-special-from']] = from;
  palette[slots['esg-color-special-middle']] = middle;
  palette[slots['esg-color-special-to']] = to;
  palette[slots['esg-color-special-on']] = on;
};
