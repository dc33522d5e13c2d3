import { useRef } from 'react';
import type { CellEditorProps, CellExit } from './CellEditor.tsx';
import { placesIn } from './core/cell-range.ts';
import type { Place } from './types.ts';
import type { ActiveCell } from './use-active-cell.ts';
import type { CellEdits } from './use-cell-edits.ts';

type Options = { cells: ActiveCell; edits: CellEdits; edges: { rows: number; columns: number } };

const stepOf: Record<Exclude<CellExit, 'stay' | 'range'>, readonly [down: number, along: number]> = {
  down: [1, 0],
  up: [-1, 0],
  left: [0, -1],
  right: [0, 1],
  tab: [0, 1],
  backTab: [0, -1],
};

/** The editor that is open on the active cell, and where each way out of it leads. */
export const useCellEditor = ({ cells, edits, edges }: Options): Omit<CellEditorProps, 'label'> | undefined => {
  /** Where a run of Tab keys began: Enter goes below it, as in a spreadsheet. */
  const runStart = useRef<Place>(undefined);
  const { draft, setDraft, isFilter } = edits;
  if (!draft) return undefined;
  const { active, range, goTo } = cells;
  const filtering = isFilter(active);

  const leave = (exit: Exclude<CellExit, 'stay' | 'range'>) => {
    const isTab = exit === 'tab' || exit === 'backTab';
    const start = runStart.current;
    const column = exit === 'down' && start?.row === active.row ? start.column : active.column;
    runStart.current = isTab ? (start?.row === active.row ? start : active) : undefined;
    const [down, along] = stepOf[exit];
    goTo({
      row: Math.min(edges.rows - 1, active.row + down),
      column: Math.min(edges.columns - 1, Math.max(0, column + along)),
    });
  };
  return {
    text: draft.text,
    mode: draft.mode,
    onChange: (text) => {
      setDraft({ ...draft, text });
      if (filtering) edits.filter(active.column, text);
    },
    cancel: () => {
      if (filtering) edits.filter(active.column, '');
      setDraft(undefined);
      cells.focus();
    },
    commit: (exit, text = draft.text) => {
      setDraft(undefined);
      if (exit === 'range' && range) {
        edits.change(range, (all) => placesIn(all).flatMap((row) => row.map((place) => ({ ...place, text }))));
        cells.focus();
        return;
      }
      if (!filtering) edits.apply([{ ...active, text }]);
      if (exit !== 'stay' && exit !== 'range') leave(exit);
    },
  };
};
