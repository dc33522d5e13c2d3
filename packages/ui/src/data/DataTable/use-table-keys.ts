import type { KeyboardEvent } from 'react';
import { fillDown, placesIn } from './cell-range.ts';
import { moveOf } from './grid-keys.ts';
import type { Place } from './types.ts';
import type { useActiveCell } from './use-active-cell.ts';
import type { useCellEdits } from './use-cell-edits.ts';

const resizeStepPx = 16;

type Options = {
  cells: ReturnType<typeof useActiveCell>;
  edits: ReturnType<typeof useCellEdits>;
  edges: { rows: number; columns: number; page: number };
  /** Sorts a column, takes rows in or out of the chosen ones, opens or closes a branch. */
  press: (place: Place) => void;
  resizeBy: (column: number, px: number) => void;
  /** A cell that is pressed and not edited. */
  isPressed: (place: Place) => boolean;
};

/** What the keyboard does in a table, apart from typing in an open editor. */
export const useTableKeys = ({ cells, edits, edges, press, resizeBy, isPressed }: Options) => {
  const { active, head, range, goTo, reachTo } = cells;

  const command = (key: string, shift: boolean): boolean => {
    if (key === 'z') shift ? edits.redo() : edits.undo();
    else if (key === 'y') edits.redo();
    else if (key === 'd' && range) edits.apply(fillDown(range, edits.textAt));
    else if (key === 'a' && edges.rows > 0) {
      goTo({ row: 0, column: 0 });
      reachTo({ row: edges.rows - 1, column: edges.columns - 1 });
    } else return false;
    return true;
  };
  const act = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const inHead = active.row < 0;
    if (altKey && inHead && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      resizeBy(active.column, key === 'ArrowLeft' ? -resizeStepPx : resizeStepPx);
      return true;
    }
    const to = moveOf(event, shiftKey ? head : active, edges);
    if (to) {
      shiftKey && !inHead ? reachTo(to) : goTo(to);
      return true;
    }
    if (ctrlKey || metaKey) return command(key.toLowerCase(), shiftKey);
    if (altKey) return false;
    if (inHead || isPressed(active)) {
      if (key !== 'Enter' && key !== ' ') return false;
      press(active);
      return true;
    }
    return edit(key);
  };
  const edit = (key: string): boolean => {
    if ((key === 'Delete' || key === 'Backspace') && range) {
      edits.apply(placesIn(range).flatMap((row) => row.map((place) => ({ ...place, text: '' }))));
      return true;
    }
    if (!edits.canEdit(active)) return false;
    if (key === 'Enter' || key === 'F2') edits.setDraft(edits.textAt(active));
    // Typing replaces; the editor that opens takes the character itself, also from an input method.
    else if (key.length === 1 || key === 'Process') {
      edits.setDraft('');
      return false;
    } else return false;
    return true;
  };

  return (event: KeyboardEvent) => {
    if (edits.draft === undefined && act(event)) event.preventDefault();
  };
};
