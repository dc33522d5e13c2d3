import type { ModelField } from '@esg/contract';
import { expect, it } from 'vitest';
import { calculatedPlace, type Making, withCalculation } from './calculation.ts';

const total = 'waste.generated.total';
const metrics = ['waste.generated.hazardous', 'waste.generated.nonhazardous'];

/** Decimals with which a total of waste in tonnes is printed that was calculated so. */
const digitsOf = (number: string, making: Omit<Making, 'metrics'>) => {
  const row = { descriptor: '', number, unitCode: 't', unitSymbol: 't' };
  const drawn: ModelField = { key: total, label: '', language: null, content: { kind: 'numbers', rows: [row] } };
  const calculated = new Map([[calculatedPlace('306-3', total), { metrics, ...making }]]);
  const { content } = withCalculation(drawn, '306-3', { calculated, language: 'en' });
  return content.kind === 'numbers' ? content.rows[0]?.digits : undefined;
};

it('prints every digit of a sum', () => {
  expect(digitsOf('9560.624', { isSum: true })).toBeUndefined();
  expect(digitsOf('0.4', { isSum: true })).toBeUndefined();
});

it('prints four significant digits of a quotient', () => {
  expect(digitsOf('208.110723', { isSum: false })).toBe(1);
});

it('prints a sum with shares of entities with the decimals that were entered, or four digits', () => {
  expect(digitsOf('4780.312', { isSum: true, places: 1 })).toBe(1);
  expect(digitsOf('0.06240312', { isSum: true, places: 1 })).toBe(5);
});
