import { expect, it } from 'vitest';
import { usualPartIn } from './part-names.ts';

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
] as const)('prints the part %s for a reader of %s as %s', (name, language, said) => {
  expect(usualPartIn(name, language)).toBe(said);
});
