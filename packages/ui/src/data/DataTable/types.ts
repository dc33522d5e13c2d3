import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  id: string;
  header: string;
  /** The value as it is read, copied and edited. */
  textOf: (row: Row) => string;
  /** What it is sorted by; the text when left out. Numbers sort by size, text by the language of the page. */
  sortValueOf?: ((row: Row) => string | number | undefined) | undefined;
  /** Draws the cell in place of the text. What it draws takes no focus of its own. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** At the end of the line, digits below one another. */
  figure?: boolean | undefined;
  widthPx?: number | undefined;
  /** Stays in sight at the start of the line. Pinned columns come first, whatever their order. */
  pinned?: boolean | undefined;
  /** Left out: it can be sorted. */
  sortable?: boolean | undefined;
  editable?: ((row: Row) => boolean) | undefined;
  /** Stands below the column, always in sight. */
  total?: ReactNode;
};

/** `text` comes in place of `before` in one cell. */
export type CellChange = { key: string; column: string; text: string; before: string };

/** How rows stand below one another; what TreeTable adds to a table. */
export type TableTree<Row> = {
  /** Column whose cells are set in by the level and lead with a mark that opens and closes. */
  column: string;
  /** From 1. */
  levelOf: (row: Row) => number;
  /** Open or closed; `undefined` for a row with nothing below it. */
  expandedOf: (row: Row) => boolean | undefined;
  onToggle: (row: Row) => void;
};

export type TableSort = { column: string; direction: 'ascending' | 'descending' };

export const tableStates = ['ready', 'loading', 'failed'] as const;
export const tableHeights = ['medium', 'large', 'fill'] as const;
export const rowDensities = ['regular', 'compact'] as const;

export type DataTableProps<Row> = {
  /** What the table holds; heard. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  /** Sorted like this at first; later presses on the heads are the table's own. */
  defaultSort?: TableSort;
  /** Chosen rows by key. Give both, or neither for a table without boxes. */
  selection?: {
    value: ReadonlySet<string>;
    onChange: (change: { value: Set<string> }) => void;
    labels: { all: string; row: (row: Row) => string };
  };
  /** One call for everything that one action changed; apply it to `rows`. */
  onEdit?: (edit: { changes: readonly CellChange[] }) => void;
  /** What is wrong with a cell; heard with it and shown on hover. */
  errorOf?: (row: Row, column: string) => string | undefined;
  /** Given by TreeTable. */
  tree?: TableTree<Row> | undefined;
  state?: (typeof tableStates)[number];
  /** Shown in place of rows when there are none, or when they could not be fetched. */
  message: ReactNode;
  /** How the width of a column is changed by keyboard; heard with each head. */
  resizeHint: string;
  density?: (typeof rowDensities)[number];
  height?: (typeof tableHeights)[number];
};

/** A cell by its place on the screen; row -1 is the heads. */
export type Place = { row: number; column: number };
