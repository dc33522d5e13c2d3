import { type Palette, slots } from './palette.ts';
import {
  black,
  contrastOf,
  luminance,
  luminanceAlong,
  type Rgb,
  ratio,
  readableOn,
  shiftUntil,
  towards,
  white,
} from './rgb.ts';

const textLeast = 4.5;
/** A hair above what is asked, because a browser rounds the colours on the way to pixels. */
export const gradientLeast = 4.53;

/** Luminance of the darkest place of a gradient: it falls and then rises (each channel's light is convex), so halving finds it. */
const lowestLuminance = (from: Rgb, to: Rgb): number => {
  let [start, end] = [0, 1];
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

/** The end moved only until the text reads along the whole way; `from` must read by itself. */
export const readableEnd = (from: Rgb, asked: Rgb, on: Rgb, wanted: number = gradientLeast): Rgb => {
  const least = Math.min(wanted, contrastOf(from, on));
  return shiftUntil(
    asked,
    (start) => towards(start, on === white ? black : white),
    (candidate) => gradientContrast(from, candidate, on) >= least,
  );
};

/** The first colour exactly; the second moved only until one text colour, the one that asks for less, reads along the whole way. */
export const gradientRoles = (palette: Palette, from: Rgb, asked: Rgb): void => {
  const candidates = [white, black]
    .filter((on) => contrastOf(from, on) >= textLeast)
    .map((on) => {
      const to = readableEnd(from, asked, on);
      return { on, to, distance: contrastOf(asked, to) };
    })
    .sort((a, b) => a.distance - b.distance);
  const { on, to } = candidates[0] ?? { on: readableOn(from), to: from };
  palette[slots['esg-color-special-from']] = from;
  palette[slots['esg-color-special-to']] = to;
  palette[slots['esg-color-special-on']] = on;
};
