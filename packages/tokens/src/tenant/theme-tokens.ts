import { tokenDocs } from '../gen/token-docs.ts';
import { type ColorName, lightColors } from '../gen/tokens.ts';
import { channels, type Hex, parseHex } from './color.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Mode } from './palette.ts';
import type { Contrast } from './stronger.ts';

/** A colour's value after the Design Tokens format 2025.10. */
export type ColorValue = {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha?: number;
  hex: Hex;
};

const share = (channel: number): number => Math.round((channel / 255) * 1e5) / 1e5;

/** `#rrggbb` with its components beside it, as design tools read colours. */
export const colorValue = (hex: Hex): ColorValue => {
  const [r, g, b] = channels(hex);
  return { colorSpace: 'srgb', components: [share(r), share(g), share(b)], hex };
};

const seeThrough = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/;
const colorOf = (css: string): ColorValue | undefined => {
  const opaque = parseHex(css);
  if (opaque) return colorValue(opaque);
  const [, r, g, b, alpha] = (seeThrough.exec(css) ?? []).map(Number);
  if (r === undefined || g === undefined || b === undefined || alpha === undefined) return undefined;
  const hex = parseHex(`#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
  return hex && { ...colorValue(hex), alpha: Math.round(alpha * 1e5) / 1e5 };
};

type ColorToken = { $type: 'color'; $value: ColorValue; $description: string };
/** Colours in groups, as deep as their paths: `color.action.bgHover`. */
export type ThemeTokens = { [key: string]: ColorToken | ThemeTokens };

const colorDocs = tokenDocs.filter(({ name }) => name in lightColors);

/**
 * Every colour role of a tenant's theme in one mode as design tokens (DTCG), with the names of the product's own tokens: one file for each
 * mode, as Figma reads them. Never throws, like `deriveTheme`.
 */
export const themeTokens = (colorSetting: unknown, mode: Mode, contrast: Contrast): ThemeTokens => {
  const { colors } = deriveTheme(colorSetting, mode, contrast);
  const root: ThemeTokens = {};
  for (const { name, path, description } of colorDocs) {
    const value = colorOf(colors[name as ColorName]);
    if (value === undefined) continue;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let group = root;
    for (const key of keys) {
      group[key] ??= {};
      group = group[key] as ThemeTokens;
    }
    group[last] = { $type: 'color', $value: value, $description: description };
  }
  return root;
};
