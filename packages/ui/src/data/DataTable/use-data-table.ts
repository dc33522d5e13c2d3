import { useMemo } from 'react';
import type { CellEditorProps } from './CellEditor.tsx';
import type { TableLayout, TableRowProps } from './TableRow.tsx';
import type { DataTableProps, Place } from './types.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useCellEdits } from './use-cell-edits.ts';
import { boxes, useColumns, useOrder } from './use-columns.ts';
import { useTableClipboard } from './use-table-clipboard.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTablePointer } from './use-table-pointer.ts';
import { useViewport } from './use-viewport.ts';

/** Heights of a row in px. */
const rowPxOf = { regular: 40, compact: 32 } as const;
const headPx = 33;

type Selection<Row> = DataTableProps<Row>['selection'];

const toggled = <Row>(selection: Selection<Row>, keys: readonly string[], chosen: boolean) => {
  const value = new Set(selection?.value);
  for (const key of keys) chosen ? value.add(key) : value.delete(key);
  selection?.onChange({ value });
};

const stateOf = (chosen: number, all: number): 'none' | 'some' | 'all' =>
  chosen === 0 ? 'none' : chosen < all ? 'some' : 'all';

/** Everything that happens in a table; the components only draw it. */
export const useDataTable = <Row>(props: DataTableProps<Row>) => {
  const { rows, keyOf, selection, density = 'regular' } = props;
  const rowPx = rowPxOf[density];
  const columns = useColumns(props);
  const { placed, widths, starts, pinned, width } = columns;
  const { sort, sortBy, rowAt } = useOrder(props);
  const barsPx = headPx + (placed.some(({ total }) => total !== undefined) ? rowPx : 0);
  const view = useViewport({ count: rows.length, rowPx, widths, pinned, barsPx });
  const edges = { rows: rows.length, columns: placed.length, page: view.page };
  const show = ({ row, column }: Place) => view.show(row, starts[column] ?? 0, widths[column] ?? 0, column < pinned);
  const cells = useActiveCell({ rows: rows.length, columns: placed.length, grid: view.scroller, show });
  const edits = useCellEdits({ keyOf, onEdit: props.onEdit, columns: placed, rowAt });
  const isBox = ({ column }: Place) => placed[column]?.id === boxes;
  const isBranch = ({ row, column }: Place) => {
    const at = placed[column]?.id === props.tree?.column ? rowAt(row) : undefined;
    return at !== undefined && props.tree?.expandedOf(at) !== undefined;
  };

  const press = (place: Place) => {
    const column = placed[place.column];
    const row = rowAt(place.row);
    if (!column) return;
    if (row !== undefined && column.id === props.tree?.column) props.tree.onToggle(row);
    else if (column.id === boxes && place.row < 0)
      toggled(selection, rows.map(keyOf), selection?.value.size !== rows.length);
    else if (column.id === boxes && row !== undefined) {
      toggled(selection, [keyOf(row)], !selection?.value.has(keyOf(row)));
    } else if (place.row < 0 && column.sortable !== false) sortBy(column.id);
  };
  const resizeBy = (column: number, px: number) => columns.resize(column, (widths[column] ?? 0) + px);
  const edit = (place: Place) => edits.setDraft(edits.textAt(place));

  const onKeyDown = useTableKeys({
    cells,
    edits,
    edges,
    press,
    resizeBy,
    isPressed: (place) => isBox(place) || isBranch(place),
  });
  const pointer = useTablePointer({ ...cells, press, edit, isBox, canEdit: edits.canEdit });
  const clipboard = useTableClipboard({ cells, edits, edges });
  const layout: TableLayout<Row> = useMemo(
    () => ({ placed, widths, starts, pinned, width, ...view.columns }),
    [placed, widths, starts, pinned, width, view.columns],
  );

  return {
    layout,
    rowPx,
    bodyHeight: view.bodyHeight,
    setScroller: view.setScroller,
    handlers: { ...pointer, ...clipboard, onKeyDown, onScroll: view.onScroll },
    head: {
      sort,
      resize: columns.resize,
      active: cells.active.row < 0 ? cells.active.column : -1,
      all: selection && { label: selection.labels.all, state: stateOf(selection.value.size, rows.length) },
    } as const,
    drawn: drawnRows({ props, rowAt, view, cells, editor: editorOf(cells, edits, edges) }),
  };
};

const branchOf = <Row>(tree: DataTableProps<Row>['tree'], row: Row) =>
  tree && { column: tree.column, level: tree.levelOf(row), expanded: tree.expandedOf(row) };

type Drawn<Row> = {
  props: DataTableProps<Row>;
  rowAt: (place: number) => Row | undefined;
  view: ReturnType<typeof useViewport>;
  cells: ReturnType<typeof useActiveCell>;
  editor: Omit<CellEditorProps, 'label'> | undefined;
};

/** The rows in sight, and the one with focus wherever it is: focus must not fall out of the page by scrolling. */
const drawnRows = <Row>({ props, rowAt, view, cells, editor }: Drawn<Row>) => {
  const { first, last } = view.rows;
  const places = Array.from({ length: last - first }, (_, index) => first + index);
  const { active, range } = cells;
  if (active.row >= last) places.push(active.row);
  else if (active.row >= 0 && active.row < first) places.unshift(active.row);

  return places.flatMap((place): (Omit<TableRowProps<Row>, 'layout' | 'height'> & { key: string })[] => {
    const row = rowAt(place);
    if (row === undefined) return [];
    const inRange = range && place >= range.top && place <= range.bottom;
    const isActive = place === active.row;
    return [
      {
        key: props.keyOf(row),
        row,
        place,
        y: view.yOf(place),
        active: isActive ? active.column : -1,
        rangeStart: inRange ? range.start : -1,
        rangeEnd: inRange ? range.end : -1,
        chosen: props.selection?.value.has(props.keyOf(row)),
        boxLabel: props.selection?.labels.row,
        errorOf: props.errorOf,
        readOnly: props.onEdit === undefined,
        branch: branchOf(props.tree, row),
        editor: isActive ? editor : undefined,
      },
    ];
  });
};

const editorOf = (
  cells: Drawn<unknown>['cells'],
  edits: ReturnType<typeof useCellEdits>,
  edges: { rows: number; columns: number },
): Omit<CellEditorProps, 'label'> | undefined => {
  const { draft, setDraft, apply } = edits;
  if (draft === undefined) return undefined;
  const { row, column } = cells.active;
  const after = { down: [1, 0], up: [-1, 0], next: [0, 1], previous: [0, -1] } as const;
  return {
    text: draft,
    onChange: setDraft,
    cancel: () => {
      setDraft(undefined);
      cells.focus();
    },
    commit: (then) => {
      apply([{ row, column, text: draft }]);
      setDraft(undefined);
      if (then === 'stay') return;
      const [down, along] = after[then];
      cells.goTo({
        row: Math.min(edges.rows - 1, Math.max(0, row + down)),
        column: Math.min(edges.columns - 1, Math.max(0, column + along)),
      });
    },
  };
};
