import type { ColorName } from '../gen/tokens.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Mode } from './palette.ts';
import type { Contrast } from './stronger.ts';

const brandRole = /^esg-color-(surface|text|border|action|secondary|special|accent|selection|link|chart-highlight)/;

/**
 * The CSS declarations of a tenant's colours in one mode, as pairs of property and value, always the same properties: on `<html>`, a later
 * call replaces an earlier one. Never throws, like `deriveTheme`; only parsed colours come out.
 */
export const themeDeclarations = (
  colorSetting: unknown,
  mode: Mode,
  contrast: Contrast = 'standard',
): [property: string, value: string][] => {
  const { colors } = deriveTheme(colorSetting, mode, contrast);
  const own = (Object.keys(colors) as ColorName[]).filter((name) => brandRole.test(name));
  return [['color-scheme', mode], ...own.map((name): [string, string] => [`--${name}`, colors[name]])];
};
