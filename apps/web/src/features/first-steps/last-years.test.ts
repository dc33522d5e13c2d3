import { expect, it } from 'vitest';
import { lastYears } from './last-years.ts';

it('proposes the last three completed years, by the month in which they end', () => {
  const starts = (today: string, month: number) =>
    lastYears(today, month).map(({ year, startMonth }) => `${year}-${String(startMonth).padStart(2, '0')}`);
  expect(starts('2026-11-23', 12)).toEqual(['2023-01', '2024-01', '2025-01']);
  expect(starts('2026-11-23', 3)).toEqual(['2023-04', '2024-04', '2025-04']);
  expect(starts('2026-02-01', 3)).toEqual(['2022-04', '2023-04', '2024-04']);
  expect(starts('2026-04-01', 3)).toEqual(['2023-04', '2024-04', '2025-04']);
});
