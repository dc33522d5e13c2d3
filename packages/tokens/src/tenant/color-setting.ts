import { type Hex, parseHex, toRgb } from './color.ts';
import type { Mode } from './palette.ts';
import { quietInDark } from './quiet.ts';
import type { Rgb } from './rgb.ts';
import type { Fill } from './roles.ts';

/** `darkColor` replaces `color` in dark mode; its states are derived. */
type Group = { color: string; hoverColor: string; activeColor: string; darkColor?: string | undefined };

/** The colours that a tenant can set: ten, and up to four for dark mode. Nothing else is themed. */
export type ColorSetting = {
  isDefaultTheme: boolean;
  primary: Group;
  secondary: Group;
  special: Group & { secondaryColor: string; darkSecondaryColor?: string | undefined };
};

/** The path of a colour in a setting. */
export type SettingPath =
  | `${'primary' | 'secondary' | 'special'}.${'color' | 'hoverColor' | 'activeColor' | 'darkColor'}`
  | `special.${'secondaryColor' | 'darkSecondaryColor'}`;

/** Every path of a colour, in the order of the form. */
export const settingPaths = [
  'primary.color',
  'primary.hoverColor',
  'primary.activeColor',
  'primary.darkColor',
  'secondary.color',
  'secondary.hoverColor',
  'secondary.activeColor',
  'secondary.darkColor',
  'special.color',
  'special.hoverColor',
  'special.activeColor',
  'special.secondaryColor',
  'special.darkColor',
  'special.darkSecondaryColor',
] as const satisfies readonly SettingPath[];

/** Why a setting is invalid. Its theme is the default one. */
export type ThemeError = { code: 'color.missing' | 'color.malformed'; path: SettingPath };

/** Colours of one mode: a hover or active colour left empty is derived from the resting one. */
export type BrandColors = { primary: Fill; secondary: Fill; special: { from: Rgb; to: Rgb } };

/** The paths in the setting from which the colours of a mode come. */
export type Origin = {
  primary: SettingPath;
  end: SettingPath;
  /** The requested second action, where the mode inverted it. */
  tint?: Rgb;
};
export type ModeBrand = BrandColors & { origin: Origin };

export type ParsedSetting = { brand?: Readonly<Record<Mode, ModeBrand>>; errors: ThemeError[] };

/** An object's own property; undefined for anything else. */
export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** The value at a path of a setting, whatever the setting is. */
export const settingValue = (setting: unknown, path: SettingPath): unknown => {
  const [group = '', key = ''] = path.split('.');
  return field(field(setting, group), key);
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const isRequired = (path: SettingPath): boolean => path.endsWith('.color');

/** Never throws: returns the colours by path, and an error for each that is missing or invalid. */
export const readColors = (
  at: (path: SettingPath) => unknown,
): { colors: ReadonlyMap<SettingPath, Hex>; errors: ThemeError[] } => {
  const colors = new Map<SettingPath, Hex>();
  const errors: ThemeError[] = [];
  for (const path of settingPaths) {
    const value = at(path);
    const color = parseHex(value);
    if (color !== undefined) colors.set(path, color);
    else if (!isEmpty(value)) errors.push({ code: 'color.malformed', path });
    else if (isRequired(path)) errors.push({ code: 'color.missing', path });
  }
  return { colors, errors };
};

type ColorAt = (path: SettingPath) => Rgb | undefined;

const inLight = (at: ColorAt): ModeBrand => {
  const group = (name: 'primary' | 'secondary'): Fill => ({
    color: at(`${name}.color`) ?? 0,
    hover: at(`${name}.hoverColor`),
    active: at(`${name}.activeColor`),
  });
  const from = at('special.color') ?? 0;
  return {
    primary: group('primary'),
    secondary: group('secondary'),
    special: { from, to: at('special.secondaryColor') ?? from },
    origin: { primary: 'primary.color', end: 'special.secondaryColor' },
  };
};

/** The light colours, replaced by the tenant's dark ones where given; a tint is inverted instead. */
const inDark = (at: ColorAt, light: ModeBrand): ModeBrand => {
  const given = (path: SettingPath): Fill | undefined => {
    const color = at(path);
    return color === undefined ? undefined : { color, hover: undefined, active: undefined };
  };
  const ownPrimary = given('primary.darkColor');
  const ownSecondary = given('secondary.darkColor');
  const secondary = ownSecondary ?? quietInDark(light.secondary);
  const isTurned = ownSecondary === undefined && secondary !== light.secondary;
  const from = at('special.darkColor') ?? light.special.from;
  const ownEnd = at('special.darkSecondaryColor');
  return {
    primary: ownPrimary ?? light.primary,
    secondary,
    special: { from, to: ownEnd ?? at('special.secondaryColor') ?? from },
    origin: {
      primary: ownPrimary ? 'primary.darkColor' : 'primary.color',
      end: ownEnd === undefined ? 'special.secondaryColor' : 'special.darkSecondaryColor',
      ...(isTurned ? { tint: light.secondary.color } : {}),
    },
  };
};

/** Never throws: returns three usable colour groups in both modes, or none with the reasons. */
export const parseColorSetting = (setting: unknown): ParsedSetting => {
  if (field(setting, 'isDefaultTheme') === true) return { errors: [] };
  const { colors, errors } = readColors((path) => settingValue(setting, path));
  if (errors.length > 0) return { errors };
  const at: ColorAt = (path) => {
    const color = colors.get(path);
    return color === undefined ? undefined : toRgb(color);
  };
  const light = inLight(at);
  return { brand: { light, dark: inDark(at, light) }, errors };
};
