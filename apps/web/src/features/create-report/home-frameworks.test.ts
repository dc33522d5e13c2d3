import { expect, it } from 'vitest';
import { ofCountry } from './home-frameworks.ts';

const accounting = { region: 'HK', category: 'REPORTING_STANDARDS' as const };
const exchange = { region: 'HK', category: 'EXCHANGE_LISTING_REQUIREMENTS' as const };
const other = { region: null, category: 'REPORTING_STANDARDS' as const };

it('puts the rules of the stock exchange first for who is listed there, and names them to nobody else', () => {
  expect(ofCountry([other, accounting, exchange], 'HK', true)).toEqual([exchange, accounting]);
  expect(ofCountry([other, accounting, exchange], 'HK', false)).toEqual([accounting]);
  expect(ofCountry([other], 'HK', true)).toEqual([]);
});
