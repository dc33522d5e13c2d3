import { expect, it } from 'vitest';
import { largestUnit, movesPointOnly, unitOfSum } from './shared-unit.ts';

it('sums figures of several units in the largest of them', () => {
  expect(largestUnit('mass', ['kg', 't', 'kg'])).toBe('t');
  expect(largestUnit('energy', ['MWh', 'GJ', 'kWh'])).toBe('MWh');
  expect(largestUnit('mass', ['kg'])).toBe('kg');
});

it('names no unit for figures that do not convert', () => {
  expect(largestUnit('currency', ['HKD', 'USD'])).toBeUndefined();
  expect(largestUnit('mass', ['kg', 'kWh', 't'])).toBeUndefined();
});

it('keeps what was entered in one unit in it, and makes no fraction of shares and no thousands of people', () => {
  expect(unitOfSum('mass', ['kg', 't'])).toBe('t');
  expect(unitOfSum('percent', ['1', '1'])).toBe('1');
  expect(unitOfSum('percent', ['%', '1'])).toBeUndefined();
  expect(unitOfSum('count', ['1', '{thousand}'])).toBeUndefined();
  expect(unitOfSum('mass', [])).toBeUndefined();
});

it('says whether only the point of figures moves', () => {
  expect(movesPointOnly('mass', ['kg', 't'], 't')).toBe(true);
  expect(movesPointOnly('energy', ['GJ', 'MWh'], 'MWh')).toBe(false);
  expect(movesPointOnly('currency', ['HKD', 'USD'], 'USD')).toBe(false);
});
