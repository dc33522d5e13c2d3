import type { CSSProperties, ReactNode } from 'react';
import * as css from './DataTable.css.ts';
import type { TableColumn } from './types.ts';

/** Columns to draw and their positions; the same object as long as nothing moves. */
export type TableLayout<Row> = {
  placed: readonly TableColumn<Row>[];
  widths: readonly number[];
  starts: readonly number[];
  pinned: number;
  /** Column whose text names the row: the first one given, wherever a person has moved it. */
  names: string | undefined;
  width: number;
  /** Lines above the first row: heads, and filters where there are any. */
  bars: number;
  /** Columns beside the pinned ones: first, last (exclusive), and the room of those before. */
  first: number;
  last: number;
  before: number;
};

/**
 * Columns of a line from its start: the pinned ones, room for those out of sight, the visible ones. `keep` is drawn in its position
 * wherever that is: the cell with focus must not leave the page by scrolling.
 */
export const drawLine = <Row,>(layout: TableLayout<Row>, draw: (column: number) => ReactNode, keep = -1): ReactNode => {
  const { pinned, first, last, before, starts, widths } = layout;
  const columns = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => draw(from + index));
  const start = (starts[first] ?? 0) - before;
  const endOf = (column: number) => (starts[column] ?? 0) + (widths[column] ?? 0);
  const isBefore = keep >= pinned && keep < first;
  const room = (key: string, width: number) => (width > 0 ? [<Spacer key={key} width={width} />] : []);
  // One list with keys: a cell that comes into sight or leaves it stays the same element and keeps its focus.
  return [
    ...columns(0, pinned),
    ...(isBefore ? [...room('#1', (starts[keep] ?? 0) - start), draw(keep)] : []),
    ...room('#2', isBefore ? (starts[first] ?? 0) - endOf(keep) : before),
    ...columns(first, last),
    ...(keep >= last ? [...room('#3', (starts[keep] ?? 0) - endOf(last - 1)), draw(keep)] : []),
  ];
};

const Spacer = ({ width }: { width: number }) => (
  <div className={css.spacer} role="presentation" style={{ width }} aria-hidden="true" />
);

const columnPropsOf = <Row,>({ placed, widths, starts, pinned }: TableLayout<Row>, column: number) => ({
  'aria-colindex': column + 1,
  'data-column': column,
  'data-figure': placed[column]?.figure || undefined,
  'data-pinned': column < pinned || undefined,
  style: { width: widths[column], '--pinned-at': column < pinned ? `${starts[column]}px` : undefined } as CSSProperties,
});
type ColumnProps = ReturnType<typeof columnPropsOf>;
const known = new WeakMap<object, ColumnProps[]>();

/** Position and style that a head, a cell and a total of one column share; the same objects for each line of a layout. */
export const columnProps = <Row,>(layout: TableLayout<Row>, column: number): ColumnProps => {
  const props = known.get(layout) ?? [];
  known.set(layout, props);
  props[column] ??= columnPropsOf(layout, column);
  return props[column];
};

/** The role of a cell for screen readers: its column's name is read out with each figure along a row. */
export const cellRole = <Row,>({ placed, names }: TableLayout<Row>, column: number) =>
  placed[column]?.id === names ? 'rowheader' : 'gridcell';

/** The number of a line for screen readers: the heads are the first. */
export const rowIndexOf = ({ bars }: { bars: number }, line: number): number => line + bars + 1;
