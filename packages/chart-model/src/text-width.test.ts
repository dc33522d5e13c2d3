import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth, wrapText } from './text-width.ts';

describe('wrapText', () => {
  it('keeps a short text as it is', () => expect(wrapText('Scope 1', 200)).toEqual(['Scope 1']));
  it('breaks lines between words, and between any two Chinese characters', () => {
    expect(wrapText('Purchased energy', 70)).toEqual(['Purchased', 'energy']);
    expect(wrapText('外購能源及其他', 60)).toEqual(['外購能源', '及其他']);
  });
  it('marks a text that was shortened', () => expect(wrapText('one two three four', 40, 1)[0]).toMatch(/…$/u));
  it('never returns more lines or wider ones than asked, whatever the text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 40, max: 200 }), (text, width) => {
        const lines = wrapText(text, width);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect([...line].length <= 2 || textWidth(line) <= width).toBe(true);
      }),
    ));
});
