import { expect, it } from 'vitest';
import { kindOf, newestTime, type ReportingTime } from './index.ts';

const time = (start: string, end: string, linked = false): ReportingTime => ({
  id: start,
  kind: kindOf({ start, end }),
  name: null,
  period: { start, end },
  position: 1,
  linked,
  version: 1,
});
const year = (number: number, linked = false) => time(`${number}-01-01`, `${number}-12-31`, linked);

it('is the newest year with data, and the newest of all while none has any', () => {
  expect(newestTime([year(2023, true), year(2025), year(2024, true)])?.id).toBe('2024-01-01');
  expect(newestTime([year(2023), year(2024), year(2025)])?.id).toBe('2025-01-01');
  expect(newestTime([time('2026-01-01', '2026-01-31'), time('2026-02-01', '2026-02-28')])?.id).toBe('2026-01-01');
  expect(newestTime([])).toBeUndefined();
});
