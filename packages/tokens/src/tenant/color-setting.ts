import { type Hex, parseHex } from './color.ts';

type Group = { color: string; hoverColor: string; activeColor: string };

/** What a tenant may say about its colours (spec section 3). Anything else is not theming. */
export type ColorSetting = {
  isDefaultTheme: boolean;
  primary: Group;
  secondary: Group;
  special: Group & { secondaryColor: string };
};

/** A setting that is no colour. The theme that comes with it is the default one. */
export type ThemeError = { code: 'color.missing' | 'color.malformed'; path: string };

/** Colours as parsed: a hover or active colour left empty is derived from the resting one. */
export type BrandColors = {
  primary: { color: Hex; hover: Hex | undefined; active: Hex | undefined };
  secondary: { color: Hex; hover: Hex | undefined; active: Hex | undefined };
  special: { from: Hex; to: Hex };
};

export type ParsedSetting = { brand?: BrandColors; errors: ThemeError[] };

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** Total: whatever comes in, either three usable colour groups, or none with the reasons. */
export const parseColorSetting = (setting: unknown): ParsedSetting => {
  if (field(setting, 'isDefaultTheme') === true) return { errors: [] };
  const errors: ThemeError[] = [];

  const optional = (group: string, key: string): Hex | undefined => {
    const value = field(field(setting, group), key);
    if (value === undefined || value === null || value === '') return undefined;
    const color = parseHex(value);
    if (color === undefined) errors.push({ code: 'color.malformed', path: `${group}.${key}` });
    return color;
  };
  const required = (group: string): Hex => {
    const found = errors.length;
    const color = optional(group, 'color');
    if (color === undefined && errors.length === found) errors.push({ code: 'color.missing', path: `${group}.color` });
    return color ?? '#000000';
  };
  const group = (name: 'primary' | 'secondary') => ({
    color: required(name),
    hover: optional(name, 'hoverColor'),
    active: optional(name, 'activeColor'),
  });

  const primary = group('primary');
  const secondary = group('secondary');
  const from = required('special');
  const special = { from, to: optional('special', 'secondaryColor') ?? from };
  return errors.length > 0 ? { errors } : { brand: { primary, secondary, special }, errors };
};
