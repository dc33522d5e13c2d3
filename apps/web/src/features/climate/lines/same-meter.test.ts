import type { ClimateActivity, ClimateQuestion } from '@esg/contract';
import { expect, it } from 'vitest';
import { replied } from './answers-to.ts';
import { blankLine } from './line-needs.ts';
import { askedAlike, billsOfMeter, isMeantForAll, isThereAlready } from './same-meter.ts';

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

it('finds a bill that is there already, by its meter, month and amount', () => {
  expect(isThereAlready(typed('2025-02', '1100.0'), year)).toBe(true);
  expect(isThereAlready(typed('2025-04', '1100'), year)).toBe(false);
  expect(isThereAlready(typed('2025-02', '1100', { label: 'CLP 2' }), year)).toBe(false);
  const named = bill('1', '2025-01', '1000', { source: 'B1' });
  expect(isThereAlready(typed('2025-01', '1000', { source: 'B2' }), [named])).toBe(false);
  expect(isThereAlready(typed('2025-01', '1000'), [named])).toBe(true);
});

it('holds an amount against bills of its own meter, not against estimates', () => {
  const estimate = bill('4', '2025-04', '5', { isEstimate: true });
  const other = bill('5', '2025-04', '7', { label: 'CLP 2' });
  expect(billsOfMeter(typed('2025-05', '1000'), [...year, estimate, other])).toEqual(year);
});

const question: ClimateQuestion = { reason: 'activity_unstated', choices: ['CLP', 'HK Electric'] };
const asked = (id: string, more = {}) =>
  ({ ...bill(id, '2025-01', '1'), version: 1, outcomes: [{ question }], ...more }) as unknown as ClimateActivity;

it('finds the other lines of a meter that are asked the same', () => {
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

it.each([
  ['says that something else was used', { activity: 'Mogas' }],
  ['is of another country', { region: 'CN' }],
  ['has prices of another year', { prices: { year: 2024, withTax: null } }],
  ['has another unit or currency', { unit: 'USD' }],
  ['is of another category', { category: 7 }],
  ['has a factor chosen by hand', { factorId: 'gas' }],
  ['is of another entity', { entityId: 'mill' }],
])('answers no line that %s', (_what, differing) => {
  const missing: ClimateQuestion = { reason: 'factor_missing', choices: [] };
  const same = {
    activity: 'Gasoil',
    region: 'HK',
    unit: 'HKD',
    category: 1,
    prices: { year: 2023, withTax: null },
    outcomes: [{ question: missing }],
  };
  const line = asked('1', same);
  const lines = [line, asked('2', { ...same, month: '2025-02', amount: '7' }), asked('3', { ...same, ...differing })];
  expect(askedAlike(lines, line, missing).map(({ id }) => id)).toEqual(['2']);
});

it('changes by a reply about tax nothing else of the prices of a line', () => {
  const reply = { prices: { year: 2023, withTax: true } };
  expect(replied(asked('1', { prices: { year: 2024, withTax: null } }), reply).prices).toEqual({
    year: 2024,
    withTax: true,
  });
  expect(
    replied(asked('1', { amount: '7', activity: 'x', factorId: 'y' }), { activity: 'CLP', factorId: null }),
  ).toEqual({
    ...blankLine('electricity', '2025-01'),
    label: 'CLP 1',
    unit: 'kWh',
    amount: '7',
    activity: 'CLP',
  });
});

it('means an answer for all lines of a name, but where they may be of several countries', () => {
  expect(isMeantForAll({ label: 'CLP 1' }, question)).toBe(true);
  expect(isMeantForAll({ label: '' }, question)).toBe(false);
  expect(isMeantForAll({ label: 'Shell' }, { ...question, reason: 'region_unstated' })).toBe(false);
  expect(isMeantForAll({ label: 'Shell' }, { ...question, reason: 'region_without_factor' })).toBe(false);
});
