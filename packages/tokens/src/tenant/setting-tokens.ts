import { type Hex, hexOf, parseHex } from './color.ts';
import {
  type ColorSetting,
  field,
  readColors,
  type SettingPath,
  settingPaths,
  settingValue,
  type ThemeError,
} from './color-setting.ts';
import { type ColorValue, colorValue } from './theme-tokens.ts';

type ColorToken = { $value: ColorValue };
type TokenGroup = { [key: string]: ColorToken };

/** A tenant's colours as design tokens (DTCG), for design tools. Derived colours are left out. */
export type SettingTokens = {
  brand: {
    $type: 'color';
    $description: string;
    $extensions: { 'esg.isDefaultTheme': boolean };
    primary: TokenGroup;
    secondary: TokenGroup;
    special: TokenGroup;
  };
};

/** Why a text or a value is no colour setting, and at which field. */
export type SettingError = ThemeError | { code: 'json.malformed' | 'setting.unknown'; path: '' };
export type SettingResult = { setting: ColorSetting; errors: readonly [] } | { errors: readonly SettingError[] };

/** The setting as design tokens. A valid setting loses nothing: `settingFromTokens` returns it. */
export const settingToTokens = (setting: ColorSetting): SettingTokens => {
  const group = (name: 'primary' | 'secondary' | 'special'): TokenGroup =>
    Object.fromEntries(
      settingPaths
        .filter((path) => path.startsWith(`${name}.`))
        .flatMap((path) => {
          const color = parseHex(settingValue(setting, path));
          return color === undefined ? [] : [[path.slice(name.length + 1), { $value: colorValue(color) }] as const];
        }),
    );
  return {
    brand: {
      $type: 'color',
      $description: 'Colours of a brand; hover and active colours that are left out are derived',
      $extensions: { 'esg.isDefaultTheme': setting.isDefaultTheme },
      primary: group('primary'),
      secondary: group('secondary'),
      special: group('special'),
    },
  };
};

/** `#rrggbb` of a token's value: a text, or an object with components of sRGB, its hexadecimal form as the last resort. */
const tokenColor = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const components = field(value, 'components');
  const isSrgb = field(value, 'colorSpace') === 'srgb' && Array.isArray(components) && components.length === 3;
  if (!isSrgb) return field(value, 'hex') ?? value;
  const inRange = components.every((part) => typeof part === 'number' && part >= 0 && part <= 1);
  const [r, g, b] = components.map((part) => Number(part) * 255);
  return inRange ? hexOf(r ?? 0, g ?? 0, b ?? 0) : value;
};

const settingOf = (isDefaultTheme: boolean, at: (path: SettingPath) => unknown): SettingResult => {
  const { colors, errors } = readColors(at);
  if (errors.length > 0) return { errors };
  const text = (path: SettingPath) => colors.get(path) ?? '';
  /** Dark colours are written only where they are given, so that a setting without them keeps its shape. */
  const dark = <Key extends 'darkColor' | 'darkSecondaryColor'>(key: Key, path: SettingPath) => {
    const color = colors.get(path);
    return (color === undefined ? {} : { [key]: color }) as { [key in Key]?: Hex };
  };
  const group = (name: 'primary' | 'secondary' | 'special') => ({
    color: text(`${name}.color`),
    hoverColor: text(`${name}.hoverColor`),
    activeColor: text(`${name}.activeColor`),
    ...dark('darkColor', `${name}.darkColor`),
  });
  const special = {
    ...group('special'),
    secondaryColor: text('special.secondaryColor'),
    ...dark('darkSecondaryColor', 'special.darkSecondaryColor'),
  };
  return { setting: { isDefaultTheme, primary: group('primary'), secondary: group('secondary'), special }, errors: [] };
};

/** The setting in these design tokens. Never throws: anything else gives errors that name the field. */
export const settingFromTokens = (tokens: unknown): SettingResult => {
  const brand = field(tokens, 'brand');
  const isDefault = field(field(brand, '$extensions'), 'esg.isDefaultTheme') === true;
  return settingOf(isDefault, (path) => tokenColor(field(settingValue(brand, path), '$value')));
};

/** A setting as JSON text, two spaces deep, for a file or the clipboard. */
export const formatSettingJson = (setting: ColorSetting): string => `${JSON.stringify(setting, null, 2)}\n`;

const parseJson = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/** A setting from JSON text, written as a setting or as design tokens. Never throws: errors name the problem and the field. */
export const parseSettingJson = (text: string): SettingResult => {
  const parsed = parseJson(text);
  if (parsed === undefined) return { errors: [{ code: 'json.malformed', path: '' }] };
  const { value } = parsed;
  if (field(value, 'brand') !== undefined) return settingFromTokens(value);
  const known = (['primary', 'secondary', 'special'] as const).some((group) => field(value, group) !== undefined);
  if (!known) return { errors: [{ code: 'setting.unknown', path: '' }] };
  return settingOf(field(value, 'isDefaultTheme') === true, (path) => settingValue(value, path));
};
