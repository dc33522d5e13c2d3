import { expect, it } from 'vitest';
import { decimalDigits, decimalPattern, formatDecimal, integerPattern, parseDecimal, readable } from './decimals.ts';

it.each([
  ['0', '0'],
  ['-0.00', '0'],
  ['007', '7'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['1.50', '1.5'],
  ['100', '100'],
  ['-0012.3400', '-12.34'],
  ['12,34,567.5', '1234567.5'],
  ['1 000', '1000'],
  ['−3', '-3'],
  ['123456789012345678901234567890.123456789012345', '123456789012345678901234567890.123456789012345'],
])('reads %s as %s', (typed, canonical) => {
  expect(parseDecimal(typed, 'en-IN')).toBe(canonical);
});

it.each(['', '.', '-', '1e5', '12o', '1.2.3', '0x10', 'NaN', '1234567890123456789012345678901', '0.1234567890123456'])(
  'refuses %s instead of guessing',
  (typed) => {
    expect(parseDecimal(typed, 'en-IN')).toBeUndefined();
  },
);

it('accepts as many digits before and after the point as the error messages name, and not one more', () => {
  const whole = '9'.repeat(decimalDigits.whole);
  const longest = `${whole}.${'9'.repeat(decimalDigits.fraction)}`;
  expect([whole, `9${whole}`].map((text) => integerPattern.test(text))).toEqual([true, false]);
  expect([longest, `9${longest}`, `${longest}9`].map((text) => decimalPattern.test(text))).toEqual([
    true,
    false,
    false,
  ]);
});

it.each(['-0', '-0.0', '-0.000', '00', '1.'])('%s is refused as a stored number', (written) => {
  expect(decimalPattern.test(written)).toBe(false);
});

it.each(['0', '0.0', '-0.01', '-10', '-100.50'])('%s is accepted as a stored number', (written) => {
  expect(decimalPattern.test(written)).toBe(true);
});

it.each([
  ['1,5', 'en-HK'],
  ['1,2345', 'en-HK'],
  ['1.5', 'de-DE'],
  ['12.34', 'de-DE'],
  ['1 5', 'fr-FR'],
  ['1,,000', 'en-HK'],
])('does not read %s as a grouped number in %s', (typed, locale) => {
  expect(parseDecimal(typed, locale)).toBeUndefined();
});

it.each([
  ['1,234,567.5', 'en-IN'],
  ['12,34,567.5', 'en-HK'],
  ['1.234.567,5', 'de-DE'],
  ['1\u202f234\u202f567,5', 'fr-FR'],
  ['1 234 567,5', 'fr-FR'],
  ["1'234'567.5", 'de-CH'],
  ['1’234’567.5', 'de-CH'],
  ['1 234 567.5', 'en-HK'],
])('reads the groups of %s in %s', (typed, locale) => {
  expect(parseDecimal(typed, locale)).toBe('1234567.5');
});

it('shows four decimals, or four digits of what is smaller', () => {
  expect(readable('2179.7049315068493151')).toBe('2179.7049');
  expect(readable('66.66666666666667')).toBe('66.6667');
  expect(readable('0.0000123456')).toBe('0.00001235');
  expect(readable('-0.99999999')).toBe('-1');
  for (const number of ['4988.7', '1200', '0.25', '-17', '0']) expect(readable(number)).toBe(number);
});

it('reads digits of full width and Arabic ones', () => {
  expect(parseDecimal('１，２３４．５', 'en-HK')).toBe('1234.5');
  expect(parseDecimal('٣٢١', 'en-HK')).toBe('321');
  expect(parseDecimal('۴۲', 'zh-HK')).toBe('42');
  expect(parseDecimal('一', 'zh-HK')).toBeUndefined();
});

it('reads a comma as the decimal point where the locale does', () => {
  expect(parseDecimal('1.234,5', 'de')).toBe('1234.5');
});

it('prints every stored digit', () => {
  expect(formatDecimal('1234567.123456789012345', 'en-IN')).toBe('12,34,567.123456789012345');
});
