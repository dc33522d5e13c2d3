import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptied, isTooLarge, pasteInto, rangeOf } from './cell-range.ts';
import { measured, movedTo, pinnedWith, placedColumns } from './columns.ts';
import { fillAlong, fillOver, following } from './fill.ts';
import { baseOf, columnsInSight, poolFor, rowsInSight, scrollScale, slotOf } from './geometry.ts';
import { moveOf } from './grid-keys.ts';
import { doneAgain, noHistory, recorded, takenBack } from './history.ts';

describe('scrolling', () => {
  it('reaches the first and the last of a million rows', () => {
    const { height, topOf, scrollTopOf } = scrollScale(1_000_000, 40, 400);
    expect(height).toBe(15_000_000);
    expect(topOf(0)).toBe(0);
    expect(topOf(height - 400)).toBeCloseTo(40_000_000 - 400);
    expect(topOf(scrollTopOf(123_456))).toBeCloseTo(123_456);
  });
  it('keeps the real height of shorter tables', () => expect(scrollScale(1000, 40, 400).topOf(77)).toBe(77));
  it('draws the rows in sight and a few more', () =>
    expect(rowsInSight(1000, 40, 4000, 21, 5)).toEqual({ first: 95, last: 116 }));
  it('draws the same number of rows at either end', () => {
    expect(rowsInSight(1000, 40, 0, 21, 5)).toEqual({ first: 0, last: 21 });
    expect(rowsInSight(1000, 40, 39_600, 21, 5)).toEqual({ first: 979, last: 1000 });
    expect(rowsInSight(3, 40, 0, 21, 5)).toEqual({ first: 0, last: 3 });
  });
  it('leaves out columns beyond either edge', () => {
    const widths = [100, 200, 200, 200, 200];
    expect(columnsInSight(widths, 1, 0, 500)).toEqual({ first: 1, last: 3, before: 0, pinnedPx: 100 });
    expect(columnsInSight(widths, 1, 450, 500)).toEqual({ first: 3, last: 5, before: 400, pinnedPx: 100 });
  });
  it('places rows from a line that is near enough for exact positions in a browser', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000_000 }), fc.constantFrom(32, 40), (top, rowPx) => {
        const base = baseOf(top, rowPx);
        expect(base % rowPx).toBe(0);
        expect(top - base).toBeGreaterThanOrEqual(0);
        expect(top - base).toBeLessThan(1_000_000);
      }),
    ));
  it('gives each line in sight an element of its own, and keeps the element that has focus', () =>
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        fc.integer({ min: 80, max: 2000 }),
        fc.integer({ min: 13, max: 90 }),
        (first, kept, viewPx, dealt) => {
          const pool = poolFor(viewPx, 40, 5);
          const { last } = rowsInSight(2_000_000, 40, (first + 5) * 40, pool, 5);
          const slot = String(kept % dealt);
          const lines = new Set([kept, ...Array.from({ length: last - first }, (_, index) => first + index)]);
          const slots = [...lines].map((line) => slotOf(line, { line: kept, slot }, pool));
          expect(new Set(slots).size).toBe(lines.size);
        },
      ),
    ));
});

