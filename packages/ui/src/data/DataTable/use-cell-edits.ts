import { useRef, useState } from 'react';
import type { NewText } from './cell-range.ts';
import type { CellChange, DataTableProps, Place, TableColumn } from './types.ts';

type Options<Row> = Pick<DataTableProps<Row>, 'keyOf' | 'onEdit'> & {
  columns: readonly TableColumn<Row>[];
  rowAt: (place: number) => Row | undefined;
};

const turned = (changes: readonly CellChange[]): CellChange[] =>
  changes.map(({ text, before, ...cell }) => ({ ...cell, text: before, before: text })).reverse();

/** Changes of cells, one step for each action, undone and done again in that order. */
export const useCellEdits = <Row>({ keyOf, onEdit, columns, rowAt }: Options<Row>) => {
  const done = useRef<CellChange[][]>([]);
  const undone = useRef<CellChange[][]>([]);
  /** Text of the editor that is open on the active cell. */
  const [draft, setDraft] = useState<string>();

  const canEdit = ({ row, column }: Place): boolean => {
    const at = rowAt(row);
    return onEdit !== undefined && at !== undefined && (columns[column]?.editable?.(at) ?? false);
  };
  const textAt = ({ row, column }: Place): string => {
    const at = rowAt(row);
    return at === undefined ? '' : (columns[column]?.textOf(at) ?? '');
  };
  const apply = (texts: readonly NewText[]) => {
    const changes = texts.flatMap(({ text, ...place }): CellChange[] => {
      const row = rowAt(place.row);
      const column = columns[place.column];
      const before = textAt(place);
      if (row === undefined || !column || !canEdit(place) || before === text) return [];
      return [{ key: keyOf(row), column: column.id, text, before }];
    });
    if (changes.length === 0) return;
    done.current.push(changes);
    undone.current = [];
    onEdit?.({ changes });
  };
  const step = (from: CellChange[][], to: CellChange[][]) => {
    const changes = from.pop();
    if (!changes) return;
    to.push(turned(changes));
    onEdit?.({ changes: turned(changes) });
  };

  return {
    draft,
    setDraft,
    canEdit,
    textAt,
    apply,
    undo: () => step(done.current, undone.current),
    redo: () => step(undone.current, done.current),
  };
};
