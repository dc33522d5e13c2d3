import { formatDecimal } from '@esg/quantities';
import { expect, it } from 'vitest';
import { numberFormats } from './number-formats.ts';
import { numberFormatOf } from './usual-number-format.ts';

it.each([
  ['HK', '1,234,567.8'],
  ['US', '1,234,567.8'],
  ['MX', '1,234,567.8'],
  ['EG', '1,234,567.8'],
  ['IN', '12,34,567.8'],
  ['DE', '1.234.567,8'],
  ['ES', '1.234.567,8'],
  ['FR', '1\u202f234\u202f567,8'],
  ['SE', '1\u202f234\u202f567,8'],
  ['CH', "1'234'567.8"],
])('proposes the usual format of %s', (country, written) => {
  expect(formatDecimal('1234567.8', numberFormatOf(country))).toBe(written);
});

it.each([null, '', 'hk', 'WEST_BANK'])('proposes the default format for the country %s', (country) => {
  expect(numberFormatOf(country)).toBe('en-IN');
});

it('writes and reads every format by the format’s own separators', () => {
  expect(new Set(numberFormats.map((format) => formatDecimal('1234567.8', format))).size).toBe(numberFormats.length);
});
