import { expect, it } from 'vitest';
import { decimalDigits, decimalPattern, formatDecimal, integerPattern, parseDecimal } from './decimals.ts';

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

it('reads a comma as the decimal point where the locale does', () => {
  expect(parseDecimal('1.234,5', 'de')).toBe('1234.5');
});

it('prints every stored digit', () => {
  expect(formatDecimal('1234567.123456789012345', 'en-IN')).toBe('12,34,567.123456789012345');
});
