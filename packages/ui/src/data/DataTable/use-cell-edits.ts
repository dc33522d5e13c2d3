import { useRef, useState } from 'react';
import { type CellRange, emptied, isTooLarge, type NewText } from './core/cell-range.ts';
import { doneAgain, type History, noHistory, recorded, takenBack } from './core/history.ts';
import type { CellChange, DataTableProps, Place, TablePaste } from './types.ts';
import type { TableLines } from './use-lines.ts';
import type { View } from './use-view.ts';

type Options<Row> = Pick<DataTableProps<Row>, 'keyOf' | 'onEdit' | 'filters' | 'onTooLarge'> & {
  view: View<Row>;
  lines: TableLines<Row>;
};

/** Text of an open editor. `amend`: the caret walks in it; `replace`: arrows leave it, as after typing into a cell. */
export type Draft = { text: string; mode: 'amend' | 'replace' };

/** Changes of cells, one step for each action, undone and done again in that order; and what the filters ask. */
export const useCellEdits = <Row>({ keyOf, onEdit, filters, onTooLarge, view, lines }: Options<Row>) => {
  const history = useRef<History>(noHistory);
  const [draft, setDraft] = useState<Draft>();
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
  const apply = (texts: readonly NewText[]) => {
    const changes = texts.flatMap(({ text, ...place }): CellChange[] => {
      const row = lines.rowOn(place.row);
      const column = view.placed[place.column];
      const before = textAt(place);
      if (row === undefined || !column || !canEdit(place) || before === text) return [];
      return [{ key: keyOf(row), column: column.id, text, before }];
    });
    if (changes.length === 0) return;
    history.current = recorded(history.current, changes);
    onEdit?.({ changes });
  };
  /** Changes cells by the keys of their rows, in one step. */
  const put: TablePaste['put'] = (texts) => {
    const places = new Map<string, number>();
    for (let place = 0; place < lines.lines.count; place += 1) {
      const row = lines.rowOn(place);
      if (row !== undefined) places.set(keyOf(row), place);
    }
    apply(
      texts.flatMap(({ key, column, text }): NewText[] => {
        const [row, place] = [places.get(key), view.placed.findIndex(({ id }) => id === column)];
        return row === undefined || place < 0 ? [] : [{ row, column: place, text }];
      }),
    );
  };
  const step = (taken: ReturnType<typeof takenBack>) => {
    if (!taken) return;
    history.current = taken.history;
    onEdit?.({ changes: taken.changes });
  };
  /** Changes a range, unless it is too large for one go. */
  const change = (range: CellRange | undefined, how: (range: CellRange) => readonly NewText[]) => {
    if (!range) return;
    if (isTooLarge(range)) onTooLarge?.();
    else apply(how(range));
  };

  return {
    /** Lets the table's owner lay a pasted block; answers whether the table itself lays it. */
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
    undo: () => step(takenBack(history.current)),
    redo: () => step(doneAgain(history.current)),
  };
};

export type CellEdits = ReturnType<typeof useCellEdits>;
