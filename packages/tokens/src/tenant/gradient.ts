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

/** A hair above what is asked, because a screen rounds the colours on the way to whole channel values: half a step each. */
export const gradientLeast = 4.54;
/** The same for people who ask for more contrast; channels' steps weigh more there. */
export const strongGradientLeast = 7.06;

/** Luminance of the darkest place of a gradient: it falls and then rises (each channel's light is convex), so halving finds it. */
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

/** The least contrast of a text along the whole gradient. White reads worst at an end, black where it is darkest. */
export const gradientContrast = (from: Rgb, to: Rgb, on: Rgb): number =>
  on === white ? Math.min(contrastOf(from, on), contrastOf(to, on)) : ratio(lowestLuminance(from, to), luminance(on));

/**
 * How far the gradient is on its way to the second colour where its text ends. Behind that lies a corner which holds no
 * text, and there the second colour stands as the tenant gave it.
 */
export const textShare = 0.6;

/** The colour at the end of the text's stretch, moved only until the text reads on all of it; `from` must read by itself. */
export const readableMiddle = (from: Rgb, to: Rgb, on: Rgb, wanted: number = gradientLeast): Rgb => {
  const least = Math.min(wanted, contrastOf(from, on));
  return shiftUntil(
    mixRgb(from, to, textShare),
    (start) => towards(start, on === white ? black : white),
    (candidate) => gradientContrast(from, candidate, on) >= least,
  );
};

/** Both colours exactly, and the text that bends the way between them least. Of white and black one always reads well enough. */
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
