import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, pasteRows } from './paste-cells.ts';

const blank = { number: '', unit: 't', descriptor: '' };
const options = {
  rowsMax: 4,
  unitOf: (text: string) => (['t', 'kg'].includes(text) ? text : undefined),
  tidy: (number: string) => number.replaceAll(',', ''),
  blank,
};

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

describe('pasteRows', () => {
  it('fills rows downwards and adds what is missing', () =>
    expect(pasteRows([blank, { number: '9', unit: 'kg', descriptor: 'Old' }], 1, [['1,000'], ['2']], options)).toEqual({
      rows: [blank, { number: '1000', unit: 'kg', descriptor: 'Old' }, { number: '2', unit: 't', descriptor: '' }],
      dropped: 0,
    }));
  it('tells a unit from a descriptor', () =>
    expect(
      pasteRows(
        [blank],
        0,
        [
          ['1', 'kg', 'Coal'],
          ['2', 'Gas'],
        ],
        options,
      ).rows,
    ).toEqual([
      { number: '1', unit: 'kg', descriptor: 'Coal' },
      { number: '2', unit: 't', descriptor: 'Gas' },
    ]));
  it('counts what found no place', () =>
    expect(pasteRows([blank], 2, [['1'], ['2'], ['3']], options)).toMatchObject({ dropped: 1 }));
});
