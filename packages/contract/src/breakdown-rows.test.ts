import { expect, it } from 'vitest';
import type { AnswerValue } from './answers.ts';
import { missingBreakdowns, missingOf, wholeRows } from './breakdown-rows.ts';
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

it('names the years that a figure of three years lacks, and the breakdown where it has none of them', () => {
  const byYear = { id: 'by-year', en: 'By year', zhTw: '按年度', required: true, fewest: 3 };
  const namedIn = (rows: ReturnType<typeof row>[]) => {
    const value: AnswerValue = { type: 'number', rows };
    return missingBreakdowns({ breakdowns: [byYear] }, value).map((breakdown) => missingOf(breakdown, value));
  };
  const of = (year: string) => row('1', 'by-year', year);
  expect(namedIn([of('2023'), of('2024')])).toEqual([{ en: 'By year: 2022', zhTw: '按年度：2022' }]);
  expect(namedIn([of('2024')])).toEqual([{ en: 'By year: 2022, 2023', zhTw: '按年度：2022、2023' }]);
  expect(namedIn([row('1')])).toEqual([{ en: 'By year', zhTw: '按年度' }]);
  expect(namedIn([of('2022'), of('2023'), of('2024')])).toEqual([]);
  expect(namedIn([of('FY2023/24')])).toEqual([{ en: 'By year', zhTw: '按年度' }]);
});
