import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutBars } from './chart-layout.ts';

describe('layoutBars', () => {
  it('starts at zero and ends at a round number', () => {
    const { zero, bars, ticks } = layoutBars(['50', '75', '0']);
    expect(zero).toBe(0);
    expect(ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80]);
    expect(bars).toEqual([
      { start: 0, end: 50 / 80 },
      { start: 0, end: 75 / 80 },
      { start: 0, end: 0 },
    ]);
  });

  it('draws negative values to the left of zero', () => {
    const { zero, bars } = layoutBars(['-10', '30']);
    expect(bars[0]?.end).toBe(zero);
    expect(bars[0]?.start).toBeLessThan(zero);
    expect(bars[1]?.start).toBe(zero);
  });

  it('stands on any numbers', () => {
    const decimal = fc
      .double({ min: -1e29, max: 1e29, noNaN: true })
      .map((value) => BigInt(Math.round(value)).toString());
    fc.assert(
      fc.property(fc.array(decimal, { maxLength: 20 }), (values) => {
        const { zero, bars, ticks } = layoutBars(values);
        for (const share of [zero, ...bars.flatMap(({ start, end }) => [start, end]), ...ticks.map(({ at }) => at)]) {
          expect(share).toBeGreaterThanOrEqual(-1e-9);
          expect(share).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(ticks.length).toBeLessThan(12);
      }),
    );
  });
});
