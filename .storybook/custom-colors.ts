import { type ColorSetting, type Hex, sampleSettings } from '@esg/tokens';
import { fromOklch, toOklch } from '@esg/tokens/studio';

const hexes = /[0-9a-f]{6}/gi;

/** The first four colours in a text, whatever stands between them: a list, a style sheet, exported settings. */
export const colorsIn = (text: string): Hex[] =>
  (text.match(hexes) ?? []).slice(0, 4).map((digits) => `#${digits.toLowerCase()}` as Hex);

const group = (color: Hex) => ({ color, hoverColor: '', activeColor: '' });
const soft = (color: Hex): Hex => fromOklch({ ...toOklch(color), lightness: 0.94, chroma: 0.03 });
const turned = (color: Hex): Hex => {
  const { lightness, chroma, hue } = toOklch(color);
  return fromOklch({ lightness, chroma, hue: hue + Math.PI / 5 });
};

/** Settings out of one to four colours: what is not given follows from the first. The default brand's where there is none. */
export const customSetting = (text: string): ColorSetting => {
  const [primary, secondary, special, secondaryColor] = colorsIn(text);
  if (!primary) return sampleSettings.default;
  return {
    isDefaultTheme: false,
    primary: group(primary),
    secondary: group(secondary ?? soft(primary)),
    special: { ...group(special ?? primary), secondaryColor: secondaryColor ?? turned(special ?? primary) },
  };
};
