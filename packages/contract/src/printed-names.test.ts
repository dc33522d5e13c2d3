import { describe, expect, it } from 'vitest';
import { coverPeriod, runInName, runningTitle, unitAfterName } from './printed-names.ts';

describe('a unit beside a name', () => {
  it.each([
    ['Employees (headcount) · By gender', 'employees', ''],
    ['Volunteer hours', 'hours', ''],
    ['Lost days due to work injury', 'day', ''],
    ['Average training hours', 'hours per person', 'per person'],
    ['Average training hours · By gender', 'hours per person', 'hours per person'],
    ['Total energy consumption', 'kWh', 'kWh'],
    ['Weight of waste', 't', 't'],
    ['Work injuries', 'number', ''],
    ['投訴', '數目', ''],
    ['Employee turnover rate (%)', '%', ''],
    ['僱員人數（按性別）', '名僱員', ''],
    ['義工服務時數', '小時', ''],
    ['能源總耗量', '千瓦時', '千瓦時'],
  ])('prints %s in %s as “%s”', (name, unit, shown) => expect(unitAfterName(name, unit)).toBe(shown));
});

describe('a name before its own text', () => {
  it('ends with a colon unless it ends a sentence itself', () => {
    expect(runInName('Reporting principles applied', 'en')).toBe('Reporting principles applied: ');
    expect(runInName('Is there a board committee?', 'en')).toBe('Is there a board committee? ');
    expect(runInName('所應用的匯報原則', 'zhTw')).toBe('所應用的匯報原則：');
  });
});

describe('the line at the foot of each page', () => {
  it.each([
    ['ESG Report 2024', 'ESG Report 2024 · Harbour Logistics'],
    ['Harbour Logistics ESG Report 2024', 'Harbour Logistics ESG Report 2024'],
  ])('names the organisation once beside “%s”', (title, shown) => {
    expect(runningTitle({ title, organisation: 'Harbour Logistics' })).toBe(shown);
  });
});

it('says a year on a cover as publications do, and days of a period that is none', () => {
  const year = { start: '2024-04-01', end: '2025-03-31' };
  expect(coverPeriod(year, 'en')).toBe('For the year ended 31 March 2025');
  expect(coverPeriod(year, 'zhTw')).toBe('截至2025年3月31日止年度');
  expect(coverPeriod({ start: '2025-01-01', end: '2025-06-30' }, 'en')).toBe('01-Jan-2025 – 30-Jun-2025');
});
