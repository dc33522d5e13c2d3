import { type ColorSetting, type Hex, sampleSettings, settingPaths } from '@esg/tokens';
import { fromOklch, toOklch } from '@esg/tokens/studio';

const hexes = /[0-9a-f]{6}/gi;

/**
 * The colours in a text, whatever is between them: a list, a style sheet, exported settings. All ten of a brand if there are as many, else
 * the first four.
 */
const colorsIn = (text: string): Hex[] => {
  const found = text.match(hexes) ?? [];
  const count = found.length >= settingPaths.length ? settingPaths.length : 4;
  return found.slice(0, count).map((digits) => `#${digits.toLowerCase()}` as Hex);
};

const group = (color: Hex) => ({ color, hoverColor: '', activeColor: '' });
const soft = (color: Hex): Hex => fromOklch({ ...toOklch(color), lightness: 0.94, chroma: 0.03 });
const turned = (color: Hex): Hex => {
  const { lightness, chroma, hue } = toOklch(color);
  return fromOklch({ lightness, chroma, hue: hue + Math.PI / 5 });
};

/** Settings of all ten colours, in the order of a brand's settings. */
const wholeSetting = (colors: readonly Hex[]): ColorSetting => {
  const groupAt = (place: number) => ({
    color: colors[place] ?? '',
    hoverColor: colors[place + 1] ?? '',
    activeColor: colors[place + 2] ?? '',
  });
  return {
    isDefaultTheme: false,
    primary: groupAt(0),
    secondary: groupAt(3),
    special: { ...groupAt(6), secondaryColor: colors[9] ?? '' },
  };
};

/**
 * Settings from a text with colours: all ten, or one to four, where missing ones are derived from the first. Without any, those of the
 * default brand.
 */
export const customSetting = (text: string): ColorSetting => {
  const colors = colorsIn(text);
  if (colors.length === settingPaths.length) return wholeSetting(colors);
  const [primary, secondary, special, secondaryColor] = colors;
  if (!primary) return sampleSettings.default;
  return {
    isDefaultTheme: false,
    primary: group(primary),
    secondary: group(secondary ?? soft(primary)),
    special: { ...group(special ?? primary), secondaryColor: secondaryColor ?? turned(special ?? primary) },
  };
};
