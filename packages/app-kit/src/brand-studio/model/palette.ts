import type { ColorSetting } from '@esg/tokens';
import { difference, fromOklch, toOklch } from '@esg/tokens/studio';

/** A colour of a picture and how much of it has that colour, 0 to 1. */
export type PaletteColor = { readonly color: string; readonly share: number };

/** Colours nearer than this look the same in a logo, whose edges are soft. */
const mergeDistance = 0.09;
const colorsMax = 6;
const shareMin = 0.004;
/** Below this chroma a colour is a grey. */
const greyChroma = 0.035;

/** Every colour with the number of its pixels, the most frequent first; see-through pixels are left out. */
const countColors = (pixels: Uint8ClampedArray): [color: number, count: number][] => {
  const counts = new Map<number, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const color = (r << 16) | (g << 8) | b;
    if (alpha >= 128) counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
};

/**
 * The colours of a picture (RGBA, four bytes a pixel), the most frequent first, at most six. The colour of a group is its most frequent
 * one, not a blend: a logo's own colour, not that of its soft edges.
 */
export const paletteOf = (pixels: Uint8ClampedArray): PaletteColor[] => {
  const counted = countColors(pixels);
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  const groups: { color: string; count: number }[] = [];
  for (const [value, count] of counted) {
    const color = `#${value.toString(16).padStart(6, '0')}`;
    const near = groups.find((group) => difference(group.color, color) < mergeDistance);
    if (near) near.count += count;
    else groups.push({ color, count });
  }
  return groups
    .map(({ color, count }) => ({ color, share: count / total }))
    .filter(({ share }) => share >= shareMin)
    .sort((a, b) => b.share - a.share)
    .slice(0, colorsMax);
};

/** The weight of a colour as the brand's own: its amount, and its colourfulness. */
const weight = ({ color, share }: PaletteColor): number => {
  const { chroma } = toOklch(color);
  return share * (chroma < greyChroma ? 0.001 : chroma);
};

/** A quiet background in the hue of a colour. */
const tint = (color: string): string => {
  const { chroma, hue } = toOklch(color);
  return fromOklch({ lightness: 0.94, chroma: Math.min(chroma, 0.035), hue });
};

/** A colour setting from a picture's colours; hover and active colours are derived. Nothing without colours. */
export const suggestSetting = (palette: readonly PaletteColor[]): ColorSetting | undefined => {
  const [first, ...others] = [...palette].sort((a, b) => weight(b) - weight(a));
  if (!first) return undefined;
  const second = others.find(
    ({ color }) => toOklch(color).chroma >= greyChroma && difference(color, first.color) > 0.12,
  );
  const derived = { hoverColor: '', activeColor: '' };
  return {
    isDefaultTheme: false,
    primary: { color: first.color, ...derived },
    secondary: { color: tint((second ?? first).color), ...derived },
    special: { color: first.color, ...derived, secondaryColor: second?.color ?? '' },
  };
};
