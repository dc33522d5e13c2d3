import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thinPoints } from './thin-points.ts';

const course = (values: readonly number[], width: number) =>
  values.map((y, place) => ({ x: (place * width) / Math.max(1, values.length - 1), y }));

/** Lowest and highest in each column of pixels. */
const columns = (points: readonly { x: number; y: number }[]) => {
  const seen = new Map<number, [number, number]>();
  for (const { x, y } of points) {
    const [low, high] = seen.get(Math.floor(x)) ?? [y, y];
    seen.set(Math.floor(x), [Math.min(low, y), Math.max(high, y)]);
  }
  return seen;
};

it('keeps every point of a line that has room', () => {
  const points = course([1, 5, 2], 100);
  expect(thinPoints(points)).toBe(points);
});

it('keeps the extremes of every column and both ends of a line, with few points', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 3000 }),
      fc.integer({ min: 20, max: 300 }),
      (values, width) => {
        const points = course(values, width);
        const thin = thinPoints(points);
        expect(columns(thin)).toEqual(columns(points));
        expect(thin[0]).toBe(points[0]);
        expect(thin.at(-1)).toBe(points.at(-1));
        expect(thin.length).toBeLessThanOrEqual(Math.max(4 * (width + 2), 4));
      },
    ),
  ));
