import type { CellEditorProps } from './CellEditor.tsx';
import { type KeptLine, slotOf } from './core/geometry.ts';
import type { GroupRowProps } from './GroupRow.tsx';
import type { TableRowProps } from './TableRow.tsx';
import type { DataTableProps, TableColumn } from './types.ts';
import type { ActiveCell } from './use-active-cell.ts';
import type { TableLines } from './use-lines.ts';
import type { View } from './use-view.ts';
import type { useViewport } from './use-viewport.ts';

type Drawn<Row> = {
  /** Begins the id of each line. */
  id: string;
  props: DataTableProps<Row>;
  view: View<Row>;
  lines: TableLines<Row>;
  viewport: ReturnType<typeof useViewport>;
  cells: ActiveCell;
  /** The line with focus. */
  kept: KeptLine;
  editor: Omit<CellEditorProps, 'label'> | undefined;
};

type DrawnLine<Row> = { id: string } & (
  | { kind: 'row'; row: Omit<TableRowProps<Row>, 'layout' | 'height'> }
  | { kind: 'group'; group: Omit<GroupRowProps<Row>, 'layout' | 'height'> }
);

/** The visible lines, and the one with focus wherever it is: focus must not leave the page by scrolling. */
const linesToDraw = ({ first, last }: { first: number; last: number }, active: number): number[] => {
  const lines = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (active >= last) lines.push(active);
  else if (active >= 0 && active < first) lines.unshift(active);
  return lines;
};

/** What to draw on each line, with the element that it takes. */
export const visibleRows = <Row>(drawn: Drawn<Row>): DrawnLine<Row>[] => {
  const { lines, viewport, cells, kept, props } = drawn;
  const { first, last } = viewport.inSight;
  return linesToDraw(viewport.inSight, kept.line).flatMap((line): DrawnLine<Row>[] => {
    const slot = slotOf(line, kept, viewport.pool);
    const group = lines.lines.groupOn(line);
    const id = `${drawn.id}-${group ? 'group' : 'row'}-${slot}`;
    const shared = {
      id,
      line,
      // Out of sight it is just beyond the edge, and adds nothing to scroll through.
      y: viewport.yOf(Math.min(Math.max(line, first - 1), last)),
      active: line === cells.active.row ? cells.active.column : -1,
      ...rangeOn(cells, line),
      selectsCells: selectsCells(cells, props.selection !== undefined),
    };
    if (group) return [{ id, kind: 'group', group: { ...shared, ...groupOn(drawn, group) } }];
    if (lines.lines.rowOn(line) < 0) return [];
    const row = lines.rowOn(line);
    const rowKey = row === undefined ? '' : props.keyOf(row);
    return [{ id, kind: 'row', row: { ...shared, ...rowOn(drawn, line), row, rowKey } }];
  });
};

const rangeOn = ({ range }: ActiveCell, line: number) => {
  const inRange = range && line >= range.top && line <= range.bottom;
  return { rangeStart: inRange ? range.start : -1, rangeEnd: inRange ? range.end : -1 };
};

/** Whether the cells of the range are selected. Where rows are chosen by boxes, a single cell only has the focus. */
const selectsCells = ({ range }: ActiveCell, hasBoxes: boolean): boolean =>
  range !== undefined && !(hasBoxes && range.top === range.bottom && range.start === range.end);

const rowOn = <Row>({ props, lines, cells, view, editor }: Drawn<Row>, line: number) => {
  const { selection, onEdit, errorOf, rowErrorOf } = props;
  const { range } = cells;
  const row = lines.rowOn(line);
  const chosen = row !== undefined && (selection?.value.has(props.keyOf(row)) ?? false);
  return {
    chosen: selection && chosen,
    partial: row !== undefined && props.isPartial?.(row) === true,
    ...branchOf(props.tree, view.view.group !== undefined, row),
    corner: onEdit && range?.bottom === line && !editor && isEditable(row, view.placed[range.end]) ? range.end : -1,
    boxLabel: selection?.labels.row,
    errorOf,
    rowErrorOf,
    readOnly: onEdit === undefined,
    editor: line === cells.active.row ? editor : undefined,
  };
};

const isEditable = <Row>(row: Row | undefined, column: TableColumn<Row> | undefined): boolean =>
  row !== undefined && (column?.editable?.(row) ?? false);

const branchOf = <Row>(tree: DataTableProps<Row>['tree'], isGrouped: boolean, row: Row | undefined) => {
  if (tree && row !== undefined) {
    return {
      branchColumn: tree.column,
      level: tree.levelOf(row),
      expanded: tree.expandedOf(row),
      cut: tree.cutOf(row),
    };
  }
  return { branchColumn: undefined, level: isGrouped ? 2 : undefined, expanded: undefined, cut: false };
};

const groupOn = <Row>(
  { props, lines, view }: Drawn<Row>,
  group: NonNullable<ReturnType<Drawn<Row>['lines']['lines']['groupOn']>>,
) => {
  const { text } = group;
  const { selection, groupLabel, keyOf } = props;
  const words = groupLabel?.({ text, count: group.to - group.from }) ?? text;
  return {
    words,
    open: !view.view.closed?.includes(text),
    chosenKeys: selection?.value,
    keyOf,
    boxLabel: selection?.labels.group?.({ text }) ?? words,
    group,
    rowsOf: lines.rowsOf,
  };
};
