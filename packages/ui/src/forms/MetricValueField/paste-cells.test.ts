import { describe, expect, it } from 'vitest';
import { pasteRows } from './paste-cells.ts';

const blank = { number: '', unit: 't', descriptor: '' };
const options = {
  rowsMax: 4,
  unitOf: (text: string) => (['t', 'kg'].includes(text) ? text : undefined),
  tidy: (number: string) => number.replaceAll(',', ''),
  blank,
};

describe('pasteRows', () => {
  it('fills rows downwards and adds rows that are missing', () =>
    expect(pasteRows([blank, { number: '9', unit: 'kg', descriptor: 'Old' }], 1, [['1,000'], ['2']], options)).toEqual({
      rows: [blank, { number: '1000', unit: 'kg', descriptor: 'Old' }, { number: '2', unit: 't', descriptor: '' }],
      dropped: 0,
    }));
  it('distinguishes a unit from a description', () =>
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
  it('counts the cells that found no place', () =>
    expect(pasteRows([blank], 2, [['1'], ['2'], ['3']], options)).toMatchObject({ dropped: 1 }));
});
