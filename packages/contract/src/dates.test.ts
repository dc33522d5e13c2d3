import { expect, it } from 'vitest';
import { localDay, yearNames } from './dates.ts';

const year = (number: number) => ({ start: `${number}-01-01`, end: `${number}-12-31` });
const time = (number: number, name: string | null) => ({ name, period: year(number) });

it('calls years as the organisation does only where it has a name for each of them', () => {
  const years = [year(2022), year(2023)];
  expect(yearNames(years, [time(2022, 'FY2022'), time(2023, 'FY2023')])).toEqual(['FY2022', 'FY2023']);
  expect(yearNames(years, [time(2022, 'FY2022'), time(2023, null)])).toEqual(['2022', '2023']);
  expect(yearNames([{ start: '2023-04-01', end: '2024-03-31' }], [])).toEqual(['2023/24']);
});

it('tells the day of the place where the person is, not that of UTC', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 0, 6, 0, 1))).toBe('2026-01-06');
});
