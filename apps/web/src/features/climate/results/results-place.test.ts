import type { ReportingTime } from '@esg/contract';
import { expect, it } from 'vitest';
import {
  enteredPart,
  monthsOfPeriod,
  periodIn,
  resultsPlaceOf,
  spansOf,
  timesOfMonths,
  unevenMonths,
} from './results-place.ts';

const one = '0de0c000-0000-4000-8000-000000000001';
const time = (period: ReportingTime['period']): ReportingTime => ({
  id: one,
  kind: 'custom',
  name: null,
  period,
  position: 0,
  linked: false,
  version: 1,
});

it('keeps what it knows of an address, and leaves out the rest', () => {
  const place = { year: 2025, time: one, entity: one, by: 'gas', method: 'market' };
  expect(resultsPlaceOf({ ...place, other: 'x' })).toEqual(place);
  expect(resultsPlaceOf({ year: '2025' }).year).toBe(2025);
  expect(resultsPlaceOf({ year: 'soon', time: '1', entity: 7, by: 'mood', method: 'location' })).toEqual({});
});

it('looks at the reporting time, else at the year, else at the usual one', () => {
  const half = time({ start: '2025-04-01', end: '2025-09-30' });
  expect(periodIn({ time: one, year: 2024 }, [half], '2026-05-02')).toBe(half.period);
  expect(periodIn({ year: 2024 }, [half], '2026-05-02').start).toBe('2024-01-01');
  expect(periodIn({}, [], '2026-05-02').end).toBe('2026-12-31');
});

it('offers only reporting times of whole months', () => {
  expect(monthsOfPeriod({ start: '2024-02-01', end: '2024-02-29' })).toEqual({ from: '2024-02', to: '2024-02' });
  expect(monthsOfPeriod({ start: '2024-02-01', end: '2024-02-28' })).toBeUndefined();
  expect(timesOfMonths([time({ start: '2025-01-15', end: '2025-12-31' })])).toEqual([]);
});

it('compares with the same months of the year before', () => {
  expect(spansOf({ start: '2024-04-01', end: '2025-03-31' })).toEqual({
    now: { from: '2024-04', to: '2025-03' },
    before: { from: '2023-04', to: '2024-03' },
  });
});

it('compares a year that has only begun with its own months of the year before', () => {
  const year = { start: '2026-01-01', end: '2026-12-31' };
  const begun = enteredPart(year, ['2026-01', '2026-02', null]);
  expect(begun).toEqual({ start: '2026-01-01', end: '2026-02-28' });
  expect(spansOf(begun).before).toEqual({ from: '2025-01', to: '2025-02' });
  expect(enteredPart(year, [])).toEqual(year);
  expect(enteredPart(year, ['2026-12', '2026-03'])).toEqual(year);
});

it('counts months that only one of the two years has lines of', () => {
  expect(unevenMonths(['2025-01', '2025-02', null], ['2024-01', '2024-02', '2024-05'])).toBe(1);
  expect(unevenMonths(['2025-01'], ['2024-02'])).toBe(2);
  expect(unevenMonths(['2025-04', '2026-03'], ['2024-04', '2025-03'])).toBe(0);
});
