import { expect, it } from 'vitest';
import { atLeast, atMost, median, toTable } from './measure.ts';

it('takes the median', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('says whether a limit is met, before rounding', () => {
  expect(atMost(8, { name: 'start', value: 8.001, unit: 's' })).toMatchObject({ value: 8, met: false });
  expect(toTable([atMost(8, { name: 'start', value: 7.25, unit: 's' })])).toMatch(/start +7\.25 s +✓ bar 8 s$/);
  expect(atLeast(800, { name: 'tenants', value: 799.999, unit: 'tenants/s' })).toMatchObject({
    value: 800,
    met: false,
  });
});
