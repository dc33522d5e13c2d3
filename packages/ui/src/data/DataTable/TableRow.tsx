// biome-ignore-all lint/a11y/useSemanticElements: most rows and columns are not in the page; a table element would miscount them
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes focus at a time (ARIA grid pattern)
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { box } from '../../forms/Checkbox/Checkbox.css.ts';
import { CellEditor, type CellEditorProps } from './CellEditor.tsx';
import * as css from './DataTable.css.ts';
import type { TableColumn } from './types.ts';
import { boxes } from './use-columns.ts';

/** Columns to draw and where they stand; the same object as long as nothing moves. */
export type TableLayout<Row> = {
  placed: readonly TableColumn<Row>[];
  widths: readonly number[];
  starts: readonly number[];
  pinned: number;
  width: number;
  /** Columns beside the pinned ones: first, last (exclusive), and the room of those before. */
  first: number;
  last: number;
  before: number;
};

/**
 * Columns of a line from its start: the pinned ones, room for what is out of sight, the ones in sight. `keep` is drawn in
 * its place wherever it is: the cell with focus must not leave the page by scrolling.
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

/** Place and looks that a head, a cell and a total of one column share. */
export const columnProps = <Row,>({ placed, widths, starts, pinned }: TableLayout<Row>, column: number) => ({
  'aria-colindex': column + 1,
  'data-column': column,
  'data-figure': placed[column]?.figure || undefined,
  'data-pinned': column < pinned || undefined,
  style: { width: widths[column], ...(column < pinned && { insetInlineStart: starts[column] }) },
});

export type TableRowProps<Row> = {
  row: Row;
  place: number;
  y: number;
  height: number;
  layout: TableLayout<Row>;
  /** Column that has focus in this row, or -1. */
  active: number;
  /** First and last column of the range in this row; -1 for none. */
  rangeStart: number;
  rangeEnd: number;
  /** In or out of the chosen rows; `undefined` in a table without boxes. */
  chosen: boolean | undefined;
  boxLabel: ((row: Row) => string) | undefined;
  errorOf: ((row: Row, column: string) => string | undefined) | undefined;
  readOnly: boolean;
  /** Place in a tree: column with the mark, level from 1, open or closed (`undefined` for a leaf). */
  branch: { column: string; level: number; expanded: boolean | undefined } | undefined;
  /** Open on the active cell. */
  editor: Omit<CellEditorProps, 'label'> | undefined;
};

const DrawnRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, place, y, height, layout, chosen, branch } = props;
  return (
    <div
      className={css.row}
      role="row"
      aria-rowindex={place + 2}
      aria-selected={chosen}
      aria-level={branch?.level}
      aria-expanded={branch?.expanded}
      data-chosen={chosen || undefined}
      data-row={place}
      style={{ transform: `translateY(${y}px)`, height, width: layout.width }}
    >
      {drawLine(
        layout,
        (column) => (
          <Cell key={layout.placed[column]?.id} {...props} row={row} column={column} />
        ),
        props.active,
      )}
    </div>
  );
};

/** One row; drawn again only when something of its own changes. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

const Cell = <Row,>(props: TableRowProps<Row> & { column: number }) => {
  const { row, column, layout, active, rangeStart, rangeEnd, errorOf, readOnly, editor } = props;
  const definition = layout.placed[column];
  if (!definition) return null;
  const isActive = column === active;
  const wrong = errorOf?.(row, definition.id);
  const inTree = props.branch?.column === definition.id ? props.branch : undefined;
  const inRange = column >= rangeStart && column <= rangeEnd;

  return (
    <div
      {...columnProps(layout, column)}
      className={css.cell}
      role="gridcell"
      tabIndex={isActive ? 0 : undefined}
      aria-selected={inRange || undefined}
      aria-readonly={readOnly || !definition.editable?.(row) || undefined}
      aria-invalid={wrong === undefined ? undefined : true}
      aria-description={wrong}
      title={wrong}
      data-active={isActive || undefined}
      data-range={(inRange && !isActive) || undefined}
      data-wrong={wrong === undefined ? undefined : true}
    >
      {definition.id === boxes ? (
        <RowBox label={props.boxLabel?.(row) ?? ''} checked={props.chosen ?? false} />
      ) : (
        <>
          {inTree && <BranchMark level={inTree.level} expanded={inTree.expanded} />}
          <span className={css.words}>{definition.cell ? definition.cell(row) : definition.textOf(row)}</span>
        </>
      )}
      {isActive && editor && <CellEditor {...editor} label={definition.header} />}
    </div>
  );
};

/** Room for the level, and the mark of a row that has others below it; pressed through its cell. */
const BranchMark = ({ level, expanded }: { level: number; expanded: boolean | undefined }) => (
  <span className={css.branch} style={{ paddingInlineStart: `${level - 1}rem` }} aria-hidden="true">
    {expanded !== undefined && (
      <ChevronRight className={css.chevron} data-toggle data-open={expanded} size="1.25rem" strokeWidth={1.75} />
    )}
  </span>
);

/** Shows whether a row is chosen; pressed through its cell, which has the focus. */
const RowBox = ({ label, checked }: { label: string; checked: boolean }) => (
  <input className={box} type="checkbox" tabIndex={-1} aria-label={label} checked={checked} readOnly />
);
