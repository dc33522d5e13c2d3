import { type ColorName, darkColors, lightColors } from '../gen/tokens.ts';
import { contrast, fromOklch, type Hex, mix, readableOn, shiftUntil, toOklch, towards } from './color.ts';
import { type BrandColors, parseColorSetting, type SettingPath, type ThemeError } from './color-setting.ts';

export type Mode = 'light' | 'dark';

/** Which pair a colour would have broken: `ratio` is what it would have had, `least` what the pair needs. */
export type ShiftReason = { against: ColorName; color: Hex; ratio: number; least: number };

/** A colour of the setting that could not stand as it is in a role, what stands in its place, and why. */
export type ThemeShift = { name: ColorName; path: SettingPath; asked: Hex; used: Hex; reason: ShiftReason };

export type Theme = {
  /** Every colour of the product by variable name: complete whatever the settings were. */
  colors: Readonly<Record<ColorName, string>>;
  /** Whether these are the default brand's colours: asked for, or because of `errors`. */
  isDefault: boolean;
  errors: readonly ThemeError[];
  /** Hover, active and gradient colours that would have been unreadable. */
  shifts: readonly ThemeShift[];
  /** Where the brand stands on surfaces, as text or as a mark, and had to go lighter or darker for it. */
  adaptations: readonly ThemeShift[];
};

const textLeast = 4.5;
const controlLeast = 3;
/** What is selected must not read worse than its neighbours. */
const selectionLeast = 7;
/** A mark that is just findable looks dull on dark surfaces. */
const markLeast = { light: 3, dark: 4.5 } as const;
const black = '#000000';
const white = '#ffffff';

const base = { light: lightColors, dark: darkColors } as const;
const neutralNames = (Object.keys(lightColors) as ColorName[]).filter(
  (name) => /^esg-color-(surface|text|border)-/.test(name) && name !== 'esg-color-surface-scrim',
);
const neutrals = {
  light: neutralNames.map((name) => ({ name, tone: toOklch(lightColors[name]) })),
  dark: neutralNames.map((name) => ({ name, tone: toOklch(darkColors[name]) })),
};
const surfaceNames = neutralNames.filter((name) => name.startsWith('esg-color-surface-'));

type Palette = Record<ColorName, string>;

/** Greys keep their lightness and take the hue of the brand: a hint, never a tint one could name. */
const hintNeutrals = (colors: Palette, brand: Hex, mode: Mode): void => {
  const { chroma, hue } = toOklch(brand);
  for (const { name, tone } of neutrals[mode]) {
    colors[name] = fromOklch({ ...tone, chroma: Math.min(tone.chroma, chroma), hue });
  }
};

type Fill = { color: Hex; hover: Hex | undefined; active: Hex | undefined };

/** The state colour asked for, moved away from its text only as far as reading needs. */
const stateColor = (fill: Fill, asked: Hex | undefined, on: Hex, strength: number): Hex => {
  const away = on === white ? black : white;
  const reads = (candidate: Hex) => contrast(candidate, on) >= textLeast;
  if (asked !== undefined) return shiftUntil(asked, towards(asked, away), reads);
  const darker = mix(fill.color, away, strength);
  // Nothing is darker than black: there the state shows by moving towards the text, which still reads.
  const seen = contrast(darker, fill.color) >= 1 + strength / 2;
  if (seen) return darker;
  const lighter = mix(fill.color, on, strength);
  return shiftUntil(lighter, towards(lighter, away), reads);
};

type FillRole = { role: 'action' | 'secondary'; group: 'primary' | 'secondary'; fill: Fill };

const fillRoles = (colors: Palette, { role, group, fill }: FillRole, findable: (color: Hex) => Hex): ThemeShift[] => {
  const on = readableOn(fill.color);
  const hover = stateColor(fill, fill.hover, on, 0.14);
  const active = stateColor(fill, fill.active, on, 0.26);
  colors[`esg-color-${role}-bg`] = fill.color;
  colors[`esg-color-${role}-bg-hover`] = hover;
  colors[`esg-color-${role}-bg-active`] = active;
  colors[`esg-color-${role}-on`] = on;
  colors[`esg-color-${role}-border`] = findable(fill.color);
  const reason = (asked: Hex = on): ShiftReason => ({
    against: `esg-color-${role}-on`,
    color: on,
    ratio: contrast(asked, on),
    least: textLeast,
  });
  return [
    ...shifted(`esg-color-${role}-bg-hover`, `${group}.hoverColor`, [fill.hover, hover], reason(fill.hover)),
    ...shifted(`esg-color-${role}-bg-active`, `${group}.activeColor`, [fill.active, active], reason(fill.active)),
  ];
};

const shifted = (
  name: ColorName,
  path: SettingPath,
  [asked, used]: readonly [Hex | undefined, Hex],
  reason: ShiftReason,
): ThemeShift[] => (asked === undefined || asked === used ? [] : [{ name, path, asked, used, reason }]);

