import { expect, it } from 'vitest';
import { newestYear } from './newest-year.ts';

const time = (start: string, end: string, linked = false) => ({ period: { start, end }, linked });

it('proposes the year that ends last, whatever its months and quarters are', () => {
  const years = [time('2023-04-01', '2024-03-31'), time('2024-04-01', '2025-03-31')];
  expect(newestYear([time('2025-04-01', '2025-06-30'), ...years])).toBe(years[1]);
  expect(newestYear([time('2025-01-01', '2025-01-31')])).toBeUndefined();
});

it('proposes a year that the edition applies to, rather than a newer one', () => {
  const years = [time('2024-01-01', '2024-12-31', true), time('2025-01-01', '2025-12-31', true)];
  expect(newestYear(years, ({ start }) => start < '2025-01-01')).toBe(years[0]);
  expect(newestYear(years, ({ start }) => start > '2026-01-01')).toBe(years[1]);
});

it('proposes the newest year with data, rather than a later one without', () => {
  const filled = time('2024-01-01', '2024-12-31', true);
  const empty = time('2025-01-01', '2025-12-31');
  expect(newestYear([filled, empty, time('2023-01-01', '2023-12-31', true)])).toBe(filled);
  expect(newestYear([filled, empty, time('2025-04-01', '2025-06-30', true)])).toBe(empty);
});
