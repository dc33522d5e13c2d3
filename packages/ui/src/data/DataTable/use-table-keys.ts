import type { KeyboardEvent } from 'react';
import { fillAlong } from './core/fill.ts';
import { moveOf } from './core/grid-keys.ts';
import type { ActiveCell } from './use-active-cell.ts';
import type { CellEdits } from './use-cell-edits.ts';
import type { TablePresses } from './use-table-presses.ts';

const resizeStepPx = 16;

type Options = {
  cells: ActiveCell;
  edits: CellEdits;
  edges: { rows: number; columns: number; page: number; bars: number };
  presses: TablePresses;
};

/** What the keyboard does in a table, apart from typing in an open editor. */
export const useTableKeys = ({ cells, edits, edges, presses }: Options) => {
  const { active, head, range, goTo, reachTo, span } = cells;
  const { isHead, isPressed, press, resizeBy, moveBy, openMenu } = presses;
  const [lastRow, lastColumn] = [edges.rows - 1, edges.columns - 1];

  const command = (key: string, shift: boolean): boolean => {
    if (key === 'z') shift ? edits.redo() : edits.undo();
    else if (key === 'y') edits.redo();
    else if (key === 'd') edits.change(range, (all) => fillAlong(all, 'down', edits.textAt));
    else if (key === 'r' && range) edits.change(range, (all) => fillAlong(all, 'right', edits.textAt));
    else if (key === 'a' && range) span({ row: 0, column: 0 }, { row: lastRow, column: lastColumn });
    else if (key === ' ' && range) {
      span({ row: 0, column: range.start }, { row: lastRow, column: range.end });
    } else return false;
    return true;
  };
  const onHead = ({ key, altKey, shiftKey }: KeyboardEvent): boolean => {
    const along = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    if (altKey && along !== 0) shiftKey ? moveBy(active.column, along) : resizeBy(active.column, along * resizeStepPx);
    else if ((altKey && key === 'ArrowDown') || key === 'ContextMenu' || (shiftKey && key === 'F10')) {
      return openMenu(active.column);
    } else return false;
    return true;
  };
  const move = (event: KeyboardEvent): boolean => {
    const reaches = event.shiftKey && active.row >= 0;
    const to = moveOf(event, reaches ? head : active, edges);
    if (!to) return false;
    if (reaches) reachTo({ ...to, row: Math.max(0, to.row) });
    else goTo(to);
    return true;
  };
  const edit = (key: string): boolean => {
    if (key === 'Delete' || key === 'Backspace') {
      if (edits.isFilter(active)) edits.filter(active.column, '');
      else edits.clear(range);
      return true;
    }
    if (!edits.canEdit(active)) return key === 'Enter' && presses.open(active);
    if (key === 'Enter' || key === 'F2') edits.setDraft({ text: edits.textAt(active), mode: 'amend' });
    // Typing replaces; the editor that opens takes the character itself, also from an input method.
    else if (key.length === 1 || key === 'Process') {
      edits.setDraft({ text: '', mode: 'replace' });
      return false;
    } else return false;
    return true;
  };
  const act = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isHead(active) && onHead(event)) return true;
    const along = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
    if (along && !shiftKey && !ctrlKey && !metaKey && !altKey && presses.alongTree(active, along)) return true;
    if (move(event)) return true;
    if (ctrlKey || metaKey) return command(key.toLowerCase(), shiftKey);
    if (altKey) return false;
    if (key === ' ' && shiftKey && range && !isPressed(active)) {
      span({ row: range.top, column: 0 }, { row: range.bottom, column: lastColumn });
      return true;
    }
    if (!isPressed(active)) return edit(key);
    if (key !== 'Enter' && key !== ' ') return false;
    press(active, shiftKey);
    return true;
  };

  return (event: KeyboardEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('button, [role="menu"]');
    const isButtons = onButton && !event.key.startsWith('Arrow');
    if (edits.draft === undefined && !isButtons && act(event)) event.preventDefault();
  };
};
