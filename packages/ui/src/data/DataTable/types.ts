import type { ReactNode } from 'react';
import type { CellEditorProps } from './CellEditor.tsx';

export type TableColumn<Row> = {
  /** Identifies the column in edits, views and totals; not shown. */
  id: string;
  /** Words of its head. */
  header: string;
  /** The value for reading, copying, filtering and editing. */
  textOf: (row: Row) => string;
  /** The value for sorting; the text by default. Numbers sort by size, text by the page's language. */
  sortValueOf?: ((row: Row) => string | number | undefined) | undefined;
  /** Draws the cell instead of the text. It must not contain focusable elements. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /**
   * Whether what `cell` draws depends on the row alone and keeps no state. Then its elements show the next row while the table scrolls,
   * where they are made anew for each row otherwise, which costs several times as much.
   */
  reusesCells?: boolean | undefined;
  /** At the end of the line, digits below one another. */
  figure?: boolean | undefined;
  /** Initial width, until a person changes it; 160 by default. */
  widthPx?: number | undefined;
  /** Takes a share of the remaining room where all columns together are narrower than the table. */
  grow?: boolean | undefined;
  /** Stays visible at the start of the line, until a person changes that. Pinned columns come first. */
  pinned?: boolean | undefined;
  /** By default it can be sorted. */
  sortable?: boolean | undefined;
  /** By default it can be filtered, where the table has filters. */
  filterable?: boolean | undefined;
  /** Whether a person may change the cell of this row; by default none. */
  editable?: ((row: Row) => boolean) | undefined;
  /** Opens on the cell instead of the text box, for values that are chosen. Must take focus and handle the keys. */
  editor?: ((props: CellEditorProps) => ReactNode) | undefined;
  /** Stands below the column, always in sight. */
  total?: ReactNode;
  /** Stands in the head of a group of rows. */
  subtotal?: ((rows: readonly Row[]) => ReactNode) | undefined;
};

/** `text` comes in place of `before` in one cell. */
export type CellChange = { key: string; column: string; text: string; before: string };

/** The hierarchy of rows, which TreeTable adds to a table. */
export type TableTree<Row> = {
  /** Column whose cells are indented by the level and begin with a mark that opens and closes. */
  column: string;
  /** From 1. */
  levelOf: (row: Row) => number;
  /** Open or closed; `undefined` for a row with nothing below it. */
  expandedOf: (row: Row) => boolean | undefined;
  /** Opens what is closed and closes what is open. */
  onToggle: (row: Row) => void;
  /** Whether it is cut, and waits to be pasted elsewhere. */
  cutOf: (row: Row) => boolean;
};

export type TableSort = { column: string; direction: 'ascending' | 'descending' };

/** How a person has set up a table: plain data, which the owner may store. */
export type TableView = {
  /** The one column it is sorted by. */
  sort?: TableSort | undefined;
  /** The filter of each column by id, as typed: `>5`, `2..5`, `=word`, `!word`, or any part of the text. */
  filters?: Readonly<Record<string, string>> | undefined;
  /** Column by whose text rows are grouped. */
  group?: string | undefined;
  /** Texts of the groups that are closed. */
  closed?: readonly string[] | undefined;
  /** Columns by id from the start of the line. */
  order?: readonly string[] | undefined;
  /** Columns by id that stay in sight. */
  pinned?: readonly string[] | undefined;
  /** Widths in px by column. */
  widths?: Readonly<Record<string, number>> | undefined;
};

/** Words of the menu of a column. */
export type HeadMenuLabels = {
  /** Names the button of the menu. */
  open: (column: { header: string }) => string;
  /** Sorts by the column, least first. */
  ascending: string;
  /** Sorts by the column, greatest first. */
  descending: string;
  /** Puts the rows back in their own order. */
  unsorted: string;
  /** Gathers rows of one text. */
  group: string;
  /** Undoes that. */
  ungroup: string;
  /** Keeps the column in sight. */
  pin: string;
  /** Undoes that. */
  unpin: string;
  /** Moves the column towards the start of the line. */
  earlier: string;
  /** Moves it towards the end. */
  later: string;
  /** Makes the column 40 px narrower. */
  narrower: string;
  /** Makes it 40 px wider. */
  wider: string;
};

