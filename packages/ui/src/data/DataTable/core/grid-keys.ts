import type { Place } from '../types.ts';

type Keys = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };
/** `bars`: lines above the first row, which are the heads and perhaps the filters. */
type Edges = { rows: number; columns: number; page: number; bars: number };

/** The target of a key from a cell (ARIA grid pattern); `undefined` for other keys. Lines above the rows count from -1 upwards. */
export const moveOf = ({ key, ctrlKey, metaKey, altKey }: Keys, from: Place, edges: Edges): Place | undefined => {
  if (altKey) return undefined;
  const far = ctrlKey || metaKey;
  const firstRow = -edges.bars;
  const lastRow = edges.rows - 1;
  const lastColumn = edges.columns - 1;
  const row = (to: number) => ({ ...from, row: Math.min(lastRow, Math.max(firstRow, to)) });
  const column = (to: number) => ({ ...from, column: Math.min(lastColumn, Math.max(0, to)) });
  switch (key) {
    case 'ArrowDown':
      return row(far ? lastRow : from.row + 1);
    case 'ArrowUp':
      return row(far ? Math.min(from.row, 0) : from.row - 1);
    case 'ArrowRight':
      return column(far ? lastColumn : from.column + 1);
    case 'ArrowLeft':
      return column(far ? 0 : from.column - 1);
    case 'PageDown':
      return row(from.row + edges.page);
    case 'PageUp':
      return row(Math.max(Math.min(from.row, 0), from.row - edges.page));
    case 'Home':
      return far ? { row: Math.min(0, lastRow), column: 0 } : column(0);
    case 'End':
      return far ? { row: lastRow, column: lastColumn } : column(lastColumn);
    default:
      return undefined;
  }
};
