import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

it('moves no label that has room', () => expect(spreadLabels([10, 90, 50], 16, 0, 100)).toEqual([10, 90, 50]));

it('keeps labels apart, in order and inside, wherever there is room for all', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 350, noNaN: true }), { minLength: 1, maxLength: 8 }), (places) => {
      const spread = spreadLabels(places, 16, 0, 300);
      const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
      const sorted = order.map((index) => spread[index] ?? 0);
      for (let at = 1; at < sorted.length; at++)
        expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThan(15.999);
      expect(sorted[0]).toBeGreaterThanOrEqual(-0.001);
      expect(sorted.at(-1)).toBeLessThanOrEqual(300.001);
    }),
  );
});
