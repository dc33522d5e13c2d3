import type { BrandColors } from '../tenant/color-setting.ts';
import { writeBrand } from '../tenant/derive-theme.ts';
import { basePalette, type Mode } from '../tenant/palette.ts';
import { quietInDark } from '../tenant/quiet.ts';
import type { Rgb } from '../tenant/rgb.ts';
import { readableState } from '../tenant/roles.ts';
import { type Contrast, strengthen } from '../tenant/stronger.ts';
import { type Case, type Derivation, lawsOf, pairLaws } from './laws.ts';
import { contrastRatio, relativeLuminance } from './oracle.ts';

/** The derivation that the product uses. */
export const realDerivation: Derivation = { writeBrand, readableState, quietInDark, strengthen };

/** The modes and contrasts in which a page may be shown. */
export type Scheme = { mode: Mode; contrast: Contrast };
export const schemes: readonly Scheme[] = (['standard', 'more'] as const).flatMap((contrast) =>
  (['light', 'dark'] as const).map((mode) => ({ mode, contrast })),
);

/** How close a law came to breaking: the lowest value, and the colour that gave it. */
export type Closest = Scheme & { law: string; least: number; value: number; color: Rgb; broken: number };

/** The results over some colours in one scheme; `digest` covers every role of every colour, in order. */
export type Findings = Scheme & { colors: number; broken: number; digest: number; closest: Closest[] };

/** A second colour for each, so that over the whole cube each is the second one exactly once. */
const partnerOf = (color: Rgb): Rgb => (Math.imul(color, 0x9e3779b1) + 0x51ed27) & 0xffffff;

const brandOf = (color: Rgb, partner: Rgb): BrandColors => ({
  primary: { color, hover: undefined, active: undefined },
  secondary: { color, hover: partner, active: partnerOf(partner) },
  special: { from: color, to: partner },
});

const lawBook = (contrast: Contrast) => {
  const pairs = pairLaws(contrast);
  return {
    fronts: Int16Array.from(pairs, ({ front }) => front),
    grounds: Int16Array.from(pairs, ({ ground }) => ground),
    leasts: Float64Array.from(pairs, ({ least }) => least),
    others: lawsOf(contrast),
    all: [...pairs, ...lawsOf(contrast)],
  };
};
const lawBooks = { standard: lawBook('standard'), more: lawBook('more') } as const;

/** The results for each law so far. */
const tallyOf = (laws: number) => {
  const values = new Float64Array(laws).fill(Number.POSITIVE_INFINITY);
  const colors = new Int32Array(laws);
  const broken = new Int32Array(laws);
  const note = (law: number, least: number, value: number, color: Rgb): void => {
    if (value < (values[law] ?? 0)) {
      values[law] = value;
      colors[law] = color;
    }
    // A value that is not a number is broken, too.
    if (!(value >= least)) broken[law] = (broken[law] ?? 0) + 1;
  };
  return { values, colors, broken, note };
};

/** Checks every law for each colour as the primary, secondary and special colour of a brand. */
export const prove = (colors: Iterable<Rgb>, scheme: Scheme, derivation: Derivation = realDerivation): Findings => {
  const { mode, contrast } = scheme;
  const { fronts, grounds, leasts, others, all } = lawBooks[contrast];
  const palette = basePalette[mode].slice();
  const luminances = new Float64Array(palette.length);
  const { values, colors: closest, broken, note } = tallyOf(all.length);
  let count = 0;
  let digest = 0x811c9dc5;
  for (const color of colors) {
    const partner = partnerOf(color);
    derivation.writeBrand(palette, brandOf(color, partner), mode);
    if (contrast === 'more') derivation.strengthen(palette, mode);
    for (let slot = 0; slot < palette.length; slot++) {
      const rgb = palette[slot] ?? 0;
      luminances[slot] = relativeLuminance(rgb);
      digest = Math.imul(digest ^ rgb, 0x01000193);
    }
    for (let law = 0; law < leasts.length; law++) {
      const value = contrastRatio(luminances[fronts[law] ?? 0] ?? 0, luminances[grounds[law] ?? 0] ?? 0);
      note(law, leasts[law] ?? 0, value, color);
    }
    const found: Case = { color, partner, mode, palette, luminances, derivation };
    others.forEach(({ least, measure, once }, law) => {
      if (mode === 'light' || !once) note(leasts.length + law, least, measure(found), color);
    });
    count++;
  }
  return {
    ...scheme,
    colors: count,
    broken: broken.reduce((sum, times) => sum + times, 0),
    digest: digest >>> 0,
    closest: all.map(({ name, least }, law) => ({
      ...scheme,
      law: name,
      least,
      value: values[law] ?? 0,
      color: closest[law] ?? 0,
      broken: broken[law] ?? 0,
    })),
  };
};

/** Colours from one number to another, `step` apart. */
export function* colorsBetween(from: Rgb, until: Rgb, step = 1): Generator<Rgb> {
  for (let color = from; color < until; color += step) yield color;
}

/** `perAxis` steps on each axis of the cube, including both ends. */
export function* latticeOf(perAxis: number): Generator<Rgb> {
  const levels = Array.from({ length: perAxis }, (_, step) => Math.round((step * 255) / (perAxis - 1)));
  for (const r of levels) for (const g of levels) for (const b of levels) yield (r << 16) | (g << 8) | b;
}
