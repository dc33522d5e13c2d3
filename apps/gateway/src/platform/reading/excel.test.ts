import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { SheetRow } from './cells.ts';
import { openFile } from './open-file.ts';
import { bookOf, bookParts, readAll, zipOf } from './testing.ts';

const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="10"/></cellXfs>`;

describe('workbooks', () => {
  it('are read as people see them: texts, numbers, dates, booleans and errors, in any language', async () => {
    const strings =
      '<si><t>能源總耗量</t></si><si><r><t>Rich </t></r><r><t xml:space="preserve">text</t></r><rPh><t>reading</t></rPh></si>';
    const sheet = `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="D3" t="inlineStr"><is><t>a_x000D_b &amp; c</t></is></c></row>
      <row r="7"><c r="A7"><v>0.30000000000000004</v></c><c r="B7"><v>1.5E-3</v></c><c r="C7" s="1"><v>45658</v></c><c r="D7" s="2"><v>45658.75</v></c><c r="E7" s="3"><v>0.125</v></c><c r="F7" t="b"><v>1</v></c><c r="G7" t="e"><v>#DIV/0!</v></c></row>`;
    expect(await readAll(bookOf({ sheet, strings, styles }))).toEqual({
      3: ['能源總耗量', 'Rich text', '', 'a\rb & c'],
      7: ['0.3', '0.0015', '2025-01-01', '2025-01-01', '12.5%', 'TRUE', '#DIV/0!'],
    });
  });

  it('count days from 1904 where the file says so, and have no 29 February 1900', async () => {
    const sheet =
      '<row r="1"><c r="A1" s="1"><v>44196</v></c><c r="B1" s="1"><v>60</v></c><c r="C1" s="1"><v>59</v></c></row>';
    expect(await readAll(bookOf({ sheet, styles, workbook: '<workbookPr date1904="1"/>' }))).toEqual({
      1: ['2025-01-01', '1904-03-01', '1904-02-29'],
    });
    expect(await readAll(bookOf({ sheet, styles }))).toEqual({ 1: ['2020-12-31', '60', '1900-02-28'] });
  });

  it('mark formulas without a saved value, and merged cells', async () => {
    const sheet =
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>NOW()</f></c><c r="C1" t="str"><f>T("")</f><v></v></c></row>';
    const opened = await (
      await openFile(bookOf({ sheet, after: '<mergeCells><mergeCell ref="A1:B3"/></mergeCells>' }))
    ).open(0);
    const rows: SheetRow[] = [];
    for await (const row of opened.rows) rows.push(row);
    expect(rows).toEqual([
      {
        row: 1,
        cells: [
          { kind: 'number', text: '2', percent: false, day: null, formula: true },
          { kind: 'unknown', formula: true },
        ],
      },
    ]);
    expect(opened.merges()).toEqual([{ fromRow: 1, toRow: 3, fromColumn: 0, toColumn: 1 }]);
  });

  it('of other programs are read as well', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: '數據', rows: [['指標', 1.25, new Date('2025-03-31T00:00:00Z'), true]] }],
    });
    expect(await readAll(new Uint8Array(bytes))).toEqual({ 1: ['指標', '1.25', '2025-03-31', 'TRUE'] });
  });

  it('are read by their cells, whatever size the file claims', async () => {
    const sheet = '<row r="1048576"><c r="B1048576"><v>1</v></c></row>';
    const huge = bookOf({ sheet, before: '', after: '<dimension ref="A1:XFD1048576"/>' });
    expect(await readAll(huge)).toEqual({ 1048576: ['', '1'] });
  });
});

