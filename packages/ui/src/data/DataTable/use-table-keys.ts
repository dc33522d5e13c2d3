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

/** Ctrl with a letter; returns whether it was handled. */
const command = ({ cells, edits, edges }: Options, key: string, shift: boolean): boolean => {
  const { range, span } = cells;
  const lastRow = edges.rows - 1;
  if (key === 'z') shift ? edits.redo() : edits.undo();
  else if (key === 'y') edits.redo();
  else if (key === 'd') edits.change(range, (all) => fillAlong(all, 'down', edits.textAt));
  else if (key === 'r' && range) edits.change(range, (all) => fillAlong(all, 'right', edits.textAt));
  else if (key === 'a' && range) span({ row: 0, column: 0 }, { row: lastRow, column: edges.columns - 1 });
  else if (key === ' ' && range) {
    span({ row: 0, column: range.start }, { row: lastRow, column: range.end });
  } else return false;
  return true;
};

/** A key on the head of a column: its width, its place, its menu. */
const onHead = ({ cells, presses }: Options, { key, altKey, shiftKey }: KeyboardEvent): boolean => {
  const { column } = cells.active;
  const along = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (altKey && along !== 0) {
    shiftKey ? presses.moveBy(column, along) : presses.resizeBy(column, along * resizeStepPx);
  } else if ((altKey && key === 'ArrowDown') || key === 'ContextMenu' || (shiftKey && key === 'F10')) {
    return presses.openMenu(column);
  } else return false;
  return true;
};

/** Arrows and their kin: to another cell, or the range reaches there. */
const move = ({ cells, edges }: Options, event: KeyboardEvent): boolean => {
  const { active, head, goTo, reachTo } = cells;
  const reaches = event.shiftKey && active.row >= 0;
  const to = moveOf(event, reaches ? head : active, edges);
  if (!to) return false;
  if (reaches) reachTo({ ...to, row: Math.max(0, to.row) });
  else goTo(to);
  return true;
};

/** A key on a cell that can be changed: empties it, or opens its editor. */
const edit = ({ cells, edits, presses }: Options, key: string): boolean => {
  const { active, range } = cells;
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

const act = (options: Options, event: KeyboardEvent): boolean => {
  const { cells, edges, presses } = options;
  const { active, range, span } = cells;
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (presses.isHead(active) && onHead(options, event)) return true;
  const along = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
  if (along && !shiftKey && !ctrlKey && !metaKey && !altKey && presses.alongTree(active, along)) return true;
  if (move(options, event)) return true;
  if (ctrlKey || metaKey) return command(options, key.toLowerCase(), shiftKey);
  if (altKey) return false;
  if (key === ' ' && shiftKey && range && !presses.isPressed(active)) {
    span({ row: range.top, column: 0 }, { row: range.bottom, column: edges.columns - 1 });
    return true;
  }
  if (!presses.isPressed(active)) return edit(options, key);
  if (key !== 'Enter' && key !== ' ') return false;
  presses.press(active, shiftKey);
  return true;
};

/** What the keyboard does in a table, apart from typing in an open editor. */
export const useTableKeys = (options: Options) => (event: KeyboardEvent) => {
  const onButton = event.target instanceof Element && event.target.closest('button, [role="menu"]');
  const isButtons = onButton && !event.key.startsWith('Arrow');
  if (options.edits.draft === undefined && !isButtons && act(options, event)) event.preventDefault();
};
