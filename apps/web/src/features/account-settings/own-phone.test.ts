import { expect, it } from 'vitest';
import { internationalOf, phoneOf } from './own-phone.ts';

const name = { en: '', zhTw: '' };
const countries = [
  { id: 'GB', name, diallingCode: '+44' },
  { id: 'HK', name, diallingCode: '+852' },
  { id: 'ZZ', name, diallingCode: '' },
];

it('separates country and number, and joins them again', () => {
  const phone = { country: 'HK', number: '2345 6789' };
  expect(internationalOf(phone, countries)).toBe('+85223456789');
  expect(phoneOf('+85223456789', 'HK', countries)).toEqual({ country: 'HK', number: '23456789' });
  expect(phoneOf('+442079460958', 'HK', countries)).toEqual({ country: 'GB', number: '2079460958' });
});

it('reads a missing number as none', () => {
  expect(internationalOf(null, countries)).toBe('');
  expect(phoneOf('', 'HK', countries)).toBeNull();
});
