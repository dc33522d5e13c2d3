import { type ColorName, darkColors, lightColors } from '../gen/tokens.ts';
import { toHex, toRgb } from './color.ts';
import { luminance, type Rgb } from './rgb.ts';

export type Mode = 'light' | 'dark';

/** One colour for each role, at the role's index: written by derivations and read by proofs. */
export type Palette = Int32Array;

export const colorNames = Object.keys(lightColors) as ColorName[];

/** Index of each role in a palette. */
export const slots = Object.fromEntries(colorNames.map((name, slot) => [name, slot])) as Readonly<
  Record<ColorName, number>
>;

const opaque = /^#[0-9a-f]{6}$/;
const paletteOf = (colors: Readonly<Record<ColorName, string>>): Palette =>
  Int32Array.from(colorNames, (name) => (opaque.test(colors[name]) ? toRgb(colors[name]) : -1));

/** The default brand. Half-transparent colours, which no brand changes, are -1. */
export const basePalette = { light: paletteOf(lightColors), dark: paletteOf(darkColors) } as const;

/** Colours by variable name, over those of the default brand. */
export const namedColors = (palette: Palette, base: Readonly<Record<ColorName, string>>): Record<ColorName, string> => {
  const colors: Record<ColorName, string> = { ...base };
  colorNames.forEach((name, slot) => {
    const rgb = palette[slot] ?? -1;
    if (rgb >= 0) colors[name] = toHex(rgb);
  });
  return colors;
};

/** The colour of a role. */
export const colorAt = (palette: Palette, name: ColorName): Rgb => palette[slots[name]] ?? 0;

/** Every surface that text or a mark may be on. */
export const groundNames = [
  'esg-color-surface-page',
  'esg-color-surface-default',
  'esg-color-surface-raised',
  'esg-color-surface-sunken',
  'esg-color-surface-overlay',
  'esg-color-surface-hover',
  'esg-color-selection-bg',
] as const satisfies readonly ColorName[];
const groundSlots = groundNames.map((name) => slots[name]);

/** Luminance of the darkest and of the lightest surface: a colour that is readable on both is readable on all. */
export type Grounds = { readonly darkest: number; readonly lightest: number };

export const groundsOf = (palette: Palette): Grounds => {
  let darkest = 1;
  let lightest = 0;
  for (const slot of groundSlots) {
    const value = luminance(palette[slot] ?? 0);
    if (value < darkest) darkest = value;
    if (value > lightest) lightest = value;
  }
  return { darkest, lightest };
};
