import { expect, it } from 'vitest';
import { currencyOfCountry, ownCurrencyFirst, preferredUnit, usualUnit } from './usual-unit.ts';

const units = (...codes: string[]) => codes.map((code) => ({ code }));

it.each([
  ['HK', 'HKD'],
  ['CN', 'CNY'],
  ['DE', 'EUR'],
  ['US', 'USD'],
  ['BR', null],
  ['', null],
  [null, null],
])('keeps the books of %s in %s', (country, currency) => expect(currencyOfCountry(country)).toBe(currency));

it('offers money in the own currency first, and every other unit as before', () => {
  const money = units('USD', 'HKD', 'CNY');
  expect(ownCurrencyFirst(money, 'HKD')).toEqual(units('HKD', 'USD', 'CNY'));
  expect(usualUnit(money, 'HKD')).toBe('HKD');
  expect(usualUnit(units('USD/t{CO2e}', 'HKD/t{CO2e}'), 'HKD')).toBe('HKD/t{CO2e}');
  expect(usualUnit(money, 'SEK')).toBe('USD');
  expect(usualUnit(money, null)).toBe('USD');
  expect(usualUnit(units('kWh', 'MWh'), 'HKD')).toBe('kWh');
  expect(usualUnit([], 'HKD')).toBe('');
});

it('begins materials and waste in tonnes, and leaves everything else to the first unit of its kind', () => {
  expect(preferredUnit('waste.generated.total', units('kg', 'g', 't'))).toBe('t');
  expect(preferredUnit('air.nox', units('kg', 'g', 't'))).toBeNull();
  expect(preferredUnit('energy.consumption.total', units('kWh', 'MWh'))).toBeNull();
});
