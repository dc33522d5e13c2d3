import { expect, it } from 'vitest';
import { ofCountry, ownExchangeFirst } from './home-frameworks.ts';

const accounting = { region: 'HK', category: 'REPORTING_STANDARDS' as const };
const exchange = { region: 'HK', category: 'EXCHANGE_LISTING_REQUIREMENTS' as const };
const other = { region: null, category: 'REPORTING_STANDARDS' as const };

it('puts the rules of the stock exchange first for who is listed there, and names them to nobody else', () => {
  expect(ofCountry([other, accounting, exchange], 'HK', true)).toEqual([exchange, accounting]);
  expect(ofCountry([other, accounting, exchange], 'HK', false)).toEqual([accounting]);
  expect(ofCountry([other], 'HK', true)).toEqual([]);
});

it('names what binds the company first among the suggestions, counted anew, and changes nothing for others', () => {
  const frameworks = [
    { ...other, versionId: 'gri' },
    { ...exchange, versionId: 'hkex' },
  ];
  const suggestions = [
    { versionId: 'gri', rank: 1 },
    { versionId: 'hkex', rank: 2 },
  ];
  expect(ownExchangeFirst(suggestions, frameworks, { code: 'HK', isListed: true })).toEqual([
    { versionId: 'hkex', rank: 1 },
    { versionId: 'gri', rank: 2 },
  ]);
  expect(ownExchangeFirst(suggestions, frameworks, { code: 'HK', isListed: false })).toEqual(suggestions);
  expect(ownExchangeFirst(suggestions, frameworks, undefined)).toEqual(suggestions);
});
