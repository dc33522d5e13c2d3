import { expect, it } from 'vitest';
import { dayByKey, monthAfter, monthOf, weeksOf } from './month-grid.ts';

it('lists the weeks of a month, from Monday or from Sunday', () => {
  const weeks = weeksOf('2026-02', 1);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-01-26');
  expect(weeks[4]?.[6]).toBe('2026-03-01');
  expect(weeksOf('2027-02', 1)).toHaveLength(4);
  expect(weeksOf('2024-02', 1).flat()).toContain('2024-02-29');
  expect(weeksOf('2026-02', 0)).toHaveLength(4);
  expect(weeksOf('2026-03', 0)[0]?.[0]).toBe('2026-03-01');
});

it('moves from month to month across the end of the year, and shows this month for an invalid one', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthOf('2026-13', new Date(2026, 10, 22))).toBe('2026-11');
  expect(monthOf('2026-03')).toBe('2026-03');
});

it('moves from day to day by keys, across the ends of weeks, months and years', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a'];
  expect(keys.map((key) => dayByKey('2026-12-31', key, 1))).toEqual([
    '2026-12-30',
    '2027-01-01',
    '2026-12-24',
    '2027-01-07',
    '2026-12-28',
    '2027-01-03',
    '2026-11-30',
    '2027-01-31',
    undefined,
  ]);
  expect(['Home', 'End'].map((key) => dayByKey('2026-12-31', key, 0))).toEqual(['2026-12-27', '2027-01-02']);
  expect(dayByKey('2024-03-31', 'PageUp', 1)).toBe('2024-02-29');
});
