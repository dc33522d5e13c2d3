import { expect, it } from 'vitest';
import { placesTogether } from './places-together.ts';

it('reads parts and their sum with the same decimals, as few as a board reads', () => {
  expect(placesTogether(['441.7015', '1910.434', '3.47525', '2355.61075'])).toBe(2);
  expect(placesTogether(['354', '106'])).toBe(0);
  expect(placesTogether([])).toBe(0);
});

it('keeps the digits of what is smaller than that altogether', () => {
  expect(placesTogether(['0.0001234', '0.00005', '0'])).toBe(5);
  expect(placesTogether(['0.0001234', '50'])).toBe(2);
});
