import { expect, it } from 'vitest';
import { printedDay, printedInstant, printedPeriod } from './printed-dates.ts';

it('writes days out in both languages, as readers of a report do', () => {
  expect(printedDay('2024-01-01', 'en')).toBe('1 January 2024');
  expect(printedDay('2024-01-01', 'zhTw')).toBe('2024年1月1日');
});

it('joins the first and the last day of a period as each language does', () => {
  const period = { start: '2024-01-01', end: '2024-12-31' };
  expect(printedPeriod(period, 'en')).toBe('1 January 2024 to 31 December 2024');
  expect(printedPeriod(period, 'zhTw')).toBe('2024年1月1日至2024年12月31日');
});

it('shows a moment in UTC, whatever zone it was written in', () => {
  expect(printedInstant('2026-11-22T02:30:00+08:00', 'en')).toBe('21 November 2026 18:30 (UTC+00:00)');
  expect(printedInstant('2026-11-21T18:30:00Z', 'zhTw')).toBe('2026年11月21日 18:30（UTC+00:00）');
});
