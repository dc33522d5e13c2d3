import { describe, expect, it } from 'vitest';
import { isOnSide, pageOfWords, surenessOf, type Word, wordsOf } from './recognised-words.ts';

const head = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';
const row = (line: string, [left, top, width, height]: readonly number[], text: string, confidence = 95) =>
  ['5', '1', ...line.split('.'), '1', left, top, width, height, confidence, text].join('\t');
const read = (...rows: string[]) => wordsOf([head, ...rows].join('\n'));
const picture = { width: 1654, height: 2339 };

describe('words that were recognised in a picture', () => {
  it('leave out dust, and keep Chinese signs', () => {
    const words = read(
      row('1.1.1', [10, 10, 30, 20], '水'),
      row('1.1.1', [42, 10, 8, 20], '：'),
      row('1.1.1', [60, 10, 8, 20], '|'),
      row('1.1.1', [80, 10, 30, 20], 'wx', 12),
      row('1.1.1', [80, 10, 8, 20], '、', 30),
    );
    expect(words.map(({ text }) => text)).toEqual(['水', '：']);
  });

  it('become rows of a table, though the program took its columns for blocks of their own', () => {
    const labels = ['Boilers', 'Vehicles', 'Refrigerants', 'Generators'];
    const figures = ['812.35', '204.60', '37.08', '11.40'];
    const words = read(
      ...labels.map((text, index) => row(`1.1.${index + 1}`, [150, 300 + index * 45, text.length * 14, 28], text)),
      ...figures.map((text, index) => row(`2.1.${index + 1}`, [1300, 302 + index * 45, 80, 26], text)),
    );
    const page = pageOfWords(words, picture);
    expect(page?.text.split('\n')).toEqual(labels.map((label, index) => `${label}\t${figures[index]}`));
    expect(page?.blocks).toMatchObject([
      { kind: 'table', rows: labels.map((label, index) => [label, figures[index]]) },
    ]);
  });

  it('keep their rows on a sheet that lay askew, and their places on it', () => {
    const fall = 0.02;
    const at = (left: number, top: number, width: number, text: string, line: string) =>
      row(line, [left, Math.round(top + left * fall), width, 26], text);
    const rows = [0, 1, 2, 3, 4].map((index) => 300 + index * 40);
    const words = read(
      ...rows.flatMap((top, index) => [
        at(150, top, 90, 'Total', `1.1.${index + 1}`),
        at(260, top, 70, 'heat', `1.1.${index + 1}`),
        at(350, top, 60, 'used', `1.1.${index + 1}`),
        at(430, top, 60, 'here', `1.1.${index + 1}`),
        at(1400, top, 80, `${index + 1}00.5`, `2.1.${index + 1}`),
      ]),
    );
    const page = pageOfWords(words, picture);
    expect(page?.text.split('\n')).toEqual(rows.map((_, index) => `Total heat used here\t${index + 1}00.5`));
    const [left = 0, bottom = 0, right = 0, top = 0] = page?.boxes[0] ?? [];
    // In the middle of the row, between the height of its first word and that of its last.
    const middle = picture.height - (bottom + top) / 2;
    const centre = 300 + 13 + ((left + right) / 2) * fall;
    expect(Math.abs(middle - centre)).toBeLessThan(10);
  });

  it('join Chinese of a line without blanks, and words with them', () => {
    const words = read(
      row('1.1.1', [100, 100, 60, 30], '溫室'),
      row('1.1.1', [164, 100, 60, 30], '氣體'),
      row('1.1.1', [230, 100, 12, 30], '('),
      row('1.1.1', [244, 100, 60, 30], '地點'),
      row('1.1.1', [306, 100, 12, 30], ')'),
      row('1.1.1', [330, 100, 80, 30], 'Scope'),
      row('1.1.1', [420, 100, 14, 30], '2'),
    );
    expect(pageOfWords(words, picture)?.text).toBe('溫室氣體(地點) Scope 2');
  });

  it('say when a sheet lay on its side, and how sure they are', () => {
    const tall: Word[] = ['Energy', 'Emissions', 'Water', 'Waste', 'Board'].map((text, index) => ({
      line: `1.1.${index}`,
      text,
      left: 100 * index,
      top: 100,
      right: 100 * index + 20,
      bottom: 200,
      confidence: 90,
    }));
    expect(isOnSide(tall)).toBe(true);
    expect(isOnSide(tall.map((word) => ({ ...word, right: word.left + 120, bottom: 120 })))).toBe(false);
    expect(surenessOf(tall)).toBe(90);
    expect(surenessOf([])).toBe(0);
    expect(pageOfWords([], picture)).toBeUndefined();
  });
});
