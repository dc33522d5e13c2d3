import { describe, expect, it } from 'vitest';
import { shownName } from './files.service.ts';

describe('the name of a file', () => {
  it.each([
    ['a\u{202e}gnp.pdf', 'agnp.pdf'],
    ['\u{2066}b\u{2069}\u{200f}\u{61c}.xlsx', 'b.xlsx'],
    ['c\u{0}\u{1b}[31m\r\n.pdf', 'c[31m.pdf'],
    ['d\u{200b}\u{feff}\u{2028}.pdf', 'd.pdf'],
    ['C:\\\\folder\\\\e.pdf', 'e.pdf'],
    ['\u{202e}', 'logo'],
  ])('%j is shown as %j', (given, shown) => expect(shownName(given)).toBe(shown));

  it('keeps letters of every language and joined emoji, and cuts no character in half', () => {
    for (const name of ['能源報告.pdf', 'گزارش\u{200c}ها.pdf', '👩\u{200d}🔬.png']) expect(shownName(name)).toBe(name);
    expect(shownName(`${'x'.repeat(254)}😀`).isWellFormed()).toBe(true);
  });

  it('keeps the extension, however long the name is', () => {
    const name = shownName(`${'能'.repeat(300)}.xlsx`);
    expect([name.length, name.endsWith('能.xlsx')]).toEqual([255, true]);
  });
});
