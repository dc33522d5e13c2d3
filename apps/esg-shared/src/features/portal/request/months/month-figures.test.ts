import type { AnswerValue, PortalAnswer } from '@esg/contract';
import { expect, it } from 'vitest';
import { answeredQuestions, sampleTask } from '../sample-request.ts';
import { byMonths, isRich, kindOfAnswer, plainRow, unitOfMonths } from './month-figures.ts';

const rows = (...numbers: string[]): AnswerValue => ({
  type: 'number',
  rows: numbers.map((number) => ({ number, unit: 'L', descriptor: '' })),
});
const month = (value: AnswerValue | null, before: AnswerValue | null = null) => ({
  month: '2026-04',
  before,
  current: value && ({ value } as PortalAnswer),
  evidence: [],
});

it('goes on by months where there are some, or were in the year before, unless the whole period has a figure', () => {
  expect(kindOfAnswer({ current: null, months: [month(rows('1'))] })).toBe('months');
  expect(kindOfAnswer({ current: null, months: [month(null, rows('1'))] })).toBe('months');
  expect(kindOfAnswer({ current: null, months: [month(null)] })).toBe('whole');
  expect(kindOfAnswer({ current: {} as PortalAnswer, months: [month(rows('1'))] })).toBe('whole');
});

it('offers months for figures that have none for the whole period, and no reason why', () => {
  expect(byMonths(sampleTask().questions).map(({ metricKey }) => metricKey)).toEqual(['water.withdrawal']);
  expect(byMonths(answeredQuestions())).toEqual([]);
});

it('tells a plain figure from one of several rows', () => {
  expect(plainRow(rows('1'))).toMatchObject({ number: '1', unit: 'L' });
  expect([isRich(null), isRich(rows('1')), isRich(rows('1', '2'))]).toEqual([false, false, true]);
});

it('goes on in the unit of the months', () => {
  const water = sampleTask().metrics.find(({ metric }) => metric.key === 'water.withdrawal');
  if (!water) throw new Error('No sample');
  const months = [month(rows('1')), month(null)];
  expect(unitOfMonths(water, { months, before: null, usualUnit: 'm3' }, 'HKD')).toBe('L');
  expect(unitOfMonths(water, { months: [month(null)], before: null, usualUnit: null }, 'HKD')).toBe('m3');
});
