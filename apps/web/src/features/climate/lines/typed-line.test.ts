import { expect, it } from 'vitest';
import { blankLine } from './line-needs.ts';
import { lineOfTyped, missingIn, typedOf, unreadableIn } from './typed-line.ts';

const plain = (number: string) => number;
const line = {
  ...blankLine('electricity', '2025-03'),
  amount: '1200.5',
  unit: 'kWh',
  region: 'HK',
  contracts: [
    { kwh: '400', kgCo2ePerKwh: '0', source: 'Certificates' },
    { kwh: '10', kgCo2ePerKwh: null, source: 'Another' },
  ],
  shares: [{ over: '2', under: '3', source: 'Floor area' }],
};

it('sends back what it was opened with', () => {
  expect(lineOfTyped(typedOf(line, 1, plain), line, 'en-HK')).toEqual(line);
});

it('reads numbers in the separators of the person, and refuses what is none', () => {
  const typed = { ...typedOf(line, 1, plain), amount: '1.234,5', people: 'two' };
  expect(lineOfTyped({ ...typed, people: '' }, line, 'de-DE').amount).toBe('1234.5');
  expect(unreadableIn(typed, 'de-DE')).toEqual(['people']);
  expect(unreadableIn({ ...typed, amount: '-3', people: '' }, 'en-HK')).toEqual(['amount']);
});

it('forgets a factor chosen by hand where another kind is chosen', () => {
  const before = { ...line, factorId: 'clp-hk-2024' };
  const typed = { ...typedOf(before, 1, plain), activityTypeId: 'stationary-gas' };
  expect(lineOfTyped(typed, before, 'en-HK')).toMatchObject({ factorId: null });
});

it('sends the category of scope 3 that is chosen, of a new line too', () => {
  const blank = blankLine('', '2025-03');
  const typed = { ...typedOf(blank, undefined, plain), activityTypeId: 'road-freight', category: '9' };
  expect(lineOfTyped(typed, blank, 'en-HK').category).toBe(9);
  expect(lineOfTyped({ ...typed, category: '' }, blank, 'en-HK').category).toBeNull();
});

it('counts a shared car by its people, beside other shares', () => {
  const typed = { ...typedOf(line, undefined, plain), people: '4' };
  expect(lineOfTyped(typed, line, 'en-HK').shares).toEqual([
    { over: '1', under: '4', source: '' },
    { over: '2', under: '3', source: 'Floor area' },
  ]);
});

it('drops no contract for want of its kWh, and takes no word for a year of prices', () => {
  const typed = typedOf({ ...line, contracts: [] }, undefined, plain);
  expect(missingIn(typed)).toEqual([]);
  expect(missingIn({ ...typed, contractFactor: '0', contractSource: 'Certificates' })).toEqual(['contractKwh']);
  expect(unreadableIn({ ...typed, priceYear: 'abc' }, 'en-HK')).toEqual(['priceYear']);
  expect(unreadableIn({ ...typed, priceYear: '2024' }, 'en-HK')).toEqual([]);
});
