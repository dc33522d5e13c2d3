import { expect, it } from 'vitest';
import { layDonut } from './donut-layout.ts';

const slice = (id: string, value: number | string) => ({ id, label: id, value, display: '', share: '' });

it('fills the ring with the values above zero, in order', () => {
  const parts = layDonut([slice('a', '3'), slice('b', -5), slice('c', 1)]);
  expect(parts[0]?.end).toBeCloseTo(1.5 * Math.PI);
  expect(parts[1]?.start).toBe(parts[1]?.end);
  expect(parts[2]?.end).toBeCloseTo(2 * Math.PI);
});
it('draws nothing without values', () => expect(layDonut([slice('a', 0)])[0]).toEqual({ id: 'a', start: 0, end: 0 }));
