import { expect, it } from 'vitest';
import { unitChoice } from './unit-choice.ts';

const megawattHour = { symbol: 'MWh', name: { en: 'Megawatt-hour', zhTw: '兆瓦小時' } };
const perHours = { symbol: 'per 200,000 h', name: { en: 'Per 200,000 hours', zhTw: '每 20 萬工時' } };
const unsigned = { symbol: '', name: { en: 'Rooms', zhTw: '房間' } };

it('offers units by their symbol, in Chinese followed by the name', () => {
  expect(unitChoice(megawattHour, 'en')).toBe('MWh');
  expect(unitChoice(megawattHour, 'zhTw')).toBe('MWh 兆瓦小時');
});

it('offers units with an English symbol, or with none, by their Chinese name alone', () => {
  expect(unitChoice(perHours, 'en')).toBe('per 200,000 h');
  expect(unitChoice(perHours, 'zhTw')).toBe('每 20 萬工時');
  expect(unitChoice(unsigned, 'zhTw')).toBe('房間');
});
