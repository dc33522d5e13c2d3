import { expect, it } from 'vitest';
import { categoryIn } from './category-words.ts';

it.each([
  ['Female', '女性'],
  ['full time', '全職'],
  ['Under 30', '30 歲以下'],
  ['31–40', '31 至 40 歲'],
  ['31 to 40', '31 至 40 歲'],
  ['Above 50', '50 歲以上'],
  ['60+', '60 歲或以上'],
  ['Mainland China', '中國內地'],
  ['Female employees', '女性僱員'],
  ['Male, 31–40', '男性, 31 至 40 歲'],
  ['Germany', '德國'],
  ['Nitrogen trifluoride', 'Nitrogen trifluoride'],
  ['NF3', '三氟化氮'],
  ['Food waste', '廚餘'],
  ['Executive directors', '執行董事'],
  ['Kwai Chung', 'Kwai Chung'],
])('prints %s in a Chinese document as %s', (name, shown) => {
  expect(categoryIn(name, 'zhTw')).toBe(shown);
});

it.each([
  ['女性', 'Female'],
  ['31至40歲', '31–40'],
  ['50歲以上', 'Over 50'],
  ['德國', 'Germany'],
  ['全職僱員', 'Full-time employees'],
  ['葵涌', '葵涌'],
  ['Female', 'Female'],
])('prints %s in an English document as %s', (name, shown) => {
  expect(categoryIn(name, 'en')).toBe(shown);
});
