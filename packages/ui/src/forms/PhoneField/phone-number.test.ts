import { expect, it } from 'vitest';
import { callingCode, readPhone, showPhone } from './phone-number.ts';

it('reads national and international numbers, also in full-width digits', () => {
  expect(readPhone('2123 4567', 'HK')).toEqual({ value: '+85221234567', country: 'HK' });
  expect(readPhone('２１２３４５６７', 'HK')).toEqual({ value: '+85221234567', country: 'HK' });
  expect(readPhone('+44 20 7946 0958', 'HK')).toEqual({ value: '+442079460958', country: 'GB' });
});

it('refuses a number that is too short or of no country', () => {
  expect(readPhone('2123', 'HK')).toBeUndefined();
  expect(readPhone('21234567', 'NOWHERE')).toBeUndefined();
});

it('shows a number in the format of its country', () => {
  expect(showPhone('+85221234567')).toBe('2123 4567');
  expect(callingCode('HK')).toBe('+852');
  expect(callingCode('NOWHERE')).toBe('');
});
