import { expect, it } from 'vitest';
import { largestUnit, movesPointOnly, placesOfSum } from './shared-unit.ts';

it('sums figures of several units in the largest of them', () => {
  expect(largestUnit('mass', ['kg', 't', 'kg'])).toBe('t');
  expect(largestUnit('energy', ['MWh', 'GJ', 'kWh'])).toBe('MWh');
  expect(largestUnit('mass', ['kg'])).toBe('kg');
});

it('names no unit for figures that do not convert', () => {
  expect(largestUnit('currency', ['HKD', 'USD'])).toBeUndefined();
  expect(largestUnit('mass', ['kg', 'kWh', 't'])).toBeUndefined();
});

it('gives a sum no more decimals than its coarsest part', () => {
  const waste = [
    { number: '9560', unit: 't' },
    { number: '624', unit: 'kg' },
  ];
  expect(placesOfSum('mass', waste, 't')).toBe(0);
  expect(
    placesOfSum(
      'mass',
      [
        { number: '9560.25', unit: 't' },
        { number: '624', unit: 'kg' },
      ],
      't',
    ),
  ).toBe(2);
  expect(placesOfSum('mass', [{ number: '624.5', unit: 'kg' }], 't')).toBe(4);
});

it('says whether only the point of figures moves', () => {
  expect(movesPointOnly('mass', ['kg', 't'], 't')).toBe(true);
  expect(movesPointOnly('energy', ['GJ', 'MWh'], 'MWh')).toBe(false);
  expect(movesPointOnly('currency', ['HKD', 'USD'], 'USD')).toBe(false);
});
