import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnsPath } from './bar-columns.ts';

const options = { bandPx: 0.25, start: 10, isVertical: true };
const reachesOf = (ends: readonly number[]) => ({
  from: Float64Array.from(ends, (end) => (Number.isNaN(end) ? end : 100)),
  to: Float64Array.from(ends),
});
const numbersOf = (path: string) => path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];

it('keeps the highest bar of a column, and a gap where the value is unknown', () => {
  const ends = [50, 20, 50, 50, ...Array<number>(8).fill(Number.NaN), 80, 80, 80, 80];
  expect(columnsPath({ ...options, reaches: reachesOf(ends) }).match(/M/g)).toHaveLength(2);
  expect(numbersOf(columnsPath({ ...options, reaches: reachesOf(ends) }))).toContain(20);
});

it('draws a column exactly as long as its bars, with few points, vertical or horizontal', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 2000 }), (ends) => {
      const reaches = reachesOf(ends);
      const vertical = numbersOf(columnsPath({ ...options, reaches }));
      const horizontal = numbersOf(columnsPath({ ...options, reaches, isVertical: false }));
      const along = vertical.filter((_, place) => place % 2 === 1);
      expect(Math.min(...along)).toBe(Math.min(100, ...ends));
      expect(Math.max(...along)).toBe(Math.max(100, ...ends));
      expect(vertical.length).toBeLessThanOrEqual(8 * (ends.length * options.bandPx + 2));
      expect(horizontal.filter((_, place) => place % 2 === 0)).toEqual(along);
    }),
  ));
