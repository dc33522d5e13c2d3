import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './lines.ts';

/** Every character one wide. */
const measure = (text: string) => [...text].length;
const textsOf = (text: string, width: number) =>
  breakLines([{ text }], width, measure).map(({ spans }) => spans.map((span) => span.text).join(''));

describe('breakLines', () => {
  it('breaks a line at spaces and drops the space', () => {
    expect(textsOf('one two three', 8)).toEqual(['one two', 'three']);
  });

  it('breaks Chinese between any characters, but begins no line with punctuation and ends none with an opening bracket', () => {
    expect(textsOf('氣候目標，已獲批准', 4)).toEqual(['氣候目', '標，已獲', '批准']);
    expect(textsOf('見第三章（方法）。', 5)).toEqual(['見第三章', '（方法）。']);
  });

  it('keeps a number and its percent sign together', () => {
    expect(textsOf('佔總量12%者', 5)).toEqual(['佔總量', '12%者']);
  });

  it('keeps a number and its unit together where they are joined by a space that does not break', () => {
    expect(textsOf('we emitted 1,300\u00a0tCO2e', 16)).toEqual(['we emitted', '1,300\u00a0tCO2e']);
    expect(textsOf('排放了1,300\u00a0公噸', 7)).toEqual(['排放了', '1,300\u00a0公', '噸']);
  });

  it('keeps a word together whose style changes half-way', () => {
    const lines = breakLines([{ text: 'see foot' }, { text: 'note', bold: true }, { text: '.' }], 9, measure);
    expect(lines.map(({ spans }) => spans.map(({ text }) => text))).toEqual([['see'], ['foot', 'note', '.']]);
  });

  it('keeps a word whole in a column of its own width, in spite of rounding', () => {
    const widths = (text: string) => [...text].length * 4.1;
    const [first, ...others] = breakLines([{ text: 'kgCO2e' }], widths('kgCO2e') + 8 - 4 - 4 - 1e-12, widths);
    expect(first?.spans.map(({ text }) => text)).toEqual(['kgCO2e']);
    expect(others).toEqual([]);
  });

  it('starts a line at each line break, and keeps empty lines', () => {
    expect(textsOf('a\r\n\nb', 5)).toEqual(['a', '', 'b']);
    expect(textsOf('', 5)).toEqual(['']);
  });

  it('never writes beyond the width and never loses a character', () => {
    const alphabet = fc.constantFrom(...'ab\u00a0 中文，。（）12.5%\n');
    fc.assert(
      fc.property(
        fc.array(fc.array(alphabet).map((parts) => parts.join(''))),
        fc.integer({ min: 3, max: 12 }),
        (texts, width) => {
          const lines = breakLines(
            texts.map((text) => ({ text })),
            width,
            measure,
          );
          expect(Math.max(...lines.map((line) => line.width))).toBeLessThanOrEqual(width);
          const shown = lines.flatMap(({ spans }) => spans.map(({ text }) => text)).join('');
          expect(shown.replace(/\s/g, '')).toBe(texts.join('').replace(/\s/g, ''));
        },
      ),
    );
  });
});
