import type { AnswerValue, ModelField } from '@esg/contract';
import { expect, it } from 'vitest';
import { calculatedPlace, type Making, withCalculation } from './calculation.ts';

const total = 'waste.generated.total';
const parts = ['waste.generated.hazardous', 'waste.generated.nonhazardous'];
const value = (number: string, unit: string): AnswerValue => ({
  type: 'number',
  rows: [{ number, unit, descriptor: '' }],
});
/** Decimals of a calculated total of the waste that a disclosure answers. */
const digitsOf = (
  number: string,
  waste: readonly [string, string][],
  making: Making = { metrics: parts, isSum: true },
) => {
  const row = { descriptor: '', number, unitCode: 't', unitSymbol: 't' };
  const drawn: ModelField = { key: total, label: '', language: null, content: { kind: 'numbers', rows: [row] } };
  const answers = new Map([
    ['306-3', new Map(waste.map(([typed, unit], place) => [parts[place] ?? '', value(typed, unit)]))],
  ]);
  const calculated = new Map([[calculatedPlace('306-3', total), making]]);
  const { content } = withCalculation(drawn, '306-3', { calculated, language: 'en', answers });
  return content.kind === 'numbers' ? content.rows[0]?.digits : undefined;
};

it('prints a sum of kilograms and tonnes with the decimals of its coarsest part', () => {
  expect(
    digitsOf('9560.624', [
      ['624', 'kg'],
      ['9560', 't'],
    ]),
  ).toBe(0);
  expect(
    digitsOf('9561.124', [
      ['624', 'kg'],
      ['9560.5', 't'],
    ]),
  ).toBe(1);
});

it('prints every digit of a sum of one unit, and of one whose parts the report does not have', () => {
  expect(
    digitsOf('9560.624', [
      ['0.624', 't'],
      ['9560', 't'],
    ]),
  ).toBeUndefined();
  expect(digitsOf('9560.624', [['624', 'kg']])).toBeUndefined();
});

it('prints four significant digits of a quotient', () => {
  expect(digitsOf('208.110723', [], { metrics: parts, isSum: false })).toBe(1);
});
