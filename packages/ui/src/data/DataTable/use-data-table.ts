import { useEffect, useId, useMemo } from 'react';
import { usePrinting } from '../../theme/use-printing.ts';
import { useTextScale } from '../../theme/use-text-scale.ts';
import type { TableLayout } from './layout.tsx';
import type { DataTableProps, Place } from './types.ts';
import { type ActiveCell, useActiveCell } from './use-active-cell.ts';
import { useCellEditor } from './use-cell-editor.ts';
import { useCellEdits } from './use-cell-edits.ts';
import { type TableLines, useLines } from './use-lines.ts';
import { useTableClipboard } from './use-table-clipboard.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTablePointer } from './use-table-pointer.ts';
import { type TablePresses, useTablePresses } from './use-table-presses.ts';
import { useView, type View } from './use-view.ts';
import { useScroller, useViewport } from './use-viewport.ts';
import { visibleRows } from './visible-rows.ts';

/** Heights of lines in px, at the usual size of text. */
const rowPxOf = { regular: 40, compact: 32, tall: 84 } as const;
const barPx = 32;

/** Asks for visible rows that are not loaded. */
const useNeed = <Row>(
  lines: TableLines<Row>,
  inSight: { first: number; last: number },
  { onNeed, isPartial }: Pick<DataTableProps<Row>, 'onNeed' | 'isPartial'>,
) => {
  const { first, last } = inSight;
  const isMissing = (line: number) => {
    if (lines.lines.rowOn(line) < 0) return false;
    const row = lines.rowOn(line);
    return row === undefined || isPartial?.(row) === true;
  };
  const missing =
    onNeed !== undefined &&
    Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index).some(isMissing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other lines, not for another function
  useEffect(() => {
    if (missing) onNeed?.({ first, last });
  }, [missing, first, last]);
};

/** Share of the table's width that pinned columns may take. */
const pinnedShareMax = 0.6;

/** How many columns stay in place. In a narrow table they would cover the others, so there they scroll. */
const pinnedIn = <Row>({ widths, pinnedCount }: View<Row>, tablePx: number) => {
  const pinnedPx = widths.slice(0, pinnedCount).reduce((sum, px) => sum + px, 0);
  return pinnedPx > tablePx * pinnedShareMax ? 0 : pinnedCount;
};

/** The whole behaviour of a table; the components only draw it. */
export const useDataTable = <Row>(props: DataTableProps<Row>) => {
  const { rows, keyOf, onEdit, onTooLarge, filters, density = 'regular', state = 'ready', shownFor } = props;
  const id = useId();
  const bars = filters ? 2 : 1;
  const names = props.columns[0]?.id;
  const scroller = useScroller();
  const isOnPaper = usePrinting();
  const textScale = useTextScale();
  // Paper has a size of its own.
  const scale = isOnPaper ? 1 : textScale;
  const rowPx = Math.round(rowPxOf[density] * scale);
  const view = useView(props, { roomPx: scroller.size.width, isOnPaper, scale });
  const lines = useLines({ ...props, view: view.view });
  const count = state === 'ready' ? lines.lines.count : 0;
  const { placed, widths, starts, width } = view;
  const pinned = pinnedIn(view, scroller.size.width);
  const barsPx = bars * Math.round(barPx * scale) + (placed.some(({ total }) => total !== undefined) ? rowPx : 0);
  const viewport = useViewport({ ...scroller, count, rowPx, widths, pinned, barsPx, shownFor, isOnPaper });
  const edges = { rows: count, columns: placed.length, page: viewport.page, bars };
  const show = ({ row, column }: Place) =>
    viewport.show(row, starts[column] ?? 0, widths[column] ?? 0, column < pinned);
  const cells = useActiveCell({ rows: count, columns: placed.length, bars, grid: viewport.scroller, show, shownFor });
  const edits = useCellEdits({ keyOf, onEdit, onUndo: props.onUndo, filters, onTooLarge, view, lines });
  const { menu, ...presses } = useTablePresses({ ...props, view, lines, cells, headRow: -bars });
  const editor = useCellEditor({ cells, edits, edges });
  const onKeyDown = useTableKeys({ cells, edits, edges, presses });
  const pointer = useTablePointer({ cells, edits, presses, move: view.move });
  const clipboard = useTableClipboard({ cells, edits, edges, onTooLarge, onPaste: props.onPaste });
  const activeLine = cells.active.row < lines.lines.count ? cells.active.row : -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: dealt with focus, and kept when the window changes its size
  const kept = useMemo(() => ({ line: activeLine, slot: String(activeLine % viewport.pool) }), [activeLine]);
  useNeed(lines, viewport.inSight, props);
  const layout: TableLayout<Row> = useMemo(
    () => ({ placed, widths, starts, pinned, width, bars, names, ...viewport.columns }),
    [placed, widths, starts, pinned, width, bars, names, viewport.columns],
  );

  return {
    layout,
    rowPx,
    count,
    lines,
    viewport,
    filterRow: {
      filters: view.view.filters,
      active: edits.isFilter(cells.active) ? cells.active.column : -1,
      editor,
    },
    handlers: { ...pointer.handlers, ...clipboard, onKeyDown, onScroll: viewport.onScroll },
    head: headOf({ props, view, cells, presses, menu, drop: pointer.drop }),
    drawn: visibleRows({ id, props, view, lines, viewport, cells, kept, editor }),
    isFiltered: Object.keys(view.view.filters ?? {}).length > 0,
    isGrouped: view.view.group !== undefined,
    all: rows.length,
  };
};

type HeadOptions<Row> = {
  props: DataTableProps<Row>;
  view: View<Row>;
  cells: ActiveCell;
  presses: TablePresses;
  menu: ReturnType<typeof useTablePresses>['menu'];
  drop: ReturnType<typeof useTablePointer>['drop'];
};

/** What the heads of the columns show and do. */
const headOf = <Row>({ props, view, cells, presses, menu, drop }: HeadOptions<Row>) => ({
  sort: view.view.sort,
  resize: view.resize,
  active: presses.isHead(cells.active) ? cells.active.column : -1,
  all: props.selection && { label: props.selection.labels.all, state: presses.chosen() },
  drop,
  menu: props.headMenu && {
    labels: props.headMenu,
    opened: menu,
    open: presses.openMenu,
    itemsOf: (column: number) => menuItems(view, presses, column),
  },
});

/** What the menu of a head shows and does. Afterwards focus goes back to the head. */
const menuItems = <Row>(view: View<Row>, presses: TablePresses, column: number) => {
  const definition = view.placed[column];
  const id = definition?.id ?? '';
  const back = () => presses.goToHead(column);
  return {
    sorted: view.view.sort?.column === id ? view.view.sort.direction : undefined,
    grouped: view.view.group === id,
    pinned: column < view.pinnedCount,
    sortable: definition?.sortable !== false,
    sort: (direction: 'ascending' | 'descending' | undefined) => {
      view.sort(id, direction);
      back();
    },
    group: (isGrouped: boolean) => {
      view.group(isGrouped ? id : undefined);
      back();
    },
    pin: (isPinned: boolean) => presses.goToHead(view.pin(id, isPinned)),
    move: (along: -1 | 1) => presses.moveBy(column, along),
    resize: (px: number) => {
      presses.resizeBy(column, px);
      back();
    },
  };
};
