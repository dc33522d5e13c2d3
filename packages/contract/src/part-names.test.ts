import { expect, it } from 'vitest';
import { unitPer } from './open-units.ts';
import { meaningOfPart, usualPartIn } from './part-names.ts';
import { usualMeasureIn } from './usual-parts.ts';

it.each([
  ['男性', 'en', 'Male'],
  ['女性, 30 歲以下', 'en', 'Female, Under 30'],
  ['Aged under 30', 'zhTw', '30 歲以下'],
  ['Aged over 50', 'zhTw', '50 歲以上'],
  ['Aged 50 or above', 'zhTw', '50 歲或以上'],
  ['Full-time employees', 'zhTw', '全職僱員'],
  ['Vietnam', 'zhTw', '越南'],
  ['Scope 1 · CO2', 'zhTw', '範圍 1 · 二氧化碳'],
  ['Male', 'en', 'Male'],
  ['荃灣分店', 'en', '荃灣分店'],
  ['Male 男', 'en', 'Male'],
  ['Male 男', 'zhTw', '男性'],
  ['女性／Female', 'en', 'Female'],
  ['女性／Female', 'zhTw', '女性'],
  ['Full-time\n全職', 'en', 'Full-time'],
  ['Full-time (全職)', 'zhTw', '全職'],
  ['Male / 男, Part-time / 兼職', 'en', 'Male, Part-time'],
  ['Age ≤30 30歲或以下', 'en', 'Age ≤30'],
  ['Age ≤30 30歲或以下', 'zhTw', '30 歲或以下'],
  ['Age ≤30', 'zhTw', '30 歲或以下'],
  ['男', 'en', 'Male'],
  ['Kwai Chung / 葵涌', 'en', 'Kwai Chung / 葵涌'],
  ['Diesel (公司車輛)', 'en', 'Diesel (公司車輛)'],
  ['塑膠 (PET)', 'zhTw', '塑膠 (PET)'],
  ['Others (廚餘)', 'en', 'Others (廚餘)'],
  ['IT (香港)', 'en', 'IT (香港)'],
  ['30-50歲 (male)', 'zhTw', '30-50歲 (male)'],
  ['Beijing / Shanghai', 'zhTw', '北京 / 上海'],
  ['ABC 分店', 'zhTw', 'ABC 分店'],
  ['PVC膠', 'en', 'PVC膠'],
] as const)('prints the part %s for a reader of %s as %s', (name, language, said) => {
  expect(usualPartIn(name, language)).toBe(said);
});

it.each([
  ['tCO2e per unit', 'employee', 'en', 'tCO2e per employee'],
  ['每單位活動量公噸二氧化碳當量', 'employee', 'zhTw', '公噸二氧化碳當量／僱員'],
  ['每單位活動量千瓦時', 'HK$ million', 'zhTw', '千瓦時／百萬港元'],
  ['千瓦時', 'employee', 'zhTw', '千瓦時'],
] as const)('names the denominator of %s for %s in %s as the report does', (unit, name, language, said) => {
  expect(unitPer(unit, usualPartIn(name, language), language)).toBe(said);
});

it.each([
  ['per employee', 'zhTw', '僱員'],
  ['per HK$ million, scope 1 and 2', 'zhTw', '百萬港元'],
  ['每僱員', 'en', 'employee'],
  ['per pallet', 'en', 'pallet'],
  ['per pallet', 'zhTw', undefined],
  ['Kwun Tong plant', 'en', undefined],
] as const)('reads the denominator of a row called %s for a reader of %s as %s', (name, language, said) => {
  expect(usualMeasureIn(name, language)).toBe(said);
});

it('takes usual names of one part for one, and no other names', () => {
  const meanings = (names: readonly string[]) => new Set(names.map(meaningOfPart)).size;
  expect(meanings(['Men', 'Male', '男', '男性', ' male '])).toBe(1);
  expect(meanings(['Under 30', '30 歲以下', 'Aged under 30'])).toBe(1);
  expect(meanings(['Male', 'Female', 'Tai Po plant', 'Tai Po office', '大埔廠房'])).toBe(5);
});
