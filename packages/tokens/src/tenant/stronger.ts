import type { ColorName } from '../gen/tokens.ts';
import { type ContrastRow, contrastTable, statusTones } from './contrast-table.ts';
import { readableMiddle, strongGradientLeast } from './gradient.ts';
import { basePalette, colorNames, groundNames, type Mode, type Palette, slots } from './palette.ts';
import { moreContrast, requiredContrast } from './required-contrast.ts';
import { black, contrastOf, luminance, type Rgb, ratio, readableOn, shiftUntil, towards, white } from './rgb.ts';
import { anyGrounds, readableState, stateColor, stateStrength } from './roles.ts';

/** The contrast that a person asks for: standard, or more (`prefers-contrast: more`). */
export type Contrast = 'standard' | 'more';

/** The required contrast of a row: with more contrast, text 7:1 and everything else 4.5:1 (WCAG 2.2, 1.4.6). */
export const leastOf = ({ least }: Pick<ContrastRow, 'least'>, contrast: Contrast): number => {
  if (contrast === 'standard') return least;
  return least === requiredContrast.text ? moreContrast.text : moreContrast.graphics;
};

const textLeast = moreContrast.text;
const strong = { light: black, dark: white } as const;
const grounds: ReadonlySet<ColorName> = new Set(groundNames);

/** Status, focus and series colours, which no brand changes. */
const isFixed = (name: ColorName): boolean => /-(status|focus|chart-\d)/.test(name);

/** Rows whose colours are on surfaces: these colours change, the surfaces stay. */
const rowsOnSurfaces = (isMeant: (name: ColorName) => boolean) =>
  contrastTable
    .filter(({ on }) => on.some((name) => grounds.has(name)))
    .map((row) => ({
      fronts: row.colors.filter(isMeant).map((name) => slots[name]),
      /** Roles beside the surfaces, the same for all brands. */
      others: row.on.filter((name) => !grounds.has(name)).map((name) => slots[name]),
      least: leastOf(row, 'more'),
    }));
type Rows = ReturnType<typeof rowsOnSurfaces>;

const strengthenFronts = (palette: Palette, mode: Mode, rows: Rows): void => {
  const { darkest, lightest } = anyGrounds[mode];
  for (const { fronts, others, least } of rows) {
    const enough = (candidate: Rgb): boolean => {
      const value = luminance(candidate);
      if (ratio(value, darkest) < least || ratio(value, lightest) < least) return false;
      return others.every((slot) => contrastOf(candidate, palette[slot] ?? 0) >= least);
    };
    let asked = -1;
    let found = -1;
    for (const slot of fronts) {
      const color = palette[slot] ?? 0;
      // Neighbours in the table are often the same colour.
      if (color !== asked) found = shiftUntil(color, (from) => towards(from, strong[mode]), enough);
      asked = color;
      palette[slot] = found;
    }
  }
};

const strengthenFill = (palette: Palette, role: 'action' | 'secondary'): void => {
  const bg = slots[`esg-color-${role}-bg`];
  const on = readableOn(palette[bg] ?? 0);
  const rest = readableState(palette[bg] ?? 0, on, textLeast);
  for (const state of ['hover', 'active'] as const) {
    const slot = slots[`esg-color-${role}-bg-${state}`];
    palette[slot] = stateColor({ rest, on, least: textLeast }, palette[slot], stateStrength[state]);
  }
  palette[bg] = rest;
  palette[slots[`esg-color-${role}-on`]] = on;
};

const strengthenSolid = (palette: Palette, solid: ColorName, on: ColorName): void => {
  const fill = palette[slots[solid]] ?? 0;
  const text = readableOn(fill);
  palette[slots[on]] = text;
  palette[slots[solid]] = readableState(fill, text, textLeast);
};

const strengthenGradient = (palette: Palette): void => {
  const on = palette[slots['esg-color-special-on']] ?? 0;
  const to = palette[slots['esg-color-special-to']] ?? 0;
  const from = readableState(palette[slots['esg-color-special-from']] ?? 0, on, strongGradientLeast);
  palette[slots['esg-color-special-from']] = from;
  palette[slots['esg-color-special-middle']] = readableMiddle(from, to, on, strongGradientLeast);
};

/** Roles that no brand changes, computed once and measured against the surfaces of any brand. */
const fixedIn = (mode: Mode): readonly (readonly [slot: number, color: Rgb])[] => {
  const palette = basePalette[mode].slice();
  strengthenFronts(palette, mode, rowsOnSurfaces(isFixed));
  for (const tone of statusTones) {
    strengthenSolid(palette, `esg-color-status-${tone}-solid`, `esg-color-status-${tone}-on-solid`);
  }
  return colorNames.filter(isFixed).map((name) => [slots[name], palette[slots[name]] ?? 0]);
};
const fixed = { light: fixedIn('light'), dark: fixedIn('dark') } as const;
const brandRows = rowsOnSurfaces((name) => !isFixed(name));

/**
 * Gives a palette more contrast, hue by hue, until every row of the contrast table meets `leastOf(row, 'more')`. Resting colours, which
 * otherwise stay, change too. Roles that no brand changes come out the same for every brand.
 */
export const strengthen = (palette: Palette, mode: Mode): void => {
  for (const [slot, color] of fixed[mode]) palette[slot] = color;
  strengthenFronts(palette, mode, brandRows);
  strengthenFill(palette, 'action');
  strengthenFill(palette, 'secondary');
  strengthenSolid(palette, 'esg-color-accent-solid', 'esg-color-accent-on');
  strengthenGradient(palette);
};
