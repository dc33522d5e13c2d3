import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextName, nextPeriod, periodBefore } from './roll-forward-dates.ts';

describe('nextPeriod', () => {
  it.each([
    ['a calendar year', '2025-01-01', '2025-12-31', '2026-01-01', '2026-12-31'],
    ['a fiscal year that ends in a leap February', '2023-03-01', '2024-02-29', '2024-03-01', '2025-02-28'],
    ['the year before a leap February', '2022-03-01', '2023-02-28', '2023-03-01', '2024-02-29'],
    ['a fiscal year from April', '2024-04-01', '2025-03-31', '2025-04-01', '2026-03-31'],
    ['52 weeks', '2024-12-29', '2025-12-27', '2025-12-28', '2026-12-26'],
    ['53 weeks', '2024-12-29', '2026-01-03', '2026-01-04', '2027-01-02'],
    ['a first period of 18 months', '2024-07-01', '2025-12-31', '2026-01-01', '2026-12-31'],
    ['half a year', '2025-07-01', '2025-12-31', '2026-07-01', '2026-12-31'],
    ['a leap February', '2024-02-01', '2024-02-29', '2025-02-01', '2025-02-28'],
  ])('follows %s', (_what, start, end, nextStart, nextEnd) => {
    expect(nextPeriod({ start, end })).toEqual({ start: nextStart, end: nextEnd });
  });

  it('begins the day after the year before, and ends after it began, whatever that year was', () => {
    const start = fc.integer({ min: 0, max: 12_000 });
    fc.assert(
      fc.property(start, fc.integer({ min: 365, max: 700 }), (from, length) => {
        const day = (at: number) => new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10);
        const next = nextPeriod({ start: day(from), end: day(from + length - 1) });
        // A year that is one day short of whole months counts as a part of a year.
        if (length > 366) expect(next.start).toBe(day(from + length));
        expect(next.end > next.start).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('periodBefore', () => {
  it.each([
    ['a calendar year', '2025-01-01', '2025-12-31', 1, '2024-01-01', '2024-12-31'],
    ['four years', '2024-01-01', '2024-12-31', 4, '2020-01-01', '2020-12-31'],
    ['a fiscal year that ends in a leap February', '2023-03-01', '2024-02-29', 1, '2022-03-01', '2023-02-28'],
    ['52 weeks', '2024-12-29', '2025-12-27', 1, '2023-12-31', '2024-12-28'],
    ['half a year', '2025-07-01', '2025-12-31', 2, '2023-07-01', '2023-12-31'],
  ])('goes back from %s', (_what, start, end, years, before, until) => {
    expect(periodBefore({ start, end }, years)).toEqual({ start: before, end: until });
  });
});

describe('nextName', () => {
  const period = { start: '2025-01-01', end: '2025-12-31' };
  const fiscal = { start: '2024-04-01', end: '2025-03-31' };
  it.each([
    ['Sustainability report 2025', period, 'Sustainability report 2026'],
    ['ESG 2024/25', fiscal, 'ESG 2025/26'],
    ['ESG 2024-2025', fiscal, 'ESG 2025-2026'],
    ['ESG report', period, 'ESG report 2026'],
    ['Towards 2030: report 2025', period, 'Towards 2030: report 2026'],
    ['2025年可持續發展報告', period, '2026年可持續發展報告'],
  ])('renames %s', (name, of, expected) => {
    expect(nextName(name, of, nextPeriod(of))).toBe(expected);
  });
});
