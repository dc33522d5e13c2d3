import { expect, it } from 'vitest';
import { formatInstant, formatPeriod, localDay, yearNames } from './dates.ts';

const year = (number: number) => ({ start: `${number}-01-01`, end: `${number}-12-31` });
const time = (number: number, name: string | null) => ({ name, period: year(number) });

it('uses the organisation’s names of years only where every year has one', () => {
  const years = [year(2022), year(2023)];
  expect(yearNames(years, [time(2022, 'FY2022'), time(2023, 'FY2023')])).toEqual(['FY2022', 'FY2023']);
  expect(yearNames(years, [time(2022, 'FY2022'), time(2023, null)])).toEqual(['2022', '2023']);
  expect(yearNames([{ start: '2023-04-01', end: '2024-03-31' }], [])).toEqual(['2023/24']);
});

it('takes the day from the person’s own time zone, not from UTC', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 0, 6, 0, 1))).toBe('2026-01-06');
});

it('joins the first and the last day of a period as each language does', () => {
  expect(formatPeriod(year(2025), 'en')).toBe('01-Jan-2025 – 31-Dec-2025');
  expect(formatPeriod(year(2025), 'zhTw')).toBe('2025年1月1日至2025年12月31日');
});

it('shows a moment in a given time zone with the zone’s name, or in UTC', () => {
  const moment = '2026-11-21T18:30:00Z';
  expect(formatInstant(moment, 'en', 'Asia/Hong_Kong')).toBe('22-Nov-2026 02:30 (Hong Kong Standard Time)');
  expect(formatInstant(moment, 'zhTw', 'Asia/Hong_Kong')).toBe('2026年11月22日 02:30（香港標準時間）');
  expect(formatInstant(moment, 'en')).toBe('21-Nov-2026 18:30 (UTC+00:00)');
});
