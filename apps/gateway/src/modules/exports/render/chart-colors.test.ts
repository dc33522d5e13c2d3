import type { ModelChart } from '@esg/contract';
import { contrast } from '@esg/tokens/node';
import { describe, expect, it } from 'vitest';
import { chartPaletteOf, paintOf, seriesFill } from './chart-drawing.ts';
import { paletteOf } from './colors.ts';

const brands = ['#1f7a4d', '#0b2545', '#ffe600', '#ff6f59'].map((primary) =>
  paletteOf({
    primary,
    onPrimary: '#ffffff',
    accent: primary,
    gradientFrom: primary,
    gradientTo: primary,
    onGradient: '#ffffff',
  }),
);
const chartOf = (kind: ModelChart['kind'], count: number): ModelChart => ({
  title: 'Fuels',
  unitSymbol: 'MWh',
  kind,
  categories: kind === 'donut' ? Array.from({ length: count }, (_, place) => `Part ${place}`) : ['2023', '2024'],
  series: Array.from({ length: kind === 'donut' ? 1 : count }, (_, place) => ({
    name: `Part ${place}`,
    values: ['1', '2'],
  })),
});
const fillsOf = (chart: ModelChart, count: number, palette: (typeof brands)[number]) =>
  Array.from({ length: count }, (_, place) => paintOf(place, chartPaletteOf(chart, palette)).fill);

describe.each([2, 3, 5])('%i parts of a whole', (count) => {
  it('are in shades of the brand, each lighter than the one before, within an edge that is visible on paper', () => {
    for (const palette of brands) {
      const chart = chartOf('stacked', count);
      const fills = fillsOf(chart, count, palette);
      expect(new Set(fills).size).toBe(count);
      const strengths = fills.map((fill) => contrast(fill, '#ffffff'));
      expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
      const { edge } = paintOf(0, chartPaletteOf(chart, palette));
      expect(contrast(edge, '#ffffff')).toBeGreaterThanOrEqual(3);
      expect(fills.some((fill) => palette.series.slice(0, -1).includes(fill))).toBe(false);
    }
  });
});

it('gives more parts than shades can tell apart the colours of charts', () => {
  for (const palette of brands) {
    const chart = chartOf('donut', 7);
    expect(fillsOf(chart, 7, palette)).toEqual(palette.series.slice(0, 7));
  }
});

it('draws the bars of a single series in the colour of the brand', () => {
  for (const palette of brands) expect(seriesFill(chartOf('bar', 1), 0, palette)).toBe(palette.barEdge);
});
