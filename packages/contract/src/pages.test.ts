import * as v from 'valibot';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { PageSizeSchema } from './pages.ts';

it('accepts a whole number in plain digits, and no other notation such as 0x19 or 1e1', () => {
  expect(v.parse(PageSizeSchema, undefined)).toBe(limits.pageSizeDefault);
  expect(v.parse(PageSizeSchema, '25')).toBe(25);
  for (const wrong of ['0x19', '1e1', '2.0', ' 25', '', '0', String(limits.pageSizeMax + 1)])
    expect(v.safeParse(PageSizeSchema, wrong).success, wrong).toBe(false);
});
