import { decimalPattern, parseDecimal } from '@esg/quantities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScript, formatNumber, formatRow, ownLanguage } from './formats.ts';
import { sampleModel } from './testing/sample-model.ts';

describe('formatNumber', () => {
  it('groups digits by the locale and pads decimals', () => {
    expect(formatNumber('711322.45', 'en-HK')).toBe('711,322.45');
    expect(formatNumber('398.05', 'en-HK')).toBe('398.05');
    expect(formatNumber('398.05', 'en-HK', 1)).toBe('398.1');
    expect(formatNumber('1234567.5', 'en-IN', 2)).toBe('12,34,567.50');
    expect(formatNumber('1234567.5', 'de-DE')).toBe('1.234.567,5');
    expect(formatNumber('-0.000000000000001', 'en')).toBe('-0.000000000000001');
  });

  it('keeps every stored digit of any number', () => {
    const canonical = fc.stringMatching(/^-?[1-9]\d{0,29}\.\d{0,14}[1-9]$/).filter((text) => decimalPattern.test(text));
    fc.assert(
      fc.property(canonical, fc.constantFrom('en-IN', 'de-DE', 'fr-FR', 'zh-Hant-HK'), (number, locale) => {
        expect(parseDecimal(formatNumber(number, locale), locale)).toBe(number);
      }),
    );
  });
});

describe('formatRow', () => {
  it('writes a year without grouping', () => {
    expect(formatRow({ number: '2022', unitCode: '{year}' }, 'en-IN')).toBe('2022');
    expect(formatRow({ number: '2022', unitCode: 'kWh' }, 'en-IN')).toBe('2,022');
  });
});

describe('languages inside a document', () => {
  it('recognises a text that is clearly in the other language', () => {
    const english = sampleModel({ disclosures: 1 });
    const chinese = sampleModel({ disclosures: 1, language: 'zhTw' });
    expect(ownLanguage('大嶼渡輪董事會', english)).toBe('zh-Hant-HK');
    expect(ownLanguage('MV Silvermine 銀礦號', english)).toBeUndefined();
    expect(ownLanguage('Codes and own-word titles only', chinese)).toBe('en');
    expect(ownLanguage('ISO 14064-1', chinese)).toBeUndefined();
  });

  it('splits mixed text by script and loses no character', () => {
    expect(byScript('MV Silvermine 銀礦號 (2025)')).toEqual(['MV Silvermine ', '銀礦號', ' (2025)']);
  });
});
