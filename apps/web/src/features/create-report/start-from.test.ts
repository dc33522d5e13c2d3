import { expect, it } from 'vitest';
import { isStartable, startFromOf } from './start-from.ts';

it('reads from the address what a report starts from, and uses last year’s report for an unknown value', () => {
  expect(startFromOf({ from: 'selection', id: 'one' })).toEqual({ from: 'selection', id: 'one' });
  expect(startFromOf({ from: 'thin air', id: 7 })).toEqual({ from: 'next-period' });
});

it('offers only reports with a period for next year and another framework', () => {
  const report = { period: null, disclosureCodes: ['2-1'] };
  expect(isStartable(report, 'next-period')).toBe(false);
  expect(isStartable(report, 'second-framework')).toBe(false);
  expect(isStartable(report, 'selection')).toBe(true);
  const days = { start: '2025-01-01', end: '2025-12-31' };
  expect(isStartable({ ...report, period: days }, 'next-period')).toBe(true);
  expect(isStartable({ period: days, disclosureCodes: [] }, 'selection')).toBe(false);
});
