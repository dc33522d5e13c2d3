import type { ReportModel } from '@esg/contract';
import { contrast, paperTheme } from '@esg/tokens/node';

/** Mixes two `#rrggbb` colours; `share` 0 gives the first, 1 the second. */
export const mix = (first: string, second: string, share: number): string => {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Colours of a page: the brand's greys, and the brand itself only as a fill, so that every brand stays readable. */
export const paletteOf = (colors: ReportModel['brand']['colors']) => {
  const paper = paperTheme(colors);
  return {
    text: paper['esg-color-text-default'],
    muted: paper['esg-color-text-muted'],
    line: paper['esg-color-border-default'],
    surface: paper['esg-color-surface-page'],
    /** The brand's gradient where text on it ends; behind that is its unchanged second colour. */
    gradientMiddle: paper['esg-color-special-middle'],
    bar: colors.primary,
    /** Background of this year's figures. A brand too pale to be visible gives its edge instead. */
    tint: mix('#ffffff', paper['esg-color-action-border'], 0.07),
    /** Keeps a pale bar visible on white. */
    barEdge: paper['esg-color-action-border'],
    /** Series of a chart in their order; each has 3:1 on paper. The last is for series in the background. */
    series: ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((place) => paper[`esg-color-chart-${place}`]),
    watermark: paper['esg-color-border-default'],
  };
};
export type Palette = ReturnType<typeof paletteOf>;

/** The largest number of parts with shades that readers can tell apart. */
const shadesMost = 5;
/** The contrast of the darkest of several shades on paper, and the share of white in the lightest. */
const darkest = 8;
const lightest = 0.7;

/**
 * Shades of the brand for the parts of a whole, from dark to light, so that no second colour is louder than the brand; undefined for more
 * parts than shades can tell apart. Two parts begin with the brand's own colour, more of them with a darker one where that is pale.
 */
export const shadesOf = ({ barEdge }: Pick<Palette, 'barEdge'>, count: number): string[] | undefined => {
  if (count > shadesMost) return undefined;
  const steps = Array.from({ length: 10 }, (_, step) => mix(barEdge, '#000000', step / 10));
  const dark = count > 2 ? (steps.find((shade) => contrast(shade, '#ffffff') >= darkest) ?? barEdge) : barEdge;
  return Array.from({ length: count }, (_, place) => mix(dark, '#ffffff', (place * lightest) / Math.max(1, count - 1)));
};
