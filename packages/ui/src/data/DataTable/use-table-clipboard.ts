import type { ClipboardEvent } from 'react';
import { cellsOf, spreadsheetText } from '../../text/spreadsheet-text.ts';
import { isTooLarge, pasteInto, placesIn } from './core/cell-range.ts';
import type { TablePaste } from './types.ts';
import type { ActiveCell } from './use-active-cell.ts';
import type { CellEdits } from './use-cell-edits.ts';

type Options = {
  cells: ActiveCell;
  edits: CellEdits;
  edges: { rows: number; columns: number };
  onTooLarge: (() => void) | undefined;
  onPaste: ((paste: TablePaste) => boolean) | undefined;
};

/** Ranges of cells to and from the clipboard, as spreadsheets write them. */
export const useTableClipboard = ({ cells: { range }, edits, edges, onTooLarge, onPaste }: Options) => {
  const copy = (event: ClipboardEvent): boolean => {
    if (!range) return false;
    event.preventDefault();
    if (isTooLarge(range)) {
      onTooLarge?.();
      return false;
    }
    event.clipboardData.setData('text/plain', spreadsheetText(placesIn(range).map((row) => row.map(edits.textAt))));
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) edits.clear(range);
    },
    onPaste: (event: ClipboardEvent) => {
      if (!range) return;
      event.preventDefault();
      const pasted = cellsOf(event.clipboardData.getData('text'));
      if (onPaste && !edits.offer(pasted, range, onPaste)) return;
      edits.change(range, () => pasteInto(pasted, range, edges));
    },
  };
};
