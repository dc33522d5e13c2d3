import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, layLines, pathOf } from './line-layout.ts';

const categories = ['2024', '2025', '2026'];
const line = (id: string, values: (number | string | undefined)[]) => ({
  id,
  label: id,
  values,
  displays: values.map(String),
});
const size = { width: 300, height: 200, formatTick: String };

describe('layLines', () => {
  it('breaks a line where a value is unknown', () => {
    const { lines } = layLines({ categories, series: [line('a', [1, undefined, 3])], ...size });
    expect(lines[0]?.runs.map(({ top }) => top.length)).toEqual([1, 1]);
  });

  it('accepts stored decimals of any length', () => {
    const series = [line('a', ['1250.500000000000000001', '', '3'])];
    const { lines, yAt } = layLines({ categories, series, ...size });
    expect(lines[0]?.runs).toHaveLength(2);
    expect(yAt(0, 1)).toBeUndefined();
  });

  it('begins areas at zero, and lines near their lowest value', () => {
    const series = [line('a', [50, 60, 70])];
    expect(layLines({ categories, series, ...size, area: 'overlapping' }).side[0]?.text).toBe('0');
    expect(layLines({ categories, series, ...size }).side[0]?.text).toBe('50');
  });

  it('stacks areas on top of one another', () => {
    const series = [line('a', [1, 2, 3]), line('b', [1, 1, 1])];
    const [lower, upper] = layLines({ categories, series, ...size, area: 'stacked' }).lines;
    expect(upper?.runs[0]?.bottom).toEqual(lower?.runs[0]?.top);
  });

  it('keeps the names of lines that end together apart', () => {
    const series = [line('a', [1, 2, 3]), line('b', [3, 3, 3]), line('c', [0, 1, 2])];
    const places = layLines({ categories, series, ...size, width: 600 }).lines.map(({ labelY }) => labelY);
    expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(18);
  });

  it('keeps every point in the plot and finds it again, however many there are', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 200, max: 1200 }),
        (values, width) => {
          const names = values.map((_, place) => String(place));
          const layout = layLines({ categories: names, series: [line('a', values)], ...size, width });
          const { x, y, width: wide, height } = layout.plot;
          values.forEach((_, place) => {
            expect(layout.placeAt(layout.xAt(place))).toBe(place);
            expect(layout.xAt(place)).toBeGreaterThanOrEqual(x);
            expect(layout.xAt(place)).toBeLessThanOrEqual(x + wide);
            expect(layout.yAt(0, place)).toBeGreaterThanOrEqual(y - 0.001);
            expect(layout.yAt(0, place)).toBeLessThanOrEqual(y + height + 0.001);
          });
        },
      ),
      { numRuns: 30 },
    ));

  it('draws nothing without values, and does not fail', () => {
    expect(layLines({ categories: [], series: [], ...size }).lines).toEqual([]);
    expect(pathOf([])).toBe('');
    expect(areaOf({ top: [], bottom: [] })).toBe('');
  });
});

it('closes an area along the top of the area below it', () =>
  expect(
    areaOf({
      top: [
        { x: 0, y: 1 },
        { x: 2, y: 3 },
      ],
      bottom: [
        { x: 0, y: 10 },
        { x: 2, y: 9 },
      ],
    }),
  ).toBe('M0 1L2 3L2 9L0 10Z'));
