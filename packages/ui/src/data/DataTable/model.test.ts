import { describe, expect, it } from 'vitest';
import { fillDown, pasteInto, rangeOf } from './cell-range.ts';
import { columnsInSight, rowsInSight, scrollScale } from './geometry.ts';
import { moveOf } from './grid-keys.ts';
import { orderOf } from './order.ts';

describe('order', () => {
  const values = [3, undefined, 1, 3, Number.NaN, 2];
  const sorted = (direction: 'ascending' | 'descending') => [...orderOf(6, (index) => values[index], direction)];
  it('goes by size, keeps equals in order, and puts nothing last both ways', () => {
    expect(sorted('ascending')).toEqual([2, 5, 0, 3, 1, 4]);
    expect(sorted('descending')).toEqual([0, 3, 5, 2, 1, 4]);
  });
  it('reads numbers inside text', () => {
    const codes = ['305-10', '305-2', '302-1'];
    expect([...orderOf(3, (index) => codes[index], 'ascending')]).toEqual([2, 1, 0]);
  });
});

describe('scroll', () => {
  it('reaches the first and the last of a million rows', () => {
    const { height, topOf, scrollTopOf } = scrollScale(1_000_000, 40, 400);
    expect(height).toBe(15_000_000);
    expect(topOf(0)).toBe(0);
    expect(topOf(height - 400)).toBeCloseTo(40_000_000 - 400);
    expect(topOf(scrollTopOf(123_456))).toBeCloseTo(123_456);
  });
  it('leaves shorter tables as they are', () => expect(scrollScale(1000, 40, 400).topOf(77)).toBe(77));
  it('draws what is in sight and a little more', () =>
    expect(rowsInSight(1000, 40, 4000, 400, 5)).toEqual({ first: 95, last: 115 }));
  it('leaves out columns beyond either edge', () => {
    const widths = [100, 200, 200, 200, 200];
    expect(columnsInSight(widths, 1, 0, 500)).toEqual({ first: 1, last: 3, before: 0, pinnedPx: 100 });
    expect(columnsInSight(widths, 1, 450, 500)).toEqual({ first: 3, last: 5, before: 400, pinnedPx: 100 });
  });
});

describe('ranges', () => {
  const edges = { rows: 5, columns: 3 };
  it('lays a copied block from the first cell and stops at the edges', () => {
    const pasted = pasteInto(
      [
        ['1', '2'],
        ['3', '4'],
      ],
      rangeOf({ row: 4, column: 2 }, { row: 4, column: 2 }),
      edges,
    );
    expect(pasted).toEqual([{ row: 4, column: 2, text: '1' }]);
  });
  it('fills a range that is a multiple of what was copied', () => {
    const pasted = pasteInto([['7']], rangeOf({ row: 2, column: 1 }, { row: 0, column: 0 }), edges);
    expect(pasted).toHaveLength(6);
    expect(new Set(pasted.map(({ text }) => text))).toEqual(new Set(['7']));
  });
  it('fills downwards from the first row, or from the row above', () => {
    const textAt = ({ row, column }: { row: number; column: number }) => `${row}/${column}`;
    expect(fillDown({ top: 1, bottom: 2, start: 0, end: 0 }, textAt)).toEqual([{ row: 2, column: 0, text: '1/0' }]);
    expect(fillDown({ top: 1, bottom: 1, start: 0, end: 0 }, textAt)).toEqual([{ row: 1, column: 0, text: '0/0' }]);
    expect(fillDown({ top: 0, bottom: 0, start: 0, end: 0 }, textAt)).toEqual([]);
  });
});

describe('keys', () => {
  const edges = { rows: 100, columns: 4, page: 10 };
  const press = (key: string, held = {}, from = { row: 5, column: 1 }) =>
    moveOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, from, edges);
  it('lead as the grid pattern says', () => {
    expect(press('ArrowDown')).toEqual({ row: 6, column: 1 });
    expect(press('ArrowUp', {}, { row: 0, column: 1 })).toEqual({ row: -1, column: 1 });
    expect(press('PageDown')).toEqual({ row: 15, column: 1 });
    expect(press('PageUp')).toEqual({ row: 0, column: 1 });
    expect(press('Home')).toEqual({ row: 5, column: 0 });
    expect(press('End', { ctrlKey: true })).toEqual({ row: 99, column: 3 });
    expect(press('ArrowRight', { ctrlKey: true })).toEqual({ row: 5, column: 3 });
    expect(press('ArrowRight', { altKey: true })).toBeUndefined();
    expect(press('a')).toBeUndefined();
  });
});
