import { describe, expect, it } from 'vitest';
import { requireBounded } from './csv-bounds.ts';
import { readAll } from './testing.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark: boolean, big = false) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return Uint8Array.from(big ? bytes.swap16() : bytes);
};
const table = { 1: ['指標', '數值'], 2: ['能源總耗量', '1,234.5'] };
const text = '指標,數值\r\n能源總耗量,"1,234.5"\r\n';

describe('delimited text', () => {
  it('is read in UTF-8, UTF-16, Big5 and Windows encodings', async () => {
    expect(await readAll(utf8(text))).toEqual(table);
    expect(await readAll(utf8(`\ufeff${text}`))).toEqual(table);
    expect(await readAll(utf16(text, true))).toEqual(table);
    expect(await readAll(utf16(text, true, true))).toEqual(table);
    const latin = { 1: ['Metric', 'Value'], 2: ['Energy', '5'] };
    for (const big of [false, true])
      expect(await readAll(utf16('Metric,Value\nEnergy,5\n', false, big))).toEqual(latin);
    // 指標,數值 and 能源,5 in Big5; Zürich in Windows' Western set.
    const big5 = [0xab, 0xfc, 0xbc, 0xd0, 0x2c, 0xbc, 0xc6, 0xad, 0xc8, 0x0a, 0xaf, 0xe0, 0xb7, 0xbd, 0x2c, 0x35];
    expect(await readAll(Uint8Array.from(big5))).toEqual({ 1: ['指標', '數值'], 2: ['能源', '5'] });
    expect(await readAll(Uint8Array.from([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x2c, 0x35]))).toEqual({
      1: ['Zürich', '5'],
    });
  });

  it('is split by the delimiter that it uses, and unquoted as spreadsheets quote', async () => {
    expect(await readAll(utf8('a;b;c\n1,5;"x;y";3\n'))).toEqual({ 1: ['a', 'b', 'c'], 2: ['1,5', 'x;y', '3'] });
    expect(await readAll(utf8('a\tb\n1\t2\n'))).toEqual({ 1: ['a', 'b'], 2: ['1', '2'] });
    expect(await readAll(utf8('sep=|\na|b\n1|2\n'))).toEqual({ 2: ['a', 'b'], 3: ['1', '2'] });
    expect(await readAll(utf8('a,"say ""hi""\nthere"\n\n,,\n1,2'))).toEqual({
      1: ['a', 'say "hi"\nthere'],
      4: ['1', '2'],
    });
  });

  it('keeps text that would run as a formula as text, and removes the apostrophe that we add', async () => {
    expect(await readAll(utf8("a,b,c\n=cmd|'/c calc'!A1,'=1+1,'＝1+1\n"))).toEqual({
      1: ['a', 'b', 'c'],
      2: ["=cmd|'/c calc'!A1", '=1+1', '＝1+1'],
    });
  });

  it('is refused where it is no text, too wide, or has a quote that was never closed', async () => {
    expect(await readAll(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 0, 255, 254]))).toBe('format_refused');
    expect(await readAll(utf8(`a,b\n1,"${'x,y\n'.repeat(20_000)}`))).toBe('cell_too_long');
    expect(await readAll(utf8(`${'a,'.repeat(300)}b\n`))).toBe('too_many_columns');
    expect(await readAll(utf8(`a,b\n1,2${','.repeat(300)}\n`))).toEqual({ 1: ['a', 'b'], 2: ['1', '2'] });
  });

  it.each([
    ['one endless line', 'a,'.repeat(7_500_000), 'too_many_columns'],
    ['one endless line of nothing', ','.repeat(15_000_000), 'too_many_columns'],
    ['one endless cell', 'a'.repeat(15_000_000), 'cell_too_long'],
  ])('of %s is refused without being parsed', (_, text, refusal) => {
    // Parsing these would take hundreds of megabytes. The scan allocates nothing.
    const before = process.memoryUsage().heapUsed;
    expect(() => requireBounded(text, ',', 1)).toThrow(refusal);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  });
});
