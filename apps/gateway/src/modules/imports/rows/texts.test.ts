import { describe, expect, it } from 'vitest';
import { numberIn } from './number.ts';
import { parseDay, periodOf } from './period.ts';

describe('texts in cells', () => {
  it('that are numbers are read with their separators, and never guessed', () => {
    const point = (text: string) => numberIn({ kind: 'text', text }, 'point');
    const cases: [string, string][] = [
      ['1,234,567.5', '1234567.5'],
      ["1'234.50", '1234.5'],
      ['1 234', '1234'],
      ['-0.0', '0'],
      ['−5', '-5'],
      ['(1,234)', '-1234'],
      ['.5', '0.5'],
      ['１２３', '123'],
      ['12345678901234567890.123456789', '12345678901234567890.123456789'],
    ];
    for (const [text, number] of cases) expect(point(text)).toMatchObject({ number });
    for (const text of ['1,23', '1.2.3', '', '-', '1e5', '0x10', 'n/a', '1,2345'])
      expect(point(text)).toBe('number_invalid');
    expect(point('1'.repeat(40))).toBe('number_too_long');
    expect(numberIn({ kind: 'text', text: '1.234.567,5' }, 'comma')).toMatchObject({ number: '1234567.5' });
    expect(
      numberIn({ kind: 'number', text: '1.0000000000000002E+3', percent: false, day: null }, 'point'),
    ).toMatchObject({ number: '1000' });
    expect(numberIn({ kind: 'number', text: '1E-7', percent: false, day: null }, 'point')).toMatchObject({
      number: '0.0000001',
    });
  });

  it('that are periods and days are read in the notations of Hong Kong', () => {
    const march = { start: '2025-03-01', end: '2025-03-31' };
    for (const text of ['2025-03', '2025年3月', 'Mar 2025', 'march 2025', '2025/3'])
      expect(periodOf(text)).toEqual(march);
    const quarter = { start: '2025-04-01', end: '2025-06-30' };
    for (const text of ['Q2 2025', '2025 Q2', '2025-Q2', '2025年第二季', '2025年第2季度'])
      expect(periodOf(text)).toEqual(quarter);
    for (const text of ['2025-13', 'Q5 2025', 'soon', '20255']) expect(periodOf(text)).toBeUndefined();
    expect(parseDay('31/12/2025', 'dmy')).toBe('2025-12-31');
    expect(parseDay('12/31/2025', 'mdy')).toBe('2025-12-31');
    expect(parseDay('2025年12月31日', 'mdy')).toBe('2025-12-31');
    expect(parseDay('31.12.2025', 'dmy')).toBe('2025-12-31');
    expect(parseDay('31/12/2025', 'mdy')).toBeUndefined();
  });
});
