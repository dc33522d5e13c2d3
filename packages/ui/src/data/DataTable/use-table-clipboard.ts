import type { ClipboardEvent } from 'react';
import { cellsOf, spreadsheetText } from '../../text/spreadsheet-text.ts';
import { pasteInto, placesIn } from './cell-range.ts';
import type { useActiveCell } from './use-active-cell.ts';
import type { useCellEdits } from './use-cell-edits.ts';

type Options = {
  cells: ReturnType<typeof useActiveCell>;
  edits: ReturnType<typeof useCellEdits>;
  edges: { rows: number; columns: number };
};

/** Ranges of cells to and from the clipboard, as spreadsheets write them. */
export const useTableClipboard = ({ cells: { range }, edits, edges }: Options) => {
  const copy = (event: ClipboardEvent) => {
    if (!range) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', spreadsheetText(placesIn(range).map((row) => row.map(edits.textAt))));
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      copy(event);
      if (range) edits.apply(placesIn(range).flatMap((row) => row.map((place) => ({ ...place, text: '' }))));
    },
    onPaste: (event: ClipboardEvent) => {
      if (!range) return;
      event.preventDefault();
      edits.apply(pasteInto(cellsOf(event.clipboardData.getData('text')), range, edges));
    },
  };
};
