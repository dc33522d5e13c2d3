import type { ClimateActivityType, ClimateFactor } from '@esg/contract';
import { expect, it } from 'vitest';
import { amountOf, askedOf, chosenGas, factorOf, newGas, typedFactor, wrongInGases, yearOf } from './factor-form.ts';

const steam: ClimateFactor = {
  id: '7d9f1f0e-0000-4000-8000-000000000001',
  activityTypeId: 'heat-steam-cooling',
  name: 'Steam of the park',
  origin: 'supplier',
  region: 'HK',
  unit: 'kWh',
  basis: null,
  method: 'location',
  gwpSet: 'AR5',
  prices: null,
  gases: [{ gas: 'CO2', kgPerUnit: '1234.25', isEquivalent: false, isBeside: false }],
  publicationYear: 2025,
  validFrom: '2025-01-01',
  validTo: null,
  source: 'Letter of 3 April 2025',
  evidence: 'Page 1',
  licence: 'By agreement',
  uncertaintyPercent: '5',
  documents: [],
  confirmedBy: null,
  confirmedAt: null,
  updatedBy: 'Ada',
  updatedById: null,
  isConfirmedByAuthor: false,
  updatedAt: '2025-05-01T00:00:00.000Z',
  version: 3,
};

it('sends a factor as it was read, in whatever separators it was shown', () => {
  const typed = typedFactor(steam, 2026, (number) => number.replace('.', ','));
  expect(typed).toMatchObject({ version: 3, gases: [{ kgPerUnit: '1234,25' }] });
  const sent = factorOf(typed, 'de-DE');
  expect(sent.gases).toEqual(steam.gases);
  expect(sent).toMatchObject({ prices: null, validTo: null, source: 'Letter of 3 April 2025', publicationYear: 2025 });
});

it('reads years and amounts strictly', () => {
  expect(yearOf(' 2025 ')).toBe(2025);
  expect(yearOf('1899')).toBeUndefined();
  expect(amountOf('0.25', 'en-GB')).toBe('0.25');
  expect(amountOf('-1', 'en-GB')).toBeUndefined();
  expect(amountOf('many', 'en-GB')).toBeUndefined();
});

it('puts the carbon dioxide of plants beside the scopes, and one number for all gases into them', () => {
  const plants = chosenGas({ ...newGas, kgPerUnit: '2' }, 'CO2-biogenic');
  expect(plants).toEqual({ gas: 'CO2-biogenic', kgPerUnit: '2', isEquivalent: false, isBeside: true });
  expect(chosenGas(plants, 'unsplit')).toEqual({ ...newGas, kgPerUnit: '2' });
});

it('counts a gas that is chosen after one number of CO2 equivalent as a mass, unless somebody says otherwise', () => {
  const chosen = chosenGas({ ...newGas, kgPerUnit: '0.5' }, 'HFC-32');
  expect(chosen).toEqual({ gas: 'HFC-32', kgPerUnit: '0.5', isEquivalent: false, isBeside: false });
  expect(chosenGas({ ...chosen, isEquivalent: true }, 'HFC-125').isEquivalent).toBe(true);
});

it('asks for what the activity and the unit need', () => {
  const type = { factorCategory: 'fuel', questions: [], scope: '1' } as unknown as ClimateActivityType;
  expect(askedOf(type, 'energy')).toEqual({ basis: true, method: false, prices: false });
  expect(askedOf(type, 'volume').basis).toBe(false);
  expect(askedOf({ ...type, factorCategory: '', scope: '2' }, 'energy').method).toBe(true);
  expect(askedOf({ ...type, factorCategory: '', scope: '3' }, 'currency').prices).toBe(true);
  expect(askedOf(undefined, undefined)).toEqual({ basis: false, method: false, prices: false });
});

it('asks for an amount of a gas that is empty, and refuses one that is no number', () => {
  const gas = (kgPerUnit: string) => ({ ...newGas, kgPerUnit });
  expect(wrongInGases([gas('0.38')], 'en-US')).toBeUndefined();
  expect(wrongInGases([gas(' ')], 'en-US')).toBe('required');
  expect(wrongInGases([gas(''), gas('many')], 'en-US')).toBe('invalid');
});
