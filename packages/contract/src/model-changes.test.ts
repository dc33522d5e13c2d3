import { expect, it } from 'vitest';
import { changeBetween, changeText } from './model-changes.ts';

const shown = (then: string, now: string, unit: string, language: 'en' | 'zhTw' = 'en') => {
  const change = changeBetween(then, now, unit);
  return change && changeText(change, 'en-HK', language);
};

it('gives the change of a figure in percent, with one decimal and a sign', () => {
  expect(shown('829627.55', '711322.45', 'kWh')).toBe('−14.3%');
  expect(shown('208.28143', '203.21827', 't{CO2e}')).toBe('−2.4%');
  expect(shown('1000', '12113', 't')).toBe('+1,111.3%');
  expect(shown('100', '100', 't')).toBe('0.0%');
  expect(shown('-50', '-25', 't')).toBe('+50.0%');
});

it('gives the change of a percentage in points', () => {
  expect(shown('49.16', '52.7', '%')).toBe('+3.5 pp');
  expect(shown('80', '90', '%', 'zhTw')).toBe('+10.0 個百分點');
  expect(shown('0', '2.5', '%')).toBe('+2.5 pp');
  expect(shown('0', '0.02', '%')).toBe('+0.02 pp');
  expect(shown('0.5', '0.497', '%')).toBe('−0.003 pp');
  expect(shown('5', '5', '%')).toBe('0.0 pp');
});

it('gives the change of a count below ten as a count', () => {
  expect(shown('1', '3', '1')).toBe('+2');
  expect(shown('2', '0', '1')).toBe('−2');
  expect(shown('9', '12', '1')).toBe('+33.3%');
});

it('gives no change of a figure that was zero', () => {
  expect(changeBetween('0', '12', 'd')).toBeUndefined();
  expect(changeBetween('0', '12', '1')).toBeUndefined();
});

it('gives no change of a base year, which is a name', () => {
  expect(changeBetween('2022', '2022', '{year}')).toBeUndefined();
  expect(changeBetween('2019', '2022', '{year}')).toBeUndefined();
});
