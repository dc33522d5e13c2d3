import { type ColorName, darkColors, lightColors } from '../gen/tokens.ts';
import { type BrandColors, parseColorSetting, type ThemeError } from './color-setting.ts';
import { gradientRoles } from './gradient.ts';
import { basePalette, groundsOf, type Mode, namedColors, type Palette } from './palette.ts';
import { accentRoles, anyGrounds, fillRoles, neutralRoles } from './roles.ts';
import { type Contrast, strengthen } from './stronger.ts';
import { brandAdaptations, brandShifts, type ThemeShift } from './theme-shifts.ts';

export type Theme = {
  /** Every colour of the product by variable name: complete whatever the settings are. */
  colors: Readonly<Record<ColorName, string>>;
  /** Whether these are the default brand's colours: asked for, or because of `errors`. */
  isDefault: boolean;
  errors: readonly ThemeError[];
  /** Hover and active colours that would have been unreadable, or indistinguishable from rest. */
  shifts: readonly ThemeShift[];
  /** Adaptations: the brand as text or as a mark on surfaces, made lighter or darker; a gradient under its text; a tint in dark mode. */
  adaptations: readonly ThemeShift[];
};

const base = { light: lightColors, dark: darkColors } as const;

const unmoved = { shifts: [], adaptations: [] } as const;

/** Writes every role that depends on the brand, in three groups that are independent of one another. */
export const writeBrand = (palette: Palette, { primary, secondary, special }: BrandColors, mode: Mode): void => {
  palette.set(basePalette[mode]);
  neutralRoles(palette, primary.color, mode);
  const grounds = groundsOf(palette);
  accentRoles(palette, primary.color, mode, grounds);
  fillRoles(palette, 'action', primary, mode, grounds);
  fillRoles(palette, 'secondary', secondary, mode, anyGrounds[mode]);
  gradientRoles(palette, special.from, special.to);
};

/**
 * The complete theme of a tenant in one mode. Pure, and never throws: resting colours and both ends of the gradient are kept exactly (in
 * dark mode the tenant's dark ones; a tint without one is inverted), each has a computed text colour, and every pair of `contrastTable` is
 * met for any brand. Malformed settings give the default theme with the reasons. Status, focus and chart colours carry meaning, so no brand
 * changes them. With more contrast, which a person asks for and not a tenant, all colours change until text has 7:1; `shifts` and
 * `adaptations` describe the standard contrast.
 */
export const deriveTheme = (colorSetting: unknown, mode: Mode, contrast: Contrast = 'standard'): Theme => {
  const { brand, errors } = parseColorSetting(colorSetting);
  const isDefault = brand === undefined;
  if (isDefault && contrast === 'standard') return { ...unmoved, colors: base[mode], isDefault, errors };
  const palette = basePalette[mode].slice();
  if (!isDefault) writeBrand(palette, brand[mode], mode);
  const told = isDefault
    ? unmoved
    : { shifts: brandShifts(palette, brand[mode]), adaptations: brandAdaptations(palette, brand[mode], mode) };
  if (contrast === 'more') strengthen(palette, mode);
  return { colors: namedColors(palette, base[mode]), isDefault, errors, ...told };
};
