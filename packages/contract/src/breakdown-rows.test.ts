import { expect, it } from 'vitest';
import type { AnswerValue } from './answers.ts';
import { wholeRows } from './breakdown-rows.ts';
import { totalOf } from './totals.ts';

const row = (number: string, breakdown?: string, descriptor = '') => ({
  number,
  unit: 'kg',
  descriptor,
  ...(breakdown !== undefined && { breakdown }),
});
const kilograms = [
  {
    code: 'kg',
    symbol: 'kg',
    name: { en: 'kilogram', zhTw: '千克' },
    factorToBase: '1',
    offset: '0',
    ratio: { numerator: '1', denominator: '1', shift: '0' },
  },
];
const totalIn = (rows: ReturnType<typeof row>[]) => {
  const value: AnswerValue = { type: 'number', rows };
  return totalOf(value, { aggregation: 'sum' }, kilograms)?.number ?? null;
};

it('takes the whole that was given as the total, whatever parts are given with it', () => {
  expect(totalIn([row('20', 'nox'), row('33'), row('13', 'sox')])).toBe('33');
});

it('adds up the parts of one breakdown where no whole was given', () => {
  const gender = [row('7', 'by-gender', 'Male'), row('5', 'by-gender', 'Female')];
  expect(totalIn([...gender, row('12', 'by-region', 'Hong Kong')])).toBe('12');
  expect(totalIn([row('20', 'nox'), ...gender])).toBe('12');
});

it('never takes one named part, or several, for the whole', () => {
  expect(wholeRows([row('20', 'nox'), row('10', 'sox')])).toEqual([]);
  expect(totalIn([row('20', 'nox'), row('10', 'sox')])).toBeNull();
  expect(totalIn([row('3', 'employees'), row('3', 'injury')])).toBeNull();
});
