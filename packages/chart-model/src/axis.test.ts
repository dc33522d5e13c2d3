import fc from 'fast-check';
import { expect, it } from 'vitest';
import { categoryTicks, domainOf, layAxis } from './axis.ts';

it('never makes an empty domain, and includes zero on request', () => {
  expect(domainOf([], false)).toEqual([0, 1]);
  expect(domainOf([5, 5], false)).toEqual([4, 6]);
  expect(domainOf([5, 9], true)).toEqual([0, 9]);
  expect(domainOf([-5, -9], true)).toEqual([-9, 0]);
});

it('puts ticks inside the range', () => {
  const { ticks, scale } = layAxis([0, 97], [200, 0], 4, String);
  expect(ticks.map(({ text }) => text)).toEqual(['0', '20', '40', '60', '80', '100']);
  expect(scale(100)).toBe(0);
});

it('leaves out names that would overlap', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 50, max: 1200 }), (count, width) => {
      const names = Array.from({ length: count }, (_, place) => String(1600 + place));
      const ticks = categoryTicks(names, (place) => (place * width) / count, width);
      expect(ticks[0]?.text).toBe('1600');
      expect(ticks[0]?.at).toBeGreaterThanOrEqual(0);
      for (let at = 1; at < ticks.length; at++) {
        expect((ticks[at]?.at ?? 0) - (ticks[at - 1]?.at ?? 0)).toBeGreaterThanOrEqual(28);
      }
    }),
  ));
