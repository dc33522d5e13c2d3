import type { ReportingTime } from '@esg/contract';
import { expect, it } from 'vitest';
import { usualTime } from './usual-time.ts';

const year = (number: number, linked: boolean): ReportingTime => ({
  id: String(number),
  kind: 'fiscal-year',
  name: null,
  period: { start: `${number}-01-01`, end: `${number}-12-31` },
  position: 1,
  linked,
  version: 1,
});

it('opens with the time of the last visit while it has figures, or while none has any', () => {
  expect(usualTime([year(2023, true), year(2024, true)], '2023')?.id).toBe('2023');
  expect(usualTime([year(2023, false), year(2024, false)], '2023')?.id).toBe('2023');
});

it('opens with the newest time with figures where the one of the last visit stayed empty', () => {
  expect(usualTime([year(2023, true), year(2024, true), year(2025, false)], '2025')?.id).toBe('2024');
});