export const tableStates = ['ready', 'loading', 'failed'] as const;
export const tableHeights = ['medium', 'large', 'fill'] as const;
export const rowDensities = ['regular', 'compact', 'tall'] as const;

/** Cells from the clipboard, and the cell that they were pasted into. */
export type TablePaste = {
  cells: readonly (readonly string[])[];
  key: string;
  column: string;
  /** Whether one text goes into every cell of a range, as spreadsheets do. */
  fills: boolean;
  put: (texts: readonly { key: string; column: string; text: string }[]) => void;
};

export type DataTableProps<Row> = {
  /** What the table holds; heard. */
  label: string;
  /** `undefined` in place of a row that is not fetched yet. */
  rows: readonly (Row | undefined)[];
  /** Identifies rows; stays the same when a row changes. */
  keyOf: (row: Row) => string;
  /** From the start of the line, as they stand at first. */
  columns: readonly TableColumn<Row>[];
  /** The initial set-up; later the table keeps a person's changes. */
  defaultView?: TableView;
  /** The controlled set-up; then `onView` must follow. */
  view?: TableView;
  /** The person's present set-up, for storing. */
  onView?: (change: { view: TableView }) => void;
  /** Chosen rows by key. Without it, the table has no boxes. */
  selection?: {
    value: ReadonlySet<string>;
    onChange: (change: { value: Set<string> }) => void;
    labels: { all: string; row: (row: Row) => string; group?: (group: { text: string }) => string };
  };
  /** Given, a filter stands below each head. */
  filters?: {
    label: (column: { header: string }) => string;
    /** The number of remaining rows; announced after each change. */
    shown: (counts: { shown: number; all: number }) => string;
    /** In place of rows when none is left. */
    nothing: ReactNode;
  };
  /** If given, each head has a menu: for sorting, grouping, pinning, moving and resizing without dragging. */
  headMenu?: HeadMenuLabels;
  /** How the head of a group reads; its text when left out. */
  groupLabel?: (group: { text: string; count: number }) => string;
  /** One call with everything that one action changed; apply it to `rows`. */
  onEdit?: (edit: { changes: readonly CellChange[] }) => void;
  /** Undo was asked for. With it the table keeps no steps of its own: for owners whose cells are more than their texts. */
  onUndo?: () => void;
  /**
   * A block of cells was pasted. Return false to paste it yourself, then or later, with `put`: its changes are one undo step. By default
   * the table pastes it from the cell on, without the cells beyond its edges.
   */
  onPaste?: (paste: TablePaste) => boolean;
  /** Enter on a cell that is not edited, or a double press on it: opens the page of the row. */
  onOpen?: (place: { row: Row; column: string }) => void;
  /** A range is too large to be copied or changed in one go (200,000 cells): nothing was done. */
  onTooLarge?: () => void;
  /** What is wrong with a cell; heard with it and shown on hover. */
  errorOf?: (row: Row, column: string) => string | undefined;
  /** What is wrong with a whole row, for example that it could not be saved. */
  rowErrorOf?: (row: Row) => string | undefined;
  /** Rows that are `undefined` became visible, from `first` to `last` (exclusive) in display order: fetch them now. */
  onNeed?: (places: { first: number; last: number }) => void;
  /** Rows that are partly loaded: `onNeed` asks for them too, and their cells without text show that they wait. */
  isPartial?: (row: Row) => boolean;
  /** The query of the rows, such as search words: when it changes, the table scrolls to its top. */
  shownFor?: string | undefined;
  /** Given by TreeTable. */
  tree?: TableTree<Row> | undefined;
  /** Whether all rows are loading, failed to load, or are here; `ready` by default. */
  state?: (typeof tableStates)[number];
  /** Shown instead of rows when there are none, or when they failed to load. */
  message: ReactNode;
  /** How a column is resized and moved by keyboard; read out with each head. */
  headHint: string;
  /** Language by which text is sorted; the page's by default. */
  locale?: string;
  /** Rows of 40 px, of 32 to show many, or of 84 with words that wrap over four lines, for narrow columns on a phone; `regular` by default. */
  density?: (typeof rowDensities)[number];
  /** How much of the page it takes; rows scroll inside. `fill` fills its container. */
  height?: (typeof tableHeights)[number];
};

/** A cell by its place on the screen; rows above the first are negative: -1 stands next to it. */
export type Place = { row: number; column: number };
