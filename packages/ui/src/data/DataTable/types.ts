import type { ReactNode } from 'react';
import type { CellEditorProps } from './CellEditor.tsx';

export type TableColumn<Row> = {
  /** Names the column in edits, views and totals; not shown. */
  id: string;
  /** Words of its head. */
  header: string;
  /** The value as it is read, copied, filtered and edited. */
  textOf: (row: Row) => string;
  /** What it is sorted by; the text when left out. Numbers sort by size, text by the language of the page. */
  sortValueOf?: ((row: Row) => string | number | undefined) | undefined;
  /** Draws the cell in place of the text. What it draws takes no focus of its own. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** At the end of the line, digits below one another. */
  figure?: boolean | undefined;
  /** Width at first, until a person draws it; 160 when left out. */
  widthPx?: number | undefined;
  /** Takes of the room that is left where all columns together are narrower than the table; those that grow share it. */
  grow?: boolean | undefined;
  /** Stays in sight at the start of the line, until a person says otherwise. Pinned columns come first. */
  pinned?: boolean | undefined;
  /** Left out: it can be sorted. */
  sortable?: boolean | undefined;
  /** Left out: it can be filtered, where the table has filters. */
  filterable?: boolean | undefined;
  /** Whether a person may change the cell of this row; left out, none. */
  editable?: ((row: Row) => boolean) | undefined;
  /** Opens on the cell in place of the line of text, for values that are chosen. Must take focus and keep the keys. */
  editor?: ((props: CellEditorProps) => ReactNode) | undefined;
  /** Stands below the column, always in sight. */
  total?: ReactNode;
  /** Stands in the head of a group of rows. */
  subtotal?: ((rows: readonly Row[]) => ReactNode) | undefined;
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
  /** Opens what is closed and closes what is open. */
  onToggle: (row: Row) => void;
};

export type TableSort = { column: string; direction: 'ascending' | 'descending' };

/** How a person has set a table up: plain data, to be remembered by whoever likes. */
export type TableView = {
  /** The one column it is sorted by. */
  sort?: TableSort | undefined;
  /** What is asked of each column by id, as typed: `>5`, `2..5`, `=word`, `!word`, or any part of the text. */
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
export const rowDensities = ['regular', 'compact'] as const;

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
  /** Tells rows apart; stays the same when a row changes. */
  keyOf: (row: Row) => string;
  /** From the start of the line, as they stand at first. */
  columns: readonly TableColumn<Row>[];
  /** Set up like this at first; later the table keeps what a person changes. */
  defaultView?: TableView;
  /** Set up like this always; then `onView` must follow. */
  view?: TableView;
  /** What a person has set up now; to be remembered. */
  onView?: (change: { view: TableView }) => void;
  /** Chosen rows by key. Left out, the table has no boxes. */
  selection?: {
    value: ReadonlySet<string>;
    onChange: (change: { value: Set<string> }) => void;
    labels: { all: string; row: (row: Row) => string; group?: (group: { text: string }) => string };
  };
  /** Given, a filter stands below each head. */
  filters?: {
    label: (column: { header: string }) => string;
    /** How many rows are left; heard after each change. */
    shown: (counts: { shown: number; all: number }) => string;
    /** In place of rows when none is left. */
    nothing: ReactNode;
  };
  /** Given, each head has a menu: the way to sort, group, pin, move and resize without dragging. */
  headMenu?: HeadMenuLabels;
  /** How the head of a group reads; its text when left out. */
  groupLabel?: (group: { text: string; count: number }) => string;
  /** One call for everything that one action changed; apply it to `rows`. */
  onEdit?: (edit: { changes: readonly CellChange[] }) => void;
  /**
   * A block of cells was pasted. Answer false to lay it yourself, then or later, with `put`: what it changes is one step to be undone.
   * Left out, the table lays it from the cell on, and what would lie beyond its edges is left out.
   */
  onPaste?: (paste: TablePaste) => boolean;
  /** Enter on a cell that is not edited, or a double press of it: the way from a row to its own page. */
  onOpen?: (place: { row: Row; column: string }) => void;
  /** A range is too large to be copied or changed in one go (200,000 cells): nothing was done. */
  onTooLarge?: () => void;
  /** What is wrong with a cell; heard with it and shown on hover. */
  errorOf?: (row: Row, column: string) => string | undefined;
  /** What is wrong with a whole row, for example that it could not be saved. */
  rowErrorOf?: (row: Row) => string | undefined;
  /** Rows that are `undefined` came in sight, from `first` to `last` (exclusive) as they stand: time to fetch them. */
  onNeed?: (places: { first: number; last: number }) => void;
  /** Of which rows only a part has come: they are asked for by `onNeed` too, and their cells without text show that they wait. */
  isPartial?: (row: Row) => boolean;
  /** What the rows answer, such as the words that are searched for: when it changes, the table is looked at from its top again. */
  shownFor?: string | undefined;
  /** Given by TreeTable. */
  tree?: TableTree<Row> | undefined;
  /** Whether all rows are on their way, could not be fetched, or are here; `ready` when left out. */
  state?: (typeof tableStates)[number];
  /** Shown in place of rows when there are none, or when they could not be fetched. */
  message: ReactNode;
  /** How a column is resized and moved by keyboard; heard with each head. */
  headHint: string;
  /** Language by which text is sorted; the page's when left out. */
  locale?: string;
  /** Rows of 40 px, or of 32 where many must be seen; `regular` when left out. */
  density?: (typeof rowDensities)[number];
  /** How much of the page it takes; rows scroll inside. `fill` takes what its place has. */
  height?: (typeof tableHeights)[number];
};

/** A cell by its place on the screen; rows above the first are negative: -1 stands next to it. */
export type Place = { row: number; column: number };
