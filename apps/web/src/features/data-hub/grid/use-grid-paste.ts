import { type MetricLibrary, type PasteLine, planPaste, type Subject } from '@esg/contract';
import type { TablePaste } from '@esg/ui/data';
import { useState } from 'react';
import { type GridLine, pointsIn, unreadLine } from './grid-lines.ts';
import { contentOf, type GridColumn, type GridRow, isTyped } from './grid-model.ts';
import { rowsByName } from './rows-by-name.ts';
import type { TypedText } from './use-grid-edit.ts';

type Options = {
  readonly library: MetricLibrary | undefined;
  /** Rows of all metrics: a name in the block finds its row whichever are shown. */
  readonly all: readonly GridRow[];
  readonly lines: readonly GridLine[];
  readonly columns: readonly GridColumn[];
  readonly mayWrite: (subject: Subject) => boolean;
  /** Stores a text in a cell whose figures are not loaded yet. */
  readonly enterUnread: (typed: Omit<TypedText, 'points'>) => void;
};

/** Keeps a pasted block that does not fit the table as it is, until a person has reviewed its targets. */
export const useGridPaste = ({ library, all, lines, columns, mayWrite, enterUnread }: Options) => {
  const [asked, setAsked] = useState<{ lines: readonly PasteLine<GridRow, GridColumn>[]; put: TablePaste['put'] }>();
  const lineOf = new Map(lines.map((line) => [line.row.id, line]));
  const refusalOf = (row: GridRow, column: GridColumn) => {
    const line = lineOf.get(row.id);
    if (!mayWrite(column.subject)) return 'not_yours';
    const isFree = isTyped(row) && (!line?.isRead || contentOf(pointsIn(line, column)).kind !== 'rich');
    return isFree ? undefined : 'not_typed';
  };
  const lay = (planned: readonly PasteLine<GridRow, GridColumn>[], put: TablePaste['put']) => {
    const fitting = planned.filter(({ problem }) => problem === undefined);
    put(
      fitting.flatMap(({ row, texts }) =>
        row && lineOf.get(row.id)?.isRead
          ? texts.map(({ column, text }) => ({ key: row.id, column: column.id, text }))
          : [],
      ),
    );
    for (const { row, texts } of fitting) {
      const line = row && lineOf.get(row.id);
      if (row && !line?.isRead)
        for (const { column, text } of texts) enterUnread({ row, column, text, unit: (line ?? unreadLine(row)).unit });
    }
  };
  return {
    asked: asked?.lines,
    close: () => setAsked(undefined),
    /** Whether the table itself pastes the block. */
    onPaste: ({ cells, key, column, fills, put }: TablePaste): boolean => {
      if (!library || fills) return true;
      const rows = lines.map(({ row }) => row);
      const at = {
        row: lines.findIndex(({ row }) => row.id === key),
        column: columns.findIndex(({ id }) => id === column),
      };
      const plan = planPaste({ cells, rows, columns, byName: rowsByName(library, all), at, refusalOf });
      if (plan.isPlain) lay(plan.lines, put);
      else setAsked({ lines: plan.lines, put });
      return false;
    },
    paste: () => {
      if (asked) lay(asked.lines, asked.put);
      setAsked(undefined);
    },
  };
};
