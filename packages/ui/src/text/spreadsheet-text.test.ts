import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, spreadsheetText } from './spreadsheet-text.ts';

describe('cellsOf', () => {
  it('reads a column as a spreadsheet copies it', () =>
    expect(cellsOf('1\r\n2\r\n3\r\n')).toEqual([['1'], ['2'], ['3']]));
  it('reads several columns', () =>
    expect(cellsOf('1\tkg\tCoal\n2\tt\tGas')).toEqual([
      ['1', 'kg', 'Coal'],
      ['2', 't', 'Gas'],
    ]));
  it('keeps empty cells between filled ones', () => expect(cellsOf('1\n\n3\n')).toEqual([['1'], [''], ['3']]));
  it('reads quoted cells', () => expect(cellsOf('1\tt\t"a ""b""\nc"\n')).toEqual([['1', 't', 'a "b"\nc']]));
  it('reads back any table of plain cells', () => {
    const cell = fc.stringMatching(/^[a-z0-9.,-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (table) => {
        expect(cellsOf(`${table.map((row) => row.join('\t')).join('\r\n')}\r\n`)).toEqual(table);
      }),
    );
  });
});

describe('spreadsheetText', () => {
  it('comes back unchanged, with quotes, tabs and line breaks', () => {
    const cell = fc.stringMatching(/^[a-z0-9"\t\n,]{0,6}[a-z]$/).map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (table) => {
        expect(cellsOf(spreadsheetText(table))).toEqual(table);
      }),
    );
  });
});
