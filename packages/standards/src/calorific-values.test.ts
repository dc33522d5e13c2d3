import { expect, it } from 'vitest';
import { calorificValueOf } from './index.ts';

it('works out the energy in a unit of a fuel from two factors of one publication, and names that', () => {
  const source = 'DESNZ/DEFRA UK Government GHG conversion factors 2025';
  expect(calorificValueOf('Petrol', 'L')).toEqual({ number: '9.2007', unit: 'kWh', source });
  expect(calorificValueOf('柴油用量', 'L')).toEqual({ number: '9.9282', unit: 'kWh', source });
  expect(calorificValueOf('Natural gas', 'm3')?.number).toBe('10.196');
});

it('knows none for what the publication does not have: town gas, and units of another kind', () => {
  expect(calorificValueOf('Towngas', 'm3')).toBeUndefined();
  expect(calorificValueOf('Petrol', 'm3')).toBeUndefined();
  expect(calorificValueOf('Bagasse', 't')).toBeUndefined();
  expect(calorificValueOf('Bio-diesel', 'L')).toBeUndefined();
});
