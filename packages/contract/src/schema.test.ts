import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DaySchema, LineSchema, PersonNameSchema, WrittenSchema } from './schema.ts';

it.each([
  ['Kwun Tong\nLogistics', 'Kwun Tong Logistics'],
  ['Kwun\r\n\tTong', 'Kwun Tong'],
  ['\u202aLantau Ferries\u202c', 'Lantau Ferries'],
  ['report\u202efdp.exe', 'reportfdp.exe'],
  ['  Two words \n', 'Two words'],
  ['Two\u2028words', 'Two words'],
  ['\ufeffLan\u200btau\u200f \u00adFer\u2060ries', 'Lantau Ferries'],
  ['👩‍🔧 کتاب‌ها', '👩‍🔧 کتاب‌ها'],
])('reads %j as one line, without marks that nobody sees', (given, kept) => {
  expect(v.parse(LineSchema, given)).toBe(kept);
});

it('refuses a line with fewer than two visible characters', () => {
  expect(v.is(LineSchema, 'A\u202e\n')).toBe(false);
});

it('refuses text without a letter or digit that people can read', () => {
  for (const text of ['\u200b\u200b\u200b', '\u3164\u3164', '\u2060 \ufeff', '…!!'])
    expect([v.is(LineSchema, text), v.parse(WrittenSchema, text)]).toEqual([false, '']);
  expect(v.parse(WrittenSchema, ' 資料不足。 ')).toBe('資料不足。');
});

it('accepts one Chinese character as a first or last name, and asks for two letters of any other script', () => {
  expect(['王', '明', '𠮷', 'Li', '歐陽'].map((name) => v.is(PersonNameSchema, name))).toEqual(Array(5).fill(true));
  expect(['W', ' ', '王'.repeat(256), '\u200b'].map((name) => v.is(PersonNameSchema, name))).toEqual(
    Array(4).fill(false),
  );
});

it('accepts only days that the calendar has', () => {
  expect(['2024-02-29', '2025-12-31'].map((day) => v.is(DaySchema, day))).toEqual([true, true]);
  expect(['2023-02-29', '2025-02-30', '2025-04-31', '2025-13-01'].map((day) => v.is(DaySchema, day))).toEqual(
    Array(4).fill(false),
  );
});
