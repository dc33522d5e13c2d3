import { expect, it } from 'vitest';
import { isStartable, proposedIn, startFromOf } from './start-from.ts';

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

it('proposes the newest published report for next year’s, and none for other ways to start', () => {
  const year = (of: number) => ({ start: `${of}-01-01`, end: `${of}-12-31` });
  const reports = [
    { id: 'old', status: 'readonly-published' as const, period: year(2023) },
    { id: 'new', status: 'readonly-published' as const, period: year(2024) },
    { id: 'open', status: 'in-progress' as const, period: year(2025) },
  ];
  expect(proposedIn(reports, 'next-period')?.id).toBe('new');
  expect(proposedIn(reports, 'second-framework')).toBeUndefined();
  expect(proposedIn(reports.slice(2), 'next-period')).toBeUndefined();
});
