import { numberLocaleOf, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { DataPointCell } from '@esg/contract';
import type { CellChange } from '@esg/ui/data';
import { unitIn } from './GridTable.tsx';
import { cellKeyOf, contentOf, type GridColumn, type GridRow, readTyped } from './grid-model.ts';
import type { useGridCells } from './use-grid-cells.ts';
import type { GridWrites } from './use-grid-writes.ts';

type GridEditOptions = {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly cells: Pick<ReturnType<typeof useGridCells>, 'cells'>;
  readonly writes: GridWrites;
  /** Asks before figures are removed. */
  readonly onRemove: (points: readonly DataPointCell[]) => void;
};

/** Stores what one action changed: figures are saved, what is none stays in its cell, emptied cells ask first. */
export const useGridEdit = ({ rows, columns, cells, writes, onRemove }: GridEditOptions) => {
  const language = useLanguage();
  const { issue } = useProblemSentences();
  return (changes: readonly CellChange[]) => {
    const removed: DataPointCell[] = [];
    for (const { key: rowId, column: columnId, text } of changes) {
      const row = rows.find(({ id }) => id === rowId);
      const column = columns.find(({ id }) => id === columnId);
      if (!row || !column) continue;
      const key = cellKeyOf(row.id, column);
      const content = contentOf(cells.cells.get(key) ?? []);
      const seen = content.kind === 'figure' ? content.point : undefined;
      if (text.trim() === '') {
        writes.drop(key);
        if (seen) removed.push(seen);
        continue;
      }
      const unit = content.kind === 'figure' ? content.unit : unitIn(row, columns, cells);
      const typed = readTyped(text, row, { locale: numberLocaleOf(language), language, unit });
      if (typed.ok)
        writes.save({
          ...{ key, row, column, text, seen, number: typed.number, unit: typed.unit },
          attempt: crypto.randomUUID(),
        });
      else
        writes.refuse(key, {
          ...{ row, column, text, version: seen?.version ?? 0 },
          reason: issue({ rule: typed.rule, params: {} }, row.name),
        });
    }
    if (removed.length > 0) onRemove(removed);
  };
};
