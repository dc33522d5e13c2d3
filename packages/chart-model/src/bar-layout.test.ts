import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layBars } from './bar-layout.ts';

const bar = (value: number, index: number) => ({ id: String(index), label: 'x', value, display: String(value) });
const values = fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 20 });

describe('layBars', () => {
  it('begins at zero, whatever the values', () => {
    const { placed, zero } = layBars([50, 100].map(bar), 600, String);
    expect(zero).toBe(placed[0]?.x);
    expect(placed[1]?.width).toBeCloseTo((placed[0]?.width ?? 0) * 2);
  });
  it('keeps every bar and the start of its figure inside the plot', () =>
    fc.assert(
      fc.property(values, fc.integer({ min: 120, max: 1600 }), (list, width) => {
        for (const { x, width: length, figureX } of layBars(list.map(bar), width, String).placed) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + length).toBeLessThanOrEqual(width + 1);
          expect(figureX).toBeLessThanOrEqual(width + 6);
        }
      }),
    ));
  it('shows the smallest value as a thin line, and zero as nothing', () => {
    const widths = layBars([1e9, 1, 0].map(bar), 600, String).placed.map(({ width }) => width);
    expect(widths[1]).toBe(1);
    expect(widths[2]).toBe(0);
  });
  it('draws negative values to the left of zero', () => {
    const { placed, zero } = layBars([-50, 100].map(bar), 600, String);
    expect(placed[0]?.x).toBeLessThan(zero);
    expect((placed[0]?.x ?? 0) + (placed[0]?.width ?? 0)).toBeCloseTo(zero);
  });
});
