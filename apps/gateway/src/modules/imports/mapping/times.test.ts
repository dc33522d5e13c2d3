import { describe, expect, it } from 'vitest';
import { headingTime, yearsOf } from './times.ts';

const time = (start: string, end: string, name: string | null = null) => ({ name, period: { start, end } });
const none = yearsOf([]);
const said = (heading: string, years = none) => {
  const period = headingTime(heading, years);
  return period && `${period.start} – ${period.end}`;
};
const calendar = '2023-01-01 – 2023-12-31';
const april = '2022-04-01 – 2023-03-31';

describe('headings of columns', () => {
  it.each([
    '2023',
    'FY2023',
    'FY 2023',
    'FY23',
    "FY'23",
    'CY2023',
    '2023年',
    '2023年度',
    '2023財政年度',
    'Year 2023',
    '2023¹',
    '2023 (restated)',
    '2023\n(tonnes)',
    '2023 tonnes',
    '2023 Actual',
    'Year ended 31 December 2023',
    'For the year ended 31 December 2023',
    '31 Dec 2023',
    'As at 31 December 2023',
    '截至2023年12月31日止年度',
    '於2023年12月31日',
    '2023 performance',
    '二零二三年',
    '二〇二三年度',
    '二零二三年十二月三十一日',
  ])('“%s” is the year 2023', (heading) => {
    expect(said(heading)).toBe(calendar);
  });

  it.each([
    '2022/23',
    '2022/2023',
    '2022-23',
    '2022–2023',
    'FY2022/23',
    'FY22/23',
    '2022/23年度',
    'Year ended 31 March 2023',
    '截至2023年3月31日止年度',
    '1 April 2022 to 31 March 2023',
    '2022年4月1日至2023年3月31日',
    '截至二零二三年三月三十一日止年度',
  ])('“%s” is the year to March 2023', (heading) => {
    expect(said(heading)).toBe(april);
  });

  it('are read as years that the organisation has, by their days and by their names', () => {
    const march = yearsOf([time('2021-04-01', '2022-03-31'), time('2022-04-01', '2023-03-31', 'FY23')]);
    expect(said('FY2023', march)).toBe(april);
    expect(said('2024', march)).toBe('2023-04-01 – 2024-03-31');
    expect(said('FY23', march)).toBe(april);
    const july = yearsOf([time('2021-07-01', '2022-06-30')]);
    expect(said('2022/23', july)).toBe('2022-07-01 – 2023-06-30');
    expect(said('Q1 2023')).toBe('2023-01-01 – 2023-03-31');
  });

  it('that are years are never a quarter or a month which is called as its year is', () => {
    const quarter = time('2023-01-01', '2023-03-31', '2023');
    const next = time('2023-04-01', '2023-06-30', '2023');
    expect(said('2023', yearsOf([quarter]))).toBe(calendar);
    expect(said('2023', yearsOf([quarter, next]))).toBe(calendar);
    expect(said('2023', yearsOf([quarter, next, time('2023-01-01', '2023-12-31', null)]))).toBe(calendar);
    expect(said('2023', yearsOf([quarter, time('2022-04-01', '2023-03-31', '2023')]))).toBe(april);
    expect(said('FY2023', yearsOf([time('2023-04-01', '2023-12-31', 'FY2023')]))).toBe('2023-04-01 – 2023-12-31');
    expect(said('Summer', yearsOf([time('2023-06-01', '2023-08-31', 'Summer')]))).toBe('2023-06-01 – 2023-08-31');
  });

  it.each([
    'Change',
    '2023 vs 2022',
    'Target 2030',
    '2030 target',
    'Unit',
    'KPI A1.2',
    '% change',
    '變動',
    '2019 baseline',
    '',
  ])('“%s” is no year', (heading) => {
    expect(said(heading)).toBeUndefined();
  });
});
