import { useMemo, useState } from 'react';
import { boxes, measured, movedTo, pinnedWith, placedColumns, sheetPx, widthMin } from './core/columns.ts';
import type { DataTableProps, TableColumn, TableView } from './types.ts';

type Options<Row> = Pick<DataTableProps<Row>, 'columns' | 'selection' | 'view' | 'defaultView' | 'onView'>;

type Place = {
  /** Width of the table in px. */
  readonly roomPx: number;
  readonly isOnPaper: boolean;
  /** How much larger than usual text is. */
  readonly scale: number;
};

/** Widths of the columns, and where each begins. */
const useMeasures = <Row>(
  placed: readonly TableColumn<Row>[],
  widths: TableView['widths'],
  { roomPx, isOnPaper, scale }: Place,
) => {
  // The table's own width matters only with a column that grows.
  const room = !placed.some(({ grow }) => grow) ? 0 : isOnPaper ? sheetPx : roomPx;
  return useMemo(() => measured(placed, widths, { room, isOnPaper, scale }), [placed, widths, room, isOnPaper, scale]);
};

/** The set-up of the table, and every change that a person may make to it. */
export const useView = <Row>({ columns, selection, view: set, defaultView, onView }: Options<Row>, place: Place) => {
  const [own, setOwn] = useState<TableView>(defaultView ?? {});
  const view = set ?? own;
  const withBoxes = selection !== undefined;
  const { order, pinned } = view;
  const placed = useMemo(
    () => placedColumns(columns, { order, pinned }, withBoxes),
    [columns, order, pinned, withBoxes],
  );
  const measures = useMeasures(placed, view.widths, place);

  const change = (part: Partial<TableView>) => {
    const next = { ...view, ...part };
    setOwn(next);
    onView?.({ view: next });
    return next;
  };
  /** Where a column stands once the view is `next`. */
  const placeIn = (next: TableView, id: string) =>
    placedColumns(columns, next, withBoxes).findIndex((column) => column.id === id);

  return {
    view,
    placed,
    ...measures,
    pinnedCount: placed.filter((column) => column.pinned).length,
    sort: (column: string, direction: 'ascending' | 'descending' | undefined) =>
      change({ sort: direction && { column, direction } }),
    /** Ascending, descending, as the rows came. */
    sortNext: (column: string) => {
      const now = view.sort?.column === column ? view.sort.direction : undefined;
      const next = now === undefined ? 'ascending' : now === 'ascending' ? 'descending' : undefined;
      change({ sort: next && { column, direction: next } });
    },
    filter: (column: string, query: string) => {
      const { [column]: _, ...others } = view.filters ?? {};
      change({ filters: query === '' ? others : { ...others, [column]: query } });
    },
    group: (column: string | undefined) => change({ group: column, closed: [] }),
    toggleGroup: (text: string) => {
      const closed = view.closed ?? [];
      change({ closed: closed.includes(text) ? closed.filter((one) => one !== text) : [...closed, text] });
    },
    resize: (column: number, width: number) => {
      const id = placed[column]?.id;
      if (id === undefined || id === boxes) return;
      change({ widths: { ...view.widths, [id]: Math.max(widthMin, Math.round(width)) } });
    },
    /** Moves a column; gives back where it stands then. */
    move: (column: number, to: number): number => {
      const next = movedTo(placed, column, to);
      return next ? placeIn(change({ order: next }), placed[column]?.id ?? '') : column;
    },
    pin: (id: string, isPinned: boolean): number => placeIn(change({ pinned: pinnedWith(placed, id, isPinned) }), id),
  };
};

export type View<Row> = ReturnType<typeof useView<Row>>;
