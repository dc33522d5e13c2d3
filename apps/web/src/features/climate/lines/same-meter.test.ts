import type { ClimateActivity, ClimateQuestion } from '@esg/contract';
import { expect, it } from 'vitest';
import { blankLine } from './line-needs.ts';
import { askedAlike, doubtOf } from './same-meter.ts';

const bill = (id: string, month: string, amount: string, more = {}) => ({
  ...blankLine('electricity', month),
  id,
  label: 'CLP 1',
  unit: 'kWh',
  amount,
  ...more,
});
const year = [bill('1', '2025-01', '1000'), bill('2', '2025-02', '1100'), bill('3', '2025-03', '900')];
const typed = (month: string, amount: string, more = {}) => bill('new', month, amount, more);

it('doubts a bill that is there already, by its meter, month and amount', () => {
  expect(doubtOf(typed('2025-02', '1100.0'), year)).toBe('twice');
  expect(doubtOf(typed('2025-04', '1100'), year)).toBeUndefined();
  expect(doubtOf(typed('2025-02', '1100', { label: 'CLP 2' }), year)).toBeUndefined();
  const named = bill('1', '2025-01', '1000', { source: 'B1' });
  expect(doubtOf(typed('2025-01', '1000', { source: 'B2' }), [named])).toBeUndefined();
  expect(doubtOf(typed('2025-01', '1000'), [named])).toBe('twice');
});

it('doubts an amount of another order than the meter has', () => {
  expect(doubtOf(typed('2025-04', '1000000'), year)).toBe('outlier');
  expect(doubtOf(typed('2025-04', '1'), year)).toBe('outlier');
  expect(doubtOf(typed('2025-04', '9000'), year)).toBeUndefined();
  expect(doubtOf(typed('2025-04', '0'), year)).toBeUndefined();
  expect(doubtOf(typed('2025-04', '1000000', { unit: 'Wh' }), year)).toBeUndefined();
  expect(doubtOf(typed('2025-04', '1000000'), [])).toBeUndefined();
});

it('finds the other lines of a meter that are asked the same', () => {
  const question: ClimateQuestion = { reason: 'activity_unstated', choices: ['CLP', 'HK Electric'] };
  const asked = (id: string, more = {}) =>
    ({ ...bill(id, '2025-01', '1'), outcomes: [{ question }], ...more }) as unknown as ClimateActivity;
  const line = asked('1');
  const lines = [
    line,
    asked('2'),
    asked('3', { label: 'CLP 2' }),
    asked('4', { outcomes: [{ question: { ...question, choices: ['CLP'] } }] }),
    asked('5', { outcomes: [{ question: null }] }),
  ];
  expect(askedAlike(lines, line, question).map(({ id }) => id)).toEqual(['2']);
});