describe('columns of a table', () => {
  const column = (id: string, pinned?: boolean) => ({ id, header: id, pinned, textOf: () => '' });
  const columns = [column('a'), column('b', true), column('c'), column('d')];
  const ids = (view: Parameters<typeof placedColumns>[1], withBoxes = false) =>
    placedColumns(columns, view, withBoxes).map(({ id }) => id);
  it('begin with the boxes, then pinned columns, then the others', () => {
    expect(ids({})).toEqual(['b', 'a', 'c', 'd']);
    expect(ids({ pinned: ['d'] }, true)).toEqual(['#boxes', 'd', 'a', 'b', 'c']);
    expect(ids({ pinned: [] })).toEqual(['a', 'b', 'c', 'd']);
  });
  it('keep the order that a person gave them, with new columns last', () =>
    expect(ids({ order: ['c', 'a', 'b'], pinned: [] })).toEqual(['c', 'a', 'b', 'd']));
  it('move only among pinned or among unpinned columns', () => {
    const placed = placedColumns(columns, {}, true);
    expect(movedTo(placed, 2, 4)).toEqual(['b', 'c', 'd', 'a']);
    expect(movedTo(placed, 4, 0)).toEqual(['b', 'd', 'a', 'c']);
    expect(movedTo(placed, 1, 4)).toBeUndefined();
    expect(movedTo(placed, 0, 2)).toBeUndefined();
  });
  it('are pinned after the columns that are pinned already', () => {
    const placed = placedColumns(columns, {}, true);
    expect(pinnedWith(placed, 'd', true)).toEqual(['b', 'd']);
    expect(pinnedWith(placed, 'b', false)).toEqual([]);
  });
  it('begin where the column before ends', () =>
    expect(measured(placedColumns(columns, {}, false), { a: 100, b: 50 }, { room: 960 })).toEqual({
      widths: [50, 100, 160, 160],
      starts: [0, 50, 150, 310],
      width: 470,
    }));
  it('fill the table where one of them grows, and never shrink below their widths', () => {
    const [first, ...others] = placedColumns(columns, {}, false);
    const growing = first ? [{ ...first, grow: true }, ...others] : [];
    expect(measured(growing, undefined, { room: 1000 }).widths).toEqual([520, 160, 160, 160]);
    expect(measured(growing, undefined, { room: 600 }).widths).toEqual([160, 160, 160, 160]);
    const two = growing.map((column, place) => (place === 3 ? { ...column, grow: true } : column));
    expect(measured(two, undefined, { room: 741 }).widths).toEqual([211, 160, 160, 210]);
  });
  it('are wider for those who read larger text, unless somebody has set their widths', () =>
    expect(measured(placedColumns(columns, {}, false), { a: 100 }, { room: 0, scale: 2 }).widths).toEqual([
      320, 100, 320, 320,
    ]));
  it('give way alike on paper until they fit, as far as they can be read', () => {
    const placed = placedColumns(columns, {}, false);
    const paper = { room: 0, isOnPaper: true };
    expect(measured(placed, { b: 920 }, paper).widths).toEqual([460, 80, 80, 80]);
    expect(measured(placed, { b: 9520 }, paper).widths).toEqual([4284, 72, 72, 72]);
    expect(measured(placed, { b: 100 }, paper).widths).toEqual([100, 160, 160, 160]);
  });
});

describe('ranges of cells', () => {
  const edges = { rows: 5, columns: 3 };
  const block = [
    ['1', '2'],
    ['3', '4'],
  ];
  it('receive a copied block from their first cell, up to the edges of the table', () =>
    expect(pasteInto(block, rangeOf({ row: 4, column: 2 }, { row: 4, column: 2 }), edges)).toEqual([
      { row: 4, column: 2, text: '1' },
    ]));
  it('are filled repeatedly where they are a multiple of the copied block', () => {
    const pasted = pasteInto([['7']], rangeOf({ row: 2, column: 1 }, { row: 0, column: 0 }), edges);
    expect(pasted).toHaveLength(6);
    expect(new Set(pasted.map(({ text }) => text))).toEqual(new Set(['7']));
  });
  it('are refused before they are read where they are too large', () => {
    expect(isTooLarge({ top: 0, bottom: 999_999, start: 0, end: 19 })).toBe(true);
    expect(isTooLarge({ top: 0, bottom: 9_999, start: 0, end: 19 })).toBe(false);
  });
  it('are emptied cell by cell', () =>
    expect(emptied({ top: 1, bottom: 1, start: 0, end: 1 })).toEqual([
      { row: 1, column: 0, text: '' },
      { row: 1, column: 1, text: '' },
    ]));
});

