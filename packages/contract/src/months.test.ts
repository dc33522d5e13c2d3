import { expect, it } from 'vitest';
import type { AnswerValue } from './answers.ts';
import type { Measure } from './metric-library.ts';
import { daysOfMonth, figureOfMonths, monthOf, monthsIn, yearBefore } from './months.ts';

const measure = (code: string, factor: string): Measure => ({
  code,
  symbol: code,
  name: { en: code, zhTw: code },
  factorToBase: factor,
  offset: '0',
  ratio: { numerator: factor, denominator: '1', shift: '0' },
});
const units = [measure('MWh', '1000'), measure('kWh', '1')];
const figure = (number: string, unit: string): AnswerValue => ({
  type: 'number',
  rows: [{ number, unit, descriptor: '' }],
});

it('lists the months of a fiscal year, also over a leap day', () => {
  const months = monthsIn({ start: '2023-04-01', end: '2024-03-31' });
  expect(months.map(monthOf)).toHaveLength(12);
  expect(months[0]).toEqual({ start: '2023-04-01', end: '2023-04-30' });
  expect(months[10]).toEqual({ start: '2024-02-01', end: '2024-02-29' });
  expect(daysOfMonth('2024-02')).toEqual(months[10]);
});

it('lists none for one month, for days that are no whole months, and for more than two years', () => {
  expect(monthsIn({ start: '2024-01-01', end: '2024-01-31' })).toEqual([]);
  expect(monthsIn({ start: '2024-01-15', end: '2024-12-31' })).toEqual([]);
  expect(monthsIn({ start: '2024-01-01', end: '2024-12-30' })).toEqual([]);
  expect(monthsIn({ start: '2024-01-01', end: '2026-12-31' })).toEqual([]);
});

it('finds the same months of the year before, also at a leap day', () => {
  expect(yearBefore({ start: '2024-02-01', end: '2024-02-29' })).toEqual({ start: '2023-02-01', end: '2023-02-28' });
});

it('adds up months of different units in the unit of the first one, and leaves missing ones out', () => {
  const sum = { nature: 'flow', aggregation: 'sum' } as const;
  expect(figureOfMonths([figure('1.5', 'MWh'), null, figure('500', 'kWh')], sum, units)).toEqual(figure('2', 'MWh'));
  expect(figureOfMonths([null, null], sum, units)).toBeNull();
});

it('takes the last month where figures stand at an end, and makes nothing of shares', () => {
  const months = [figure('1', 'kWh'), figure('3', 'kWh')];
  expect(figureOfMonths(months, { nature: 'stock', aggregation: 'sum' }, units)).toEqual(figure('3', 'kWh'));
  expect(figureOfMonths([...months, null], { nature: 'stock', aggregation: 'sum' }, units)).toBeNull();
  expect(figureOfMonths(months, { nature: 'flow', aggregation: 'weighted' }, units)).toBeNull();
});
