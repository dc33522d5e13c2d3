import { expect, it } from 'vitest';
import { newestYear } from './newest-year.ts';

const time = (start: string, end: string) => ({ period: { start, end } });

it('proposes the year that ends last, whatever its months and quarters are', () => {
  const years = [time('2023-04-01', '2024-03-31'), time('2024-04-01', '2025-03-31')];
  expect(newestYear([time('2025-04-01', '2025-06-30'), ...years])).toBe(years[1]);
  expect(newestYear([time('2025-01-01', '2025-01-31')])).toBeUndefined();
});