describe('filling cells', () => {
  const textAt = ({ row, column }: { row: number; column: number }) => `${row}/${column}`;
  it('copies down from the first row or the row above, and right from the first column or the one before', () => {
    expect(fillAlong({ top: 1, bottom: 2, start: 0, end: 0 }, 'down', textAt)).toEqual([
      { row: 2, column: 0, text: '1/0' },
    ]);
    expect(fillAlong({ top: 1, bottom: 1, start: 0, end: 0 }, 'down', textAt)).toEqual([
      { row: 1, column: 0, text: '0/0' },
    ]);
    expect(fillAlong({ top: 0, bottom: 0, start: 0, end: 0 }, 'down', textAt)).toEqual([]);
    expect(fillAlong({ top: 0, bottom: 0, start: 1, end: 1 }, 'right', textAt)).toEqual([
      { row: 0, column: 1, text: '0/0' },
    ]);
  });
  it('continues a series to the last decimal', () => {
    expect([1, 2, 3].map((ahead) => following(['0.1', '0.2'], ahead))).toEqual(['0.3', '0.4', '0.5']);
    expect(following(['1', '0.5'], 2)).toBe('-0.5');
    expect(following(['9007199254740993', '9007199254740995'], 1)).toBe('9007199254740997');
  });
  it('repeats the source where it is no series', () => {
    expect([1, 2, 3].map((ahead) => following(['1', '2', '4'], ahead))).toEqual(['1', '2', '4']);
    expect(following(['7'], 5)).toBe('7');
    expect([1, 2, 3].map((ahead) => following(['a', 'b'], ahead))).toEqual(['a', 'b', 'a']);
  });
  it('writes only cells beyond the source', () => {
    const source = { top: 0, bottom: 1, start: 0, end: 0 };
    const numbers = ({ row }: { row: number }) => String(row + 1);
    expect(fillOver(source, { ...source, bottom: 3 }, numbers)).toEqual([
      { row: 2, column: 0, text: '3' },
      { row: 3, column: 0, text: '4' },
    ]);
    expect(fillOver(source, { ...source, end: 1 }, numbers)).toEqual([
      { row: 0, column: 1, text: '1' },
      { row: 1, column: 1, text: '2' },
    ]);
    expect(fillOver(source, source, numbers)).toEqual([]);
  });
});

describe('history of changes', () => {
  const change = (text: string, before: string) => ({ key: 'k', column: 'c', text, before });
  it('undoes steps and redoes them', () => {
    const history = recorded(recorded(noHistory, [change('1', '')]), [change('2', '1')]);
    const back = takenBack(history);
    expect(back?.changes).toEqual([change('1', '2')]);
    const again = back && doneAgain(back.history);
    expect(again?.changes).toEqual([change('2', '1')]);
    expect(again?.history).toEqual(history);
    expect(takenBack(noHistory)).toBeUndefined();
  });
  it('forgets undone steps once something new is done', () => {
    const back = takenBack(recorded(noHistory, [change('1', '')]));
    expect(back && doneAgain(recorded(back.history, [change('3', '')]))).toBeUndefined();
  });
  it('keeps no more than the last five hundred steps', () => {
    let history = noHistory;
    for (let step = 0; step < 600; step++) history = recorded(history, [change(String(step), '')]);
    expect(history.done).toHaveLength(500);
    expect(history.done.at(-1)?.[0]?.text).toBe('599');
  });
});

describe('keys in a grid', () => {
  const edges = { rows: 100, columns: 4, page: 10, bars: 2 };
  const press = (key: string, held = {}, from = { row: 5, column: 1 }) =>
    moveOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, from, edges);
  it('move as the ARIA grid pattern says', () => {
    expect(press('ArrowDown')).toEqual({ row: 6, column: 1 });
    expect(press('ArrowUp', {}, { row: 0, column: 1 })).toEqual({ row: -1, column: 1 });
    expect(press('ArrowUp', {}, { row: -2, column: 1 })).toEqual({ row: -2, column: 1 });
    expect(press('PageDown')).toEqual({ row: 15, column: 1 });
    expect(press('PageUp')).toEqual({ row: 0, column: 1 });
    expect(press('Home')).toEqual({ row: 5, column: 0 });
    expect(press('End', { ctrlKey: true })).toEqual({ row: 99, column: 3 });
    expect(press('ArrowRight', { ctrlKey: true })).toEqual({ row: 5, column: 3 });
    expect(press('ArrowRight', { altKey: true })).toBeUndefined();
    expect(press('a')).toBeUndefined();
  });
});
