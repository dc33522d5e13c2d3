import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LineSchema } from './schema.ts';

it.each([
  ['Kwun Tong\nLogistics', 'Kwun Tong Logistics'],
  ['Kwun\r\n\tTong', 'Kwun Tong'],
  ['\u202aLantau Ferries\u202c', 'Lantau Ferries'],
  ['report\u202efdp.exe', 'reportfdp.exe'],
  ['  Two words \n', 'Two words'],
])('keeps %j in one line, in its own direction', (given, kept) => {
  expect(v.parse(LineSchema, given)).toBe(kept);
});

it('asks for two characters that can be seen', () => {
  expect(v.is(LineSchema, 'A\u202e\n')).toBe(false);
});
