import { expect, it } from 'vitest';
import { dividedBy, fractionOf } from './fractions.ts';
import { rootOf } from './roots.ts';

it('finds whole roots without a remainder', () => {
  expect(rootOf(fractionOf('0'), 6)).toBe('0');
  expect(rootOf(fractionOf('1'), 6)).toBe('1');
  expect(rootOf(fractionOf('15241578750190521'), 6)).toBe('123456789');
});

it('finds roots of fractions and rounds the last digit', () => {
  expect(rootOf(fractionOf('0.0625'), 6)).toBe('0.25');
  expect(rootOf(dividedBy(fractionOf('1'), fractionOf('9')), 4)).toBe('0.3333');
  expect(rootOf(fractionOf('2'), 6)).toBe('1.414214');
});

it('stays exact for numbers that a float would round', () => {
  expect(rootOf(fractionOf('1000000000000000000000000000000000002'), 0)).toBe('1000000000000000000');
});
