import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barArrangements, barDirections, layBarSeries } from './bar-series-layout.ts';
import { textWidth } from './text-width.ts';

const line = (id: string, values: (number | string | undefined)[]) => ({
  id,
  label: id,
  values,
  displays: values.map(String),
});
const options = {
  categories: ['2025', '2026'],
  series: [line('a', [10, -4]), line('b', ['30', -6])],
  arrangement: 'stacked',
  direction: 'vertical',
  width: 400,
  height: 240,
  formatTick: String,
} as const;

describe('layBarSeries', () => {
  it('stacks positive values above zero and negative values below it', () => {
    const { bars, zero } = layBarSeries(options);
    const lower = bars[0]?.[0];
    const upper = bars[1]?.[0];
    expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeCloseTo(zero);
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeCloseTo(lower?.y ?? 0);
    expect(upper?.height).toBeCloseTo(3 * (lower?.height ?? 0));
    expect(bars[0]?.[1]?.y).toBeCloseTo(zero);
  });
  it('puts groups side by side without overlap', () => {
    const { bars } = layBarSeries({ ...options, arrangement: 'grouped' });
    expect((bars[0]?.[0]?.x ?? 0) + (bars[0]?.[0]?.width ?? 0)).toBeLessThanOrEqual(bars[1]?.[0]?.x ?? 0);
  });
  it('leaves a gap where a value is unknown', () =>
    expect(layBarSeries({ ...options, series: [line('a', [undefined, 3])] }).bars[0]).toHaveLength(1));
  it('draws nothing for a figure that is too small for any scale', () => {
    const { bars } = layBarSeries({ ...options, categories: ['a'], series: [line('a', [-1.5e-307])] });
    expect(bars[0]?.[0]?.height).toBe(0);
  });
  it('names each horizontal bar where there is room, and uses a key where there is none', () => {
    const named = { ...options, arrangement: 'grouped', direction: 'horizontal', isNamed: true, height: 160 } as const;
    const wide = layBarSeries({ ...named, width: 640 });
    expect(wide.key).toEqual([]);
    expect(wide.labels.map(({ text }) => text)).toEqual(['a · 10', 'a · -4', 'b · 30', 'b · -6']);
    for (const { x, y } of wide.labels) {
      expect(x).toBeGreaterThan(wide.zero);
      expect(y).toBeLessThan(160);
    }
    const narrow = layBarSeries(named);
    expect([narrow.labels.length, narrow.key.length]).toEqual([0, 2]);
  });
  it('writes figures on the pieces of a stack that are thick enough', () => {
    const series = [line('a', [60, 50]), line('b', [39, 49]), line('c', [1, 1])];
    const figured = { ...options, series, isFigured: true };
    const { figures, bars } = layBarSeries(figured);
    expect(figures.map(({ series: place, text }) => [place, text])).toEqual([
      [0, '60'],
      [0, '50'],
      [1, '39'],
      [1, '49'],
    ]);
    const first = figures[0];
    const box = bars[0]?.[0];
    expect(first?.y).toBeCloseTo((box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(layBarSeries({ ...figured, isFigured: false }).figures).toEqual([]);
    expect(layBarSeries({ ...figured, width: 60 }).figures).toEqual([]);
  });
  it('writes the figures of pieces that are too thin beside them, apart from each other and within the drawing', () => {
    const series = [line('a', [600, 500]), line('b', [9, 8]), line('c', [6, 7]), line('d', [0, 4])];
    const figured = { ...options, series, isFigured: true };
    const { besides, bars, plot } = layBarSeries(figured);
    expect(besides.map(({ text }) => text)).toEqual(['9', '6', '8', '7', '4']);
    for (const { x, text } of besides) expect(x + textWidth(text)).toBeLessThanOrEqual(options.width);
    const [first, second] = besides;
    expect(first?.x).toBeGreaterThan((bars[1]?.[0]?.x ?? 0) + (bars[1]?.[0]?.width ?? 0));
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(14);
    expect(besides.every(({ y }) => y >= plot.y)).toBe(true);
    expect(layBarSeries({ ...figured, width: 60 }).besides).toEqual([]);
  });
  it('begins at zero and keeps every bar in the plot, in every arrangement and direction', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 30 }),
        fc.constantFrom(...barArrangements),
        fc.constantFrom(...barDirections),
        (values, arrangement, direction) => {
          const series = [line('a', values), line('b', [...values].reverse())];
          const categories = values.map((_, place) => String(place));
          const layout = layBarSeries({ ...options, categories, series, arrangement, direction, height: 400 });
          const { x, y, width, height } = layout.plot;
          for (const bar of layout.bars.flat()) {
            expect(bar.x).toBeGreaterThanOrEqual(x - 0.01);
            expect(bar.y).toBeGreaterThanOrEqual(y - 0.01);
            expect(bar.x + bar.width).toBeLessThanOrEqual(x + width + 1.01);
            expect(bar.y + bar.height).toBeLessThanOrEqual(y + height + 1.01);
          }
          categories.forEach((_, place) => {
            const band = layout.bandOf(place);
            expect(layout.placeAt(band.x + band.width / 2, band.y + band.height / 2)).toBe(place);
          });
        },
      ),
    ));
});
