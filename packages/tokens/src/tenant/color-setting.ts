import { type Hex, parseHex, toRgb } from './color.ts';
import type { Rgb } from './rgb.ts';
import type { Fill } from './roles.ts';

type Group = { color: string; hoverColor: string; activeColor: string };

/** What a tenant may say about its colours (spec section 3). Anything else is not theming. */
export type ColorSetting = {
  isDefaultTheme: boolean;
  primary: Group;
  secondary: Group;
  special: Group & { secondaryColor: string };
};

/** Where one of the ten colours stands in a setting. */
export type SettingPath =
  | `${'primary' | 'secondary' | 'special'}.${'color' | 'hoverColor' | 'activeColor'}`
  | 'special.secondaryColor';

/** Every place of a colour, in the order in which they are asked for. */
export const settingPaths = [
  'primary.color',
  'primary.hoverColor',
  'primary.activeColor',
  'secondary.color',
  'secondary.hoverColor',
  'secondary.activeColor',
  'special.color',
  'special.hoverColor',
  'special.activeColor',
  'special.secondaryColor',
] as const satisfies readonly SettingPath[];

/** A setting that is no colour. The theme that comes with it is the default one. */
export type ThemeError = { code: 'color.missing' | 'color.malformed'; path: SettingPath };

/** Colours as parsed: a hover or active colour left empty is derived from the resting one. */
export type BrandColors = { primary: Fill; secondary: Fill; special: { from: Rgb; to: Rgb } };

export type ParsedSetting = { brand?: BrandColors; errors: ThemeError[] };

/** The property of an object of its own; of anything else, nothing. */
export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** What stands at a path of a setting, whatever the setting is. */
export const settingValue = (setting: unknown, path: SettingPath): unknown => {
  const [group = '', key = ''] = path.split('.');
  return field(field(setting, group), key);
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const isRequired = (path: SettingPath): boolean => path.endsWith('.color');

/** Total: the colours by path, and an error for each that is missing or no colour. */
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

/** Total: whatever comes in, either three usable colour groups, or none with the reasons. */
export const parseColorSetting = (setting: unknown): ParsedSetting => {
  if (field(setting, 'isDefaultTheme') === true) return { errors: [] };
  const { colors, errors } = readColors((path) => settingValue(setting, path));
  if (errors.length > 0) return { errors };
  const at = (path: SettingPath): Rgb | undefined => {
    const color = colors.get(path);
    return color === undefined ? undefined : toRgb(color);
  };
  const group = (name: 'primary' | 'secondary'): Fill => ({
    color: at(`${name}.color`) ?? 0,
    hover: at(`${name}.hoverColor`),
    active: at(`${name}.activeColor`),
  });
  const from = at('special.color') ?? 0;
  const special = { from, to: at('special.secondaryColor') ?? from };
  return { brand: { primary: group('primary'), secondary: group('secondary'), special }, errors };
};