/** A hair above what is asked, because a browser rounds the colours between the samples its own way. */
const gradientLeast = 4.53;
const gradientRatio = (from: Hex, to: Hex, on: Hex): number =>
  Math.min(...[0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share) => contrast(mix(from, to, share), on)));

/** The first colour exactly; the second moved only until one text colour reads along the whole way. */
const gradientRoles = (colors: Palette, { from, to: asked }: BrandColors['special']): ThemeShift[] => {
  const candidates = ([white, black] as const)
    .filter((on) => contrast(from, on) >= textLeast)
    .map((on) => {
      const reads = (candidate: Hex) => gradientRatio(from, candidate, on) >= gradientLeast;
      const to = shiftUntil(asked, towards(asked, on === white ? black : white), reads);
      return { on, to, distance: contrast(asked, to) };
    })
    .sort((a, b) => a.distance - b.distance);
  const { on, to } = candidates[0] ?? { on: readableOn(from), to: from };
  colors['esg-color-special-from'] = from;
  colors['esg-color-special-to'] = to;
  colors['esg-color-special-on'] = on;
  return shifted('esg-color-special-to', 'special.secondaryColor', [asked, to], {
    against: 'esg-color-special-on',
    color: on,
    ratio: gradientRatio(from, asked, on),
    least: gradientLeast,
  });
};

type OnSurfaces = (color: Hex, least: number) => Hex;

/** The brand where it stands on a surface: as text, as a mark, as the ground of what is selected. */
const accentRoles = (colors: Palette, brand: Hex, mode: Mode, onSurfaces: OnSurfaces): ThemeShift[] => {
  const solid = onSurfaces(brand, markLeast[mode]);
  const text = onSurfaces(brand, textLeast);
  const strong = mode === 'light' ? black : white;
  const ground = colors['esg-color-selection-bg'];
  colors['esg-color-accent-solid'] = solid;
  colors['esg-color-accent-on'] = readableOn(solid);
  colors['esg-color-accent-text'] = text;
  colors['esg-color-selection-on'] = shiftUntil(
    brand,
    towards(brand, strong),
    (candidate) => contrast(candidate, ground) >= selectionLeast,
  );
  colors['esg-color-selection-border'] = solid;
  colors['esg-color-link-default'] = text;
  colors['esg-color-link-hover'] = mix(text, strong, 0.25);
  colors['esg-color-chart-highlight'] = solid;
  return [
    ...shifted('esg-color-accent-text', 'primary.color', [brand, text], hardest(colors, brand, textLeast)),
    ...shifted('esg-color-accent-solid', 'primary.color', [brand, solid], hardest(colors, brand, markLeast[mode])),
  ];
};

const groundNames = [...surfaceNames, 'esg-color-selection-bg'] as const satisfies readonly ColorName[];

/** The surface on which a colour is seen worst. */
const hardest = (colors: Palette, color: Hex, least: number): ShiftReason =>
  groundNames
    .map((against) => ({ against, color: colors[against] as Hex, ratio: contrast(color, colors[against]), least }))
    .reduce((worst, next) => (next.ratio < worst.ratio ? next : worst));

const selectionGround = (brand: Hex, mode: Mode): Hex => {
  const { chroma, hue } = toOklch(brand);
  return mode === 'light'
    ? fromOklch({ lightness: 0.952, chroma: Math.min(chroma, 0.024), hue })
    : fromOklch({ lightness: 0.285, chroma: Math.min(chroma, 0.035), hue });
};

/**
 * The complete theme of a tenant in one mode. Pure and total: resting colours are kept exactly, each has a computed
 * partner for its text, and every pair of `contrastTable` holds for any brand. Malformed settings give the default
 * theme with the reasons. Status, focus and chart colours carry meaning and stay as they are.
 */
export const deriveTheme = (colorSetting: unknown, mode: Mode): Theme => {
  const { brand, errors } = parseColorSetting(colorSetting);
  if (brand === undefined) return { colors: base[mode], isDefault: true, errors, shifts: [], adaptations: [] };

  const colors: Palette = { ...base[mode] };
  hintNeutrals(colors, brand.primary.color, mode);
  colors['esg-color-selection-bg'] = selectionGround(brand.primary.color, mode);
  const grounds = groundNames.map((name) => colors[name]);
  const onSurfaces: OnSurfaces = (color, least) =>
    shiftUntil(color, towards(color, mode === 'light' ? black : white), (candidate) =>
      grounds.every((ground) => contrast(candidate, ground) >= least),
    );
  const findable = (color: Hex) => onSurfaces(color, controlLeast);

  const adaptations = accentRoles(colors, brand.primary.color, mode, onSurfaces);
  const shifts = [
    ...fillRoles(colors, { role: 'action', group: 'primary', fill: brand.primary }, findable),
    ...fillRoles(colors, { role: 'secondary', group: 'secondary', fill: brand.secondary }, findable),
    ...gradientRoles(colors, brand.special),
  ];
  return { colors, isDefault: false, errors, shifts, adaptations };
};
