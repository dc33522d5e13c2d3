import { useRef, useState } from 'react';
import { boxes } from './core/columns.ts';
import type { DataTableProps, Place } from './types.ts';
import type { ActiveCell } from './use-active-cell.ts';
import type { TableLines } from './use-lines.ts';
import type { View } from './use-view.ts';

type Options<Row> = Pick<DataTableProps<Row>, 'rows' | 'keyOf' | 'selection' | 'headMenu' | 'tree' | 'onOpen'> & {
  view: View<Row>;
  lines: TableLines<Row>;
  cells: ActiveCell;
  /** Line of the heads. */
  headRow: number;
};

/** Rows that open and close, groups among them, and the way up from a row to the one it belongs to. */
const branches = <Row>({ tree, view, lines, cells }: Options<Row>) => {
  /** A row that opens and closes, if the cell is the one with its mark. */
  const branchOn = ({ row, column }: Place): Row | undefined => {
    const at = view.placed[column]?.id === tree?.column ? lines.rowOn(row) : undefined;
    return at !== undefined && tree?.expandedOf(at) !== undefined ? at : undefined;
  };
  const groupOn = ({ row }: Place) => lines.lines.groupOn(row);
  /** The cell that carries the mark of its level; in a flat table none does. */
  const isMarked = ({ row, column }: Place) => {
    const id = view.placed[column]?.id;
    if (row < 0 || !(tree || view.view.group !== undefined)) return false;
    return tree ? id === tree.column : column === (view.placed[0]?.id === boxes ? 1 : 0);
  };
  const levelOn = (line: number) => {
    const row = lines.rowOn(line);
    if (!tree || row === undefined) return groupOn({ row: line, column: 0 }) ? 1 : 2;
    return tree.levelOf(row);
  };
  const goToParent = ({ row, column }: Place): boolean => {
    const level = levelOn(row);
    for (let above = row - 1; level > 1 && above >= 0; above -= 1) {
      if (levelOn(above) >= level) continue;
      cells.goTo({ row: above, column });
      return true;
    }
    return false;
  };
  /** Arrows along the cell with the mark of its level: opens what is closed, closes what is open, goes to the row above in the tree. */
  const alongTree = (place: Place, along: 1 | -1): boolean => {
    if (!isMarked(place)) return false;
    const group = groupOn(place);
    const branch = branchOn(place);
    const isOpen = group ? !view.view.closed?.includes(group.text) : branch !== undefined && tree?.expandedOf(branch);
    if (isOpen === along < 0 && group) view.toggleGroup(group.text);
    else if (isOpen === along < 0 && branch !== undefined) tree?.onToggle(branch);
    else if (along < 0) return goToParent(place);
    else return false;
    return true;
  };
  return { branchOn, groupOn, alongTree };
};

/** The boxes of rows, of groups and of the head: which are chosen, and what a press on one chooses. */
const useBoxes = <Row>({ rows, keyOf, selection, lines }: Options<Row>) => {
  /** Box pressed last: Shift takes everything from there. */
  const pressed = useRef(0);
  const keysOf = (indices: Iterable<number>) =>
    Array.from(indices, (index) => rows[index]).flatMap((row) => (row === undefined ? [] : [keyOf(row)]));
  const choose = (keys: readonly string[], chosen: boolean) => {
    const value = new Set(selection?.value);
    for (const key of keys) chosen ? value.add(key) : value.delete(key);
    selection?.onChange({ value });
  };
  const chosenAll = (keys: readonly string[]) => keys.every((key) => selection?.value.has(key));
  const toggle = (keys: readonly string[]) => choose(keys, !chosenAll(keys));
  return {
    pressBox: ({ row }: Place, reaches: boolean) => {
      const group = lines.lines.groupOn(row);
      if (row < 0) toggle(keysOf(lines.lines.rowsOf()));
      else if (group) toggle(keysOf(lines.lines.rowsOf(group)));
      else {
        const from = reaches ? Math.min(pressed.current, row) : row;
        const to = reaches ? Math.max(pressed.current, row) : row;
        const indices = Array.from({ length: to - from + 1 }, (_, place) => lines.lines.rowOn(from + place));
        reaches ? choose(keysOf(indices), true) : toggle(keysOf(indices));
      }
      pressed.current = Math.max(0, row);
    },
    /** Of the rows that are shown: how many are chosen. */
    chosen: (): 'none' | 'some' | 'all' => {
      if (!selection || selection.value.size === 0) return 'none';
      return selection.value.size >= rows.length && rows.length > 0 ? 'all' : 'some';
    },
  };
};

/** The effect of a press on heads, boxes and heads of groups, by pointer or by key. */
export const useTablePresses = <Row>(options: Options<Row>) => {
  const { headMenu, tree, view, lines, cells, headRow } = options;
  const [menu, setMenu] = useState<{ column: string; opened: number }>();
  const { branchOn, groupOn, alongTree } = branches(options);
  const { pressBox, chosen } = useBoxes(options);
  const isHead = ({ row }: Place) => row === headRow;
  const isBox = ({ row, column }: Place) => view.placed[column]?.id === boxes && (row >= 0 || row === headRow);
  const goToHead = (column: number) => {
    setMenu(undefined);
    cells.goTo({ row: headRow, column });
  };

  return {
    isHead,
    isBox,
    isBranch: (place: Place) => branchOn(place) !== undefined,
    /** Cells that are pressed, not edited. */
    isPressed: (place: Place) =>
      isHead(place) || isBox(place) || groupOn(place) !== undefined || branchOn(place) !== undefined,
    press: (place: Place, reaches = false) => {
      const column = view.placed[place.column];
      const group = groupOn(place);
      if (!column) return;
      const branch = branchOn(place);
      if (isBox(place)) pressBox(place, reaches);
      else if (branch !== undefined) tree?.onToggle(branch);
      else if (group) view.toggleGroup(group.text);
      else if (isHead(place) && column.sortable !== false) view.sortNext(column.id);
    },
    alongTree,
    /** Opens the page of this cell's row; returns whether there is one. */
    open: ({ row, column }: Place): boolean => {
      const at = lines.rowOn(row);
      const definition = view.placed[column];
      if (!options.onOpen || at === undefined || !definition || definition.id === boxes) return false;
      options.onOpen({ row: at, column: definition.id });
      return true;
    },
    resizeBy: (column: number, px: number) => view.resize(column, (view.widths[column] ?? 0) + px),
    moveBy: (column: number, along: number) => goToHead(view.move(column, column + along)),
    goToHead,
    menu,
    openMenu: (column: number): boolean => {
      const id = view.placed[column]?.id;
      if (!headMenu || id === undefined || id === boxes) return false;
      setMenu((before) => ({ column: id, opened: (before?.opened ?? 0) + 1 }));
      return true;
    },
    chosen,
  };
};

export type TablePresses = Omit<ReturnType<typeof useTablePresses>, 'menu'>;
