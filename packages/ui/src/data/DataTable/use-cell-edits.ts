import { useRef, useState } from 'react';
import { type CellRange, emptied, isTooLarge, type NewText } from './core/cell-range.ts';
import { doneAgain, type History, noHistory, recorded, takenBack } from './core/history.ts';
import type { CellChange, DataTableProps, Place, TablePaste } from './types.ts';
import type { TableLines } from './use-lines.ts';
import type { View } from './use-view.ts';

type Options<Row> = Pick<DataTableProps<Row>, 'keyOf' | 'onEdit' | 'onUndo' | 'filters' | 'onTooLarge'> & {
  view: View<Row>;
  lines: TableLines<Row>;
};

/** Text of an open editor. `amend`: the caret walks in it; `replace`: arrows leave it, as after typing into a cell. */
export type Draft = { text: string; mode: 'amend' | 'replace' };

/** The content of a cell, or of the filter above a column, and whether it can be changed. */
const readCells = <Row>({ onEdit, filters, view, lines }: Options<Row>) => {
  const isFilter = ({ row }: Place) => filters !== undefined && row === -1;

  const canEdit = (place: Place): boolean => {
    const column = view.placed[place.column];
    if (isFilter(place)) return column?.filterable !== false && column?.header !== '';
    const row = lines.rowOn(place.row);
    return onEdit !== undefined && row !== undefined && (column?.editable?.(row) ?? false);
  };
  const textAt = (place: Place): string => {
    const column = view.placed[place.column];
    if (isFilter(place)) return view.view.filters?.[column?.id ?? ''] ?? '';
    const row = lines.rowOn(place.row);
    if (row !== undefined) return column?.textOf(row) ?? '';
    return column?.id === view.view.group ? (lines.lines.groupOn(place.row)?.text ?? '') : '';
  };
  return { isFilter, canEdit, textAt };
};

/** Changes of cells in steps, one for each action, undone and redone in that order. */
const useSteps = <Row>({ onEdit, onUndo }: Options<Row>) => {
  const history = useRef<History>(noHistory);
  const repeat = (step: ReturnType<typeof takenBack>) => {
    if (!step) return;
    history.current = step.history;
    onEdit?.({ changes: step.changes });
  };
  return {
    make: (changes: readonly CellChange[]) => {
      if (changes.length === 0) return;
      if (!onUndo) history.current = recorded(history.current, changes);
      onEdit?.({ changes });
    },
    undo: () => (onUndo ? onUndo() : repeat(takenBack(history.current))),
    redo: () => repeat(doneAgain(history.current)),
  };
};

/** Texts for rows that are named by their keys, at the places where these rows and columns are now. */
const placed = <Row>(texts: Parameters<TablePaste['put']>[0], { keyOf, view, lines }: Options<Row>): NewText[] => {
  const places = new Map<string, number>();
  for (let place = 0; place < lines.lines.count; place += 1) {
    const row = lines.rowOn(place);
    if (row !== undefined) places.set(keyOf(row), place);
  }
  return texts.flatMap(({ key, column, text }): NewText[] => {
    const row = places.get(key);
    const place = view.placed.findIndex(({ id }) => id === column);
    return row === undefined || place < 0 ? [] : [{ row, column: place, text }];
  });
};

/** Changes of cells and of what the filters ask, and the text of an open editor. */
export const useCellEdits = <Row>(options: Options<Row>) => {
  const { keyOf, onTooLarge, view, lines } = options;
  const [draft, setDraft] = useState<Draft>();
  const { isFilter, canEdit, textAt } = readCells(options);
  const { make, undo, redo } = useSteps(options);

  const apply = (texts: readonly NewText[]) => {
    const changes = texts.flatMap(({ text, ...place }): CellChange[] => {
      const row = lines.rowOn(place.row);
      const column = view.placed[place.column];
      const before = textAt(place);
      if (row === undefined || !column || !canEdit(place) || before === text) return [];
      return [{ key: keyOf(row), column: column.id, text, before }];
    });
    make(changes);
  };
  /** Changes cells by the keys of their rows, in one step. */
  const put: TablePaste['put'] = (texts) => apply(placed(texts, options));
  /** Changes a range, unless it is too large for one go. */
  const change = (range: CellRange | undefined, how: (range: CellRange) => readonly NewText[]) => {
    if (!range) return;
    if (isTooLarge(range)) onTooLarge?.();
    else apply(how(range));
  };

  return {
    /** Lets the table's owner paste a block; returns whether the table itself pastes it. */
    offer: (cells: readonly (readonly string[])[], range: CellRange, onPaste: (paste: TablePaste) => boolean) => {
      const row = lines.rowOn(range.top);
      const column = view.placed[range.start];
      const fills = cells.length === 1 && cells[0]?.length === 1;
      if (row === undefined || !column) return true;
      return onPaste({ cells, key: keyOf(row), column: column.id, fills, put });
    },
    draft,
    setDraft,
    canEdit,
    isFilter,
    textAt,
    apply,
    change,
    clear: (range: CellRange | undefined) => change(range, emptied),
    filter: (column: number, text: string) => {
      const id = view.placed[column]?.id;
      if (id !== undefined) view.filter(id, text);
    },
    undo,
    redo,
  };
};

export type CellEdits = ReturnType<typeof useCellEdits>;
