import { expect, it } from 'vitest';
import { numberIssue, readNumber, readRows, showRows } from './number-rows.ts';

const row = (number: string, descriptor = '') => ({ number, unit: 'tCO2e', descriptor });

it('reads numbers with the person’s own separators', () => {
  expect(readNumber('12,34,567.5', 'en-IN', false)).toBe('1234567.5');
  expect(readNumber('1,234.50', 'zh-Hant-HK', false)).toBe('1234.5');
});

it('refuses text with letters instead of guessing', () => {
  expect(numberIssue('12o', 'en-IN', false)?.rule).toBe('not_a_number');
  expect(numberIssue('1.5', 'en-IN', true)?.rule).toBe('not_an_integer');
  expect(numberIssue(' ', 'en-IN', false)).toBeUndefined();
});

it('distinguishes a number with too many digits from a text with letters', () => {
  expect(numberIssue('9'.repeat(31), 'en-IN', true)?.rule).toBe('number_out_of_range');
  expect(numberIssue(`0.${'1'.repeat(16)}`, 'en-IN', false)?.rule).toBe('number_out_of_range');
  expect(numberIssue(`${'9'.repeat(31)}o`, 'en-IN', false)?.rule).toBe('not_a_number');
});

it('gives no value while one row is no number, and leaves out empty rows', () => {
  expect(readRows([row('1'), row('x')], 'en-IN', false)).toBeUndefined();
  expect(readRows([row('1'), row('')], 'en-IN', false)).toEqual([row('1')]);
  expect(readRows([row('')], 'en-IN', false)).toBeNull();
  expect(readRows([row('', 'Scope 1 only')], 'en-IN', false)).toBeUndefined();
});

it('keeps the breakdown that a row belongs to', () => {
  const part = { ...row('10', 'Male'), breakdown: 'by-gender' };
  expect(readRows([row('22'), part], 'en-IN', false)).toEqual([row('22'), part]);
});

it('shows usual parts in the reader’s language, and stores them as they were until somebody types another name', () => {
  const stored = [row('5', 'Male'), row('6', 'Tai Po plant')];
  const [male, plant] = showRows(stored, (number) => number, { unit: '', language: 'zhTw' });
  if (!male || !plant) throw new Error('no rows');
  expect([male.descriptor, plant.descriptor]).toEqual(['男性', 'Tai Po plant']);
  expect(readRows([{ ...male, number: '7' }, plant], 'en-HK', false)).toEqual([
    row('7', 'Male'),
    row('6', 'Tai Po plant'),
  ]);
  expect(readRows([{ ...male, descriptor: '男' }], 'en-HK', false)).toEqual([row('5', '男')]);
});
