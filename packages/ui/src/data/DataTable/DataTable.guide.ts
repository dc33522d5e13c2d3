import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Rows and columns of any number that people sort, filter, group and edit as in a spreadsheet.',
  not: [
    { when: 'There are a few plain rows', take: 'Table' },
    { when: 'Rows stand below rows', take: 'TreeTable' },
    { when: 'Each row is a thing with a picture or words', take: 'Masonry or a list of Cards' },
  ],
  anatomy: [
    { part: 'Heads', what: 'Sort, move and resize; each may have a menu that does the same without dragging' },
    { part: 'Filters', what: 'A line below the heads' },
    { part: 'Boxes', what: 'Choose rows' },
    { part: 'Cells', what: 'Words, figures or what a column draws; a range can be reached and filled by its corner' },
    { part: 'Groups', what: 'Open and close, with their subtotals' },
    { part: 'Totals', what: 'Always in sight below' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the table at one cell; again, leaves it' },
    {
      keys: 'Arrows, Home, End, Page Up, Page Down',
      does: 'Move; with Ctrl to the edges; with Shift they reach a range',
    },
    { keys: 'Shift Space, Ctrl Space, Ctrl A', does: 'Take whole rows, whole columns, everything' },
    {
      keys: 'Enter, F2, typing',
      does: 'Edit; Enter and Tab keep, Escape gives up, Ctrl Enter writes into the whole range',
    },
    { keys: 'Enter on a cell that is not edited', does: 'Opens what the row leads to, where it leads somewhere' },
    { keys: 'Delete, Backspace', does: 'Empties the range' },
    { keys: 'Ctrl C, Ctrl X, Ctrl V', does: 'Copy, cut and paste ranges, from and to spreadsheets' },
    { keys: 'Ctrl D, Ctrl R', does: 'Fill down, fill to the right' },
    { keys: 'Ctrl Z, Ctrl Y, Ctrl Shift Z', does: 'Undo, redo' },
    { keys: 'Enter on a head', does: 'Sorts ascending, descending, not at all' },
    { keys: 'Alt ← → on a head', does: 'Narrower, wider; with Shift they move the column' },
    { keys: 'Alt ↓ on a head', does: 'Opens its menu' },
    { keys: 'Space on a box', does: 'Chooses; Shift Space takes all boxes from the last one' },
    { keys: 'Enter, Space on a group', does: 'Opens or closes it' },
  ],
  pattern: 'grid',
};
