import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Rows below rows with columns of figures, such as metrics below topics.',
  not: [
    { when: 'There are no columns', take: 'Tree' },
    { when: 'Rows are sorted, filtered or grouped', take: 'DataTable' },
  ],
  anatomy: [
    { part: 'First column', what: 'Set in by the level, with a mark that opens and closes' },
    { part: 'Other columns', what: 'As in DataTable: edited, copied, filled, resized, pinned' },
    { part: 'Totals', what: 'Always in sight below' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the table at one cell; again, leaves it' },
    { keys: 'Enter, Space on the first column', does: 'Opens or closes what stands below' },
    {
      keys: 'Arrows, Home, End, Page Up, Page Down',
      does: 'Move; with Ctrl to the edges; with Shift they reach a range',
    },
    { keys: 'Enter, F2, typing', does: 'Edit a cell' },
    { keys: 'Ctrl C, Ctrl X, Ctrl V', does: 'Copy, cut and paste ranges' },
    { keys: 'Ctrl Z, Ctrl Y', does: 'Undo, redo' },
  ],
  pattern: 'treegrid',
};
