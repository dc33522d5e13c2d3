import { describe, expect, it } from 'vitest';
import { coverPeriod, runInName, runningTitle, titleInParts, unitAfterName } from './printed-names.ts';

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
    ['Harbour Logistics ESG Report 2024', 'Harbour Logistics, ESG Report 2024'],
    ['Harbour Logistics 2024 年報告', 'Harbour Logistics 2024 年報告'],
    ['On course with Harbour Logistics', 'On course with Harbour Logistics'],
    ['Harbour Logistics Asia ESG Report', 'Harbour Logistics Asia ESG Report'],
  ])('names the organisation once beside “%s”', (title, shown) => {
    expect(runningTitle({ title, organisation: 'Harbour Logistics' })).toBe(shown);
  });
});

it('parts a title from the organisation’s name only where it begins with the whole of that', () => {
  const parted = (organisation: string, title: string) => titleInParts({ organisation, title });
  expect(parted('Harbour Logistics', 'Harbour Logistics ESG Report 2024')).toEqual({
    name: 'Harbour Logistics',
    title: 'ESG Report 2024',
  });
  expect(parted('海港物流', '海港物流2024年報告')).toEqual({ name: '海港物流', title: '2024年報告' });
  for (const title of ['Harbourside report', 'Harbour', 'ESG Report of Harbour'])
    expect(parted('Harbour', title)).toEqual({ name: '', title });
});

it.each([
  ['Harbour', '2024 ESG Report'],
  ['Harbour', 'FY2024/25 ESG Report'],
  ['Harbour', 'Sustainability Report'],
  ['Harbour', 'Environmental, Social and Governance Report 2024'],
  ['Harbour', 'ESG & Climate Report'],
  ['Harbour', 'ESG 2024'],
])('parts “%s” from “%s”', (organisation, title) => {
  expect(titleInParts({ organisation, title: `${organisation} ${title}` })).toEqual({ name: organisation, title });
});

it.each([
  ['海港物流', '', '可持續發展報告'],
  ['海港物流', '', 'ESG報告'],
  ['海港物流', ' ', '二零二四年度環境、社會及管治報告書'],
  ['海港物流', ' ', '環境、社會及管治報告'],
  ['海港物流', '——', '與海同行'],
  ['Harbour', ': ', 'On course'],
  ['Harbour', ' – ', 'On course'],
  ['Harbour', ', ', 'Annual Report'],
])('parts “%s” from what comes after “%s”: “%s”', (organisation, sign, title) => {
  expect(titleInParts({ organisation, title: organisation + sign + title })).toEqual({ name: organisation, title });
});

it.each([
  ['Harbour', 'Harbour Logistics ESG Report 2024'],
  ['Harbour', 'Harbour Environmental Services ESG Report'],
  ['Harbour', 'Harbour, Inc. ESG Report'],
  ['Harbour', 'Harbour–Kowloon ESG Report'],
  ['Harbour', 'Harbour 88 Group Report'],
  ['Verdant', 'Verdant & Partners Report'],
  ['海港', '海港物流2024年報告'],
  ['海港', '海港環境服務報告'],
])('leaves a longer name than “%s” in one piece: “%s”', (organisation, title) => {
  expect(titleInParts({ organisation, title })).toEqual({ name: '', title });
});

it('says a year on a cover as publications do, and days of a period that is none', () => {
  const year = { start: '2024-04-01', end: '2025-03-31' };
  expect(coverPeriod(year, 'en')).toBe('For the year ended 31 March 2025');
  expect(coverPeriod(year, 'zhTw')).toBe('截至2025年3月31日止年度');
  expect(coverPeriod({ start: '2025-01-01', end: '2025-06-30' }, 'en')).toBe('1 January 2025 to 30 June 2025');
});
