import { type ColorName, type ColorSetting, type Contrast, deriveTheme, lightColors, type Mode } from '@esg/tokens';
import { systemColor } from '@esg/tokens/studio';
import type { CSSProperties } from 'react';

/** The looks that a sheet shows side by side. `forced` is the system's, with the same colours whatever the brand. */
export const sheetLooks = ['light', 'dark', 'lightMore', 'darkMore', 'forced'] as const;
export type SheetLook = (typeof sheetLooks)[number];

const themes = {
  light: ['light', 'standard'],
  dark: ['dark', 'standard'],
  lightMore: ['light', 'more'],
  darkMore: ['dark', 'more'],
} as const satisfies Record<Exclude<SheetLook, 'forced'>, [Mode, Contrast]>;

const systemColors = (Object.keys(lightColors) as ColorName[]).flatMap((name): [string, string][] => {
  const color = systemColor(name);
  return color ? [[`--${name}`, color]] : [];
});

/** Every colour of a look, including status and focus, for a part of a page with another look than the rest. */
export const wornIn = (setting: ColorSetting, look: SheetLook): CSSProperties => {
  if (look === 'forced') return Object.fromEntries([['colorScheme', 'light'], ...systemColors]);
  const [mode, contrast] = themes[look];
  const { colors } = deriveTheme(setting, mode, contrast);
  const declared = Object.entries(colors).map(([name, color]) => [`--${name}`, color]);
  return Object.fromEntries([['colorScheme', mode], ...declared]);
};
