import type { BrandColors } from '../tenant/color-setting.ts';
import { writeBrand } from '../tenant/derive-theme.ts';
import { basePalette, type Mode } from '../tenant/palette.ts';
import type { Rgb } from '../tenant/rgb.ts';
import { readableState } from '../tenant/roles.ts';
import { type Case, type Derivation, laws, pairLaws } from './laws.ts';
import { contrastRatio, relativeLuminance } from './oracle.ts';

/** The derivation that the product uses. */
export const realDerivation: Derivation = { writeBrand, readableState };

const allLaws = [...pairLaws, ...laws];
const fronts = Int16Array.from(pairLaws, ({ front }) => front);
const grounds = Int16Array.from(pairLaws, ({ ground }) => ground);
const leasts = Float64Array.from(pairLaws, ({ least }) => least);

/** How close a law came to breaking: the least value found, and the colour that gave it. */
export type Closest = { law: string; mode: Mode; least: number; value: number; color: Rgb; broken: number };

/** What was found over some colours in one mode; `digest` is of every role of every one of them, in order. */
export type Findings = { mode: Mode; colors: number; broken: number; digest: number; closest: Closest[] };

/** A second colour for each, so that over the whole cube each is the second one exactly once. */
const partnerOf = (color: Rgb): Rgb => (Math.imul(color, 0x9e3779b1) + 0x51ed27) & 0xffffff;

const brandOf = (color: Rgb, partner: Rgb): BrandColors => ({
  primary: { color, hover: undefined, active: undefined },
  secondary: { color, hover: partner, active: partnerOf(partner) },
  special: { from: color, to: partner },
});

/** Checks every law for each colour as the primary, secondary and special colour of a brand. */
export const prove = (colors: Iterable<Rgb>, mode: Mode, derivation: Derivation = realDerivation): Findings => {
  const palette = basePalette[mode].slice();
  const luminances = new Float64Array(palette.length);
  const values = new Float64Array(allLaws.length).fill(Number.POSITIVE_INFINITY);
  const closest = new Int32Array(allLaws.length);
  const broken = new Int32Array(allLaws.length);
  let [count, digest] = [0, 0x811c9dc5];
  const note = (law: number, least: number, value: number, color: Rgb): void => {
    if (value < (values[law] ?? 0)) {
      values[law] = value;
      closest[law] = color;
    }
    // Not a number is broken too.
    if (!(value >= least)) broken[law] = (broken[law] ?? 0) + 1;
  };
  for (const color of colors) {
    const partner = partnerOf(color);
    derivation.writeBrand(palette, brandOf(color, partner), mode);
    for (let slot = 0; slot < palette.length; slot++) {
      const rgb = palette[slot] ?? 0;
      luminances[slot] = relativeLuminance(rgb);
      digest = Math.imul(digest ^ rgb, 0x01000193);
    }
    for (let law = 0; law < pairLaws.length; law++) {
      const value = contrastRatio(luminances[fronts[law] ?? 0] ?? 0, luminances[grounds[law] ?? 0] ?? 0);
      note(law, leasts[law] ?? 0, value, color);
    }
    const found: Case = { color, partner, mode, palette, luminances, derivation };
    for (let law = 0; law < laws.length; law++) {
      const { least, measure, once } = laws[law] as (typeof laws)[number];
      if (mode === 'light' || !once) note(pairLaws.length + law, least, measure(found), color);
    }
    count++;
  }
  return {
    mode,
    colors: count,
    broken: broken.reduce((sum, times) => sum + times, 0),
    digest: digest >>> 0,
    closest: allLaws.map(({ name, least }, law) => ({
      law: name,
      mode,
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

/** `perAxis` steps on each axis of the cube, both ends among them. */
export function* latticeOf(perAxis: number): Generator<Rgb> {
  const levels = Array.from({ length: perAxis }, (_, step) => Math.round((step * 255) / (perAxis - 1)));
  for (const r of levels) for (const g of levels) for (const b of levels) yield (r << 16) | (g << 8) | b;
}
