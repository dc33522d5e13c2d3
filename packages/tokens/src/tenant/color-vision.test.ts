import { describe, expect, it } from 'vitest';
import { type ColorName, darkColors, lightColors } from '../gen/tokens.ts';
import { difference } from './color.ts';
import { statusTones } from './contrast-table.ts';
import { deriveTheme } from './derive-theme.ts';
import { simulate, visionDeficiencies } from './vision.ts';

/**
 * The distance between colours of different meaning (OKLab), for all four kinds of colour vision. A status also has an icon and a word
 * wherever it is shown, a chart series a label.
 */
const statusLeast = 0.06;
const seriesLeast = 0.08;

const statuses = statusTones.map((tone) => `esg-color-status-${tone}-solid` as const);
const series = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((number) => `esg-color-chart-${number}` as const);

const tooClose = (colors: Readonly<Record<ColorName, string>>, names: readonly ColorName[], least: number): string[] =>
  (['everyone', ...visionDeficiencies] as const).flatMap((eyes) => {
    const seen = (name: ColorName) => (eyes === 'everyone' ? colors[name] : simulate(colors[name], eyes));
    return names.flatMap((a, index) =>
      names
        .slice(index + 1)
        .filter((b) => difference(seen(a), seen(b)) < least)
        .map((b) => `${eyes}: ${a} and ${b} ${difference(seen(a), seen(b)).toFixed(3)}`),
    );
  });

/** With more contrast colours are closer together, in fewer lightnesses; still no two look the same to anybody. */
const strongLeast = 0.025;

describe.each(['light', 'dark'] as const)('with more contrast, in %s mode', (mode) => {
  it('keeps every status and every chart series distinguishable', () => {
    const { colors } = deriveTheme({ isDefaultTheme: true }, mode, 'more');
    expect(tooClose(colors, statuses, strongLeast)).toEqual([]);
    expect(tooClose(colors, series, strongLeast)).toEqual([]);
  });
});

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('in %s mode, with and without each kind of cone', (_, colors) => {
  it('keeps every status distinguishable', () => {
    expect(tooClose(colors, statuses, statusLeast)).toEqual([]);
  });

  it('keeps every series of a chart distinguishable', () => {
    expect(tooClose(colors, series, seriesLeast)).toEqual([]);
  });
});