describe('refuses', () => {
  const cell = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const cases: [string, Uint8Array, string][] = [
    [
      'macros, by their part',
      zipOf([...bookParts({ sheet: cell }), { name: 'xl/vbaProject.bin', content: 'x' }]),
      'macros',
    ],
    [
      'macros, by what the file says it is',
      bookOf({ sheet: cell, contentType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }),
      'macros',
    ],
    [
      'names that leave the folder',
      zipOf([...bookParts({ sheet: cell }), { name: '../../etc/passwd', content: 'x' }]),
      'unsafe',
    ],
    ['absolute names', zipOf([...bookParts({ sheet: cell }), { name: '/etc/passwd', content: 'x' }]), 'unsafe'],
    [
      'two parts of one name',
      zipOf([...bookParts({ sheet: cell }), { name: 'XL/workbook.xml', content: 'x' }]),
      'unsafe',
    ],
    [
      'a part that unpacks to much more than it holds',
      zipOf([...bookParts({ sheet: cell }), { name: 'xl/media/a.xml', content: Buffer.alloc(60_000_000) }]),
      'unsafe',
    ],
    [
      'a part that unpacks to more than the directory says',
      zipOf(
        bookParts({ sheet: cell.repeat(1) }).map((part) =>
          part.name.endsWith('sheet1.xml') ? { ...part, size: 20 } : part,
        ),
      ),
      'damaged',
    ],
    [
      'a part whose bytes do not give its sum',
      zipOf(bookParts({ sheet: cell }).map((part) => (part.name.endsWith('sheet1.xml') ? { ...part, crc: 7 } : part))),
      'damaged',
    ],
    ['parts behind a password', zipOf(bookParts({ sheet: cell }).map((part) => ({ ...part, flags: 1 }))), 'encrypted'],
    [
      'thousands of parts',
      zipOf(Array.from({ length: 1100 }, (_, index) => ({ name: `a/${index}`, content: '' }))),
      'unsafe',
    ],
    [
      'external entities',
      bookOf({ sheet: cell, before: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
      'unsafe',
    ],
    [
      'entities that grow',
      bookOf({
        sheet: '<row><c t="inlineStr"><is><t>&b;</t></is></c></row>',
        before: '<!DOCTYPE a [<!ENTITY b "bbbb">]>',
      }),
      'unsafe',
    ],
    ['elements in each other without end', bookOf({ sheet: '<row>'.repeat(200) }), 'unsafe'],
    ['XML that ends early', bookOf({ sheet: '<row r="1"><c r="A1"><v>1</c>' }), 'damaged'],
    ['rows that go back', bookOf({ sheet: '<row r="5"/><row r="2"/>' }), 'damaged'],
    ['cells that go back', bookOf({ sheet: '<row r="1"><c r="B1"/><c r="A1"/></row>' }), 'damaged'],
    ['columns beyond the last one', bookOf({ sheet: '<row r="1"><c r="ZZZZ1"><v>1</v></c></row>' }), 'damaged'],
    ['more columns than are taken', bookOf({ sheet: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }), 'too_many_columns'],
    [
      'texts that the file does not have',
      bookOf({ sheet: '<row r="1"><c r="A1" t="s"><v>9</v></c></row>' }),
      'damaged',
    ],
    ['numbers that are none', bookOf({ sheet: '<row r="1"><c r="A1"><v>12abc</v></c></row>' }), 'damaged'],
    [
      'cells that are longer than a cell can be',
      bookOf({ sheet: `<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(40_000)}</t></is></c></row>` }),
      'cell_too_long',
    ],
    ['a document', zipOf([{ name: 'word/document.xml', content: '<a/>' }]), 'format_refused'],
    ['a file cut short', bookOf({ sheet: cell }).slice(0, 700), 'damaged'],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2, 3]), 'format_refused'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7 text'), 'format_refused'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3]), 'format_refused'],
    ['nothing', new Uint8Array(), 'empty'],
  ];
  it.each(cases)('%s', async (_name, bytes, code) => {
    expect(await readAll(bytes)).toBe(code);
  });

  it('a workbook that is cut off anywhere, at once and with a reason', async () => {
    const whole = bookOf({ sheet: cell.repeat(1), strings: '<si><t>a</t></si>' });
    for (let end = 0; end < whole.length; end += 37)
      expect(await readAll(whole.slice(0, end))).toMatch(/^(damaged|empty|format_refused|unsafe)$/);
  });

  it('a workbook with a changed byte, or reads it correctly', async () => {
    const whole = bookOf({ sheet: cell });
    for (let at = 0; at < whole.length; at += 23) {
      const bent = Uint8Array.from(whole);
      bent[at] = (bent[at] ?? 0) ^ 0x5a;
      const read = await readAll(bent);
      if (typeof read !== 'string') expect(read).toEqual({ 1: ['1'] });
    }
  });
});
