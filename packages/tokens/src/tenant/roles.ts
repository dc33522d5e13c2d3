import type { ColorName } from '../gen/tokens.ts';
import { basePalette, colorAt, type Grounds, type Mode, type Palette, slots } from './palette.ts';
import { requiredContrast } from './required-contrast.ts';
import {
  black,
  contrastOf,
  differenceOf,
  fromOklab,
  luminance,
  mixRgb,
  type Oklab,
  type Rgb,
  ratio,
  readableOn,
  shiftUntil,
  toOklab,
  towards,
  white,
} from './rgb.ts';

/** The required contrast of each kind of role (WCAG 2.2, 1.4.3 and 1.4.11), and a little more where it helps. */
export const demands = {
  text: requiredContrast.text,
  control: requiredContrast.graphics,
  /** A mark with the minimum contrast looks dull on dark surfaces. */
  mark: { light: requiredContrast.graphics, dark: 4.5 },
  /** Selected items must be as readable as their neighbours. */
  selection: 7,
  /** Distance in OKLab from which a state is visibly different from rest. */
  state: 0.02,
} as const;

const strong = { light: black, dark: white } as const;
const chromaOf = ({ a, b }: Oklab): number => Math.sqrt(a * a + b * b);

const neutralNames = (Object.keys(slots) as ColorName[]).filter(
  (name) => /^esg-color-(surface|text|border)-/.test(name) && name !== 'esg-color-surface-scrim',
);
/** The background of selected items: more of the brand's hue than a grey has, but still a hint. */
const selectionTone = {
  light: { slot: slots['esg-color-selection-bg'], lightness: 0.952, chroma: 0.024 },
  dark: { slot: slots['esg-color-selection-bg'], lightness: 0.285, chroma: 0.035 },
} as const;
const tonesOf = (mode: Mode) => [
  ...neutralNames.map((name) => {
    const tone = toOklab(colorAt(basePalette[mode], name));
    return { slot: slots[name], lightness: tone.lightness, chroma: chromaOf(tone) };
  }),
  selectionTone[mode],
];
const tones = { light: tonesOf('light'), dark: tonesOf('dark') };

/** Greys keep their lightness and get a hint of the brand's hue. */
export const neutralRoles = (palette: Palette, brand: Rgb, mode: Mode): void => {
  const own = toOklab(brand);
  const chroma = chromaOf(own);
  for (const tone of tones[mode]) {
    const keep = chroma === 0 ? 0 : Math.min(tone.chroma, chroma) / chroma;
    palette[tone.slot] = fromOklab({ lightness: tone.lightness, a: own.a * keep, b: own.b * keep });
  }
};

/** The colour moved away from the surfaces only as far as necessary to be visible on all of them. */
export const onSurfaces = (color: Rgb, least: number, mode: Mode, { darkest, lightest }: Grounds): Rgb =>
  shiftUntil(
    color,
    (from) => towards(from, strong[mode]),
    (candidate) => {
      const value = luminance(candidate);
      return ratio(value, darkest) >= least && ratio(value, lightest) >= least;
    },
  );

/** The brand on a surface: as text, as a mark, as the background of selected items. */
export const accentRoles = (palette: Palette, brand: Rgb, mode: Mode, grounds: Grounds): void => {
  const solid = onSurfaces(brand, demands.mark[mode], mode, grounds);
  const text = onSurfaces(brand, demands.text, mode, grounds);
  const ground = palette[slots['esg-color-selection-bg']] ?? 0;
  const selected = shiftUntil(
    brand,
    (from) => towards(from, strong[mode]),
    (candidate) => contrastOf(candidate, ground) >= demands.selection,
  );
  palette[slots['esg-color-accent-solid']] = solid;
  palette[slots['esg-color-accent-on']] = readableOn(solid);
  palette[slots['esg-color-accent-text']] = text;
  palette[slots['esg-color-selection-on']] = selected;
  palette[slots['esg-color-selection-border']] = solid;
  palette[slots['esg-color-link-default']] = text;
  palette[slots['esg-color-link-hover']] = mixRgb(text, strong[mode], 0.25);
  palette[slots['esg-color-chart-highlight']] = solid;
};

const awayFrom = (on: Rgb): Rgb => (on === white ? black : white);

/** A fill or one of its states, moved away from its text only as far as readability needs. Depends on nothing else. */
export const readableState = (asked: Rgb, on: Rgb, least: number = demands.text): Rgb =>
  shiftUntil(
    asked,
    (from) => towards(from, awayFrom(on)),
    (candidate) => contrastOf(candidate, on) >= least,
  );

/** The derived state colour of a fill: away from the text, or towards it where nothing is further away. */
export const ownState = (rest: Rgb, on: Rgb, strength: number, least: number = demands.text): Rgb => {
  const away = mixRgb(rest, awayFrom(on), strength);
  const isSeen = contrastOf(away, rest) >= 1 + strength / 2 && differenceOf(away, rest) >= demands.state;
  return isSeen ? away : readableState(mixRgb(rest, on, strength), on, least);
};

/** The requested state colour if, once readable, it differs visibly from rest; otherwise the derived one. */
export const stateColor = (
  fill: { rest: Rgb; on: Rgb; least?: number },
  asked: Rgb | undefined,
  strength: number,
): Rgb => {
  const { rest, on, least } = fill;
  if (asked === undefined) return ownState(rest, on, strength, least);
  const reads = readableState(asked, on, least);
  return differenceOf(reads, rest) >= demands.state ? reads : ownState(rest, on, strength, least);
};

/** How far a derived state is from rest. */
export const stateStrength = { hover: 0.14, active: 0.26 } as const;

/** A filled control as requested; a missing state is derived. */
export type Fill = { color: Rgb; hover: Rgb | undefined; active: Rgb | undefined };

/** Fill, states, text and edge of a control. Its edge must be visible on the surfaces `grounds`. */
export const fillRoles = (
  palette: Palette,
  role: 'action' | 'secondary',
  { color, hover, active }: Fill,
  mode: Mode,
  grounds: Grounds,
): void => {
  const on = readableOn(color);
  palette[slots[`esg-color-${role}-bg`]] = color;
  palette[slots[`esg-color-${role}-bg-hover`]] = stateColor({ rest: color, on }, hover, stateStrength.hover);
  palette[slots[`esg-color-${role}-bg-active`]] = stateColor({ rest: color, on }, active, stateStrength.active);
  palette[slots[`esg-color-${role}-on`]] = on;
  palette[slots[`esg-color-${role}-border`]] = onSurfaces(color, demands.control, mode, grounds);
};

/**
 * Darkest and lightest surface of any brand (proved over all of them). The edge of a second action is computed for these, so that it
 * depends on its own colour only.
 */
export const anyGrounds: Readonly<Record<Mode, Grounds>> = {
  light: { darkest: 0.8513, lightest: 1 },
  dark: { darkest: 0.00375, lightest: 0.02838 },
};
