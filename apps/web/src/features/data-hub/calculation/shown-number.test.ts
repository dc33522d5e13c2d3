import { expect, it } from 'vitest';
import { shownNumber } from './shown-number.ts';

it('rounds what is too long to read, and never cuts it off', () => {
  expect(shownNumber('66.666666666666666666666666666666666666666667')).toBe('66.6666666667');
  expect(shownNumber('-0.999999999999999')).toBe('-1');
  expect(shownNumber('1234567890123.75')).toBe('1234567890124');
});

it('leaves a number as it is whose digits can be read', () => {
  for (const number of ['4988.7', '1200', '0.25', '-17']) expect(shownNumber(number)).toBe(number);
});
