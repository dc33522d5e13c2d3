import type { Place } from '../types.ts';

/** A rectangle of cells; all four edges belong to it. */
export type CellRange = { top: number; bottom: number; start: number; end: number };

/** The rectangle between two corners. */
export const rangeOf = (one: Place, other: Place): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  start: Math.min(one.column, other.column),
  end: Math.max(one.column, other.column),
});

const numbersFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The cells of a range, row by row. */
export const placesIn = ({ top, bottom, start, end }: CellRange): Place[][] =>
  numbersFrom(top, bottom).map((row) => numbersFrom(start, end).map((column) => ({ row, column })));

/** Cells that one action may read or change; a million rows at once would stop the page. */
const cellsAtOnceMax = 200_000;

export const isTooLarge = ({ top, bottom, start, end }: CellRange): boolean =>
  (bottom - top + 1) * (end - start + 1) > cellsAtOnceMax;

/** Nothing in every cell of a range. */
export const emptied = (range: CellRange): NewText[] =>
  placesIn(range).flatMap((row) => row.map((place) => ({ ...place, text: '' })));

export type NewText = Place & { text: string };

/**
 * Pastes copied cells from the first cell of a range on. A range that is a whole multiple of the copied block is filled with it, as
 * spreadsheets do. Cells beyond the table's edges are left out.
 */
export const pasteInto = (
  cells: readonly (readonly string[])[],
  range: CellRange,
  edges: { rows: number; columns: number },
): NewText[] => {
  const height = cells.length;
  const width = Math.max(0, ...cells.map((row) => row.length));
  if (height === 0 || width === 0) return [];
  const rows = range.bottom - range.top + 1;
  const columns = range.end - range.start + 1;
  const fills = rows % height === 0 && columns % width === 0;
  const bottom = Math.min(edges.rows, range.top + (fills ? rows : height)) - 1;
  const end = Math.min(edges.columns, range.start + (fills ? columns : width)) - 1;
  return placesIn({ ...range, bottom, end }).flatMap((places) =>
    places.flatMap(({ row, column }) => {
      const text = cells[(row - range.top) % height]?.[(column - range.start) % width];
      return text === undefined ? [] : [{ row, column, text }];
    }),
  );
};
