import { expect, it } from 'vitest';
import { createFormatters } from './formatters.ts';
import { languageOfBrowser } from './languages.ts';

const en = createFormatters('en', 'en-HK');
const zhTw = createFormatters('zhTw', 'en-HK');

it('writes numbers alike in both languages, with every stored digit', () => {
  expect(en.decimal('1234567.123456789')).toBe('1,234,567.123456789');
  expect(zhTw.decimal('1234567.123456789')).toBe('1,234,567.123456789');
  expect(createFormatters('en', 'en-IN').decimal('1234567.1')).toBe('12,34,567.1');
  expect(createFormatters('zhTw', 'de-DE').decimal('1234567.1')).toBe('1.234.567,1');
});

it('uses words of the person’s language with numbers in another country’s format', () => {
  expect(createFormatters('en', 'de-DE').fileSize(1_536)).toBe('1,5 kB');
  expect(createFormatters('en', 'de-DE').percent(0.5)).toBe('50%');
});

it('writes dates as dd-MMM-yyyy', () => {
  expect(en.day('2026-03-07')).toBe('07-Mar-2026');
});

it('shows times of the audit log in its own time zone, whatever the person’s is', () => {
  expect(en.atOffset('2026-12-31T23:30:00Z', '+01:00')).toBe('01-Jan-2027 00:30:00');
});

it('shows 1 048 576 bytes as one megabyte', () => {
  expect(en.fileSize(2 * 1_048_576)).toBe('2 MB');
  expect(en.fileSize(1_536)).toBe('1.5 kB');
  expect(en.fileSize(5 * 1_024 * 1_048_576)).toBe('5 GB');
  expect(en.fileSize(100)).toBe('100 bytes');
  expect(zhTw.fileSize(100)).toBe('100 位元組');
});

it('says how long ago a moment was', () => {
  const now = Date.parse('2026-01-02T12:00:00Z');
  expect(en.ago('2026-01-02T11:59:30Z', now)).toBe('now');
  expect(en.ago('2026-01-02T09:00:00Z', now)).toBe('3 hours ago');
  expect(zhTw.ago('2026-01-01T12:00:00Z', now)).toBe('昨日');
});

it('chooses the first language of the browser that the product knows', () => {
  expect(languageOfBrowser(['fr', 'zh-HK', 'en'])).toBe('zhTw');
  expect(languageOfBrowser(['en-GB', 'zh-HK'])).toBe('en');
  expect(languageOfBrowser(['fr'])).toBe('en');
});
