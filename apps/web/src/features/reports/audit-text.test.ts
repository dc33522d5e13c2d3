import type { Framework } from '@esg/contract';
import { expect, it } from 'vitest';
import { readLoggedPeriod, readLoggedStatus } from './audit-text.ts';

const label = { en: 'Not applicable', zhTw: '不適用' };
const framework = {
  omissionReasons: [{ code: 'not_applicable', label, hint: label, needsExplanation: true }],
} as unknown as Framework;

it('reads a status with the label of its reason', () => {
  const read = (text: string) => readLoggedStatus(text, framework, 'zhTw');
  expect(read('completed')).toEqual({ status: 'completed', rest: [] });
  expect(read('omitted: not_applicable (No fuel (at all))')).toEqual({
    status: 'omitted',
    rest: ['不適用', 'No fuel (at all)'],
  });
  expect(read('omitted: elsewhere')).toEqual({ status: 'omitted', rest: ['elsewhere'] });
  expect(read('Something else')).toBeUndefined();
});

it('reads a period, and leaves other texts unchanged', () => {
  expect(readLoggedPeriod('2025-01-01/2025-12-31')).toEqual({ start: '2025-01-01', end: '2025-12-31' });
  expect(readLoggedPeriod('')).toBeUndefined();
});
