import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Rows and columns of any number that people sort, filter, group and edit as in a spreadsheet.',
  alsoCalled: ['grid', 'spreadsheet', 'excel', 'virtual table', 'data grid', 'editable table'],
  status: 'ready',
  since: '0.1.0',
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
  states: {
    rest: { story: 'OnePlainTable' },
    hover: { at: '[role=gridcell]' },
    focus: { at: '[role=gridcell][tabindex="0"], [role=columnheader][tabindex="0"]' },
    readOnly: { story: 'OnlyToRead' },
    error: { story: 'SomeRowsFailed' },
    loading: { story: 'OnItsWay' },
    empty: { story: 'NothingYet' },
    long: {
      bare: true,
      args: {
        label: 'Figures',
        rows: ['a'],
        keyOf: String,
        columns: [
          {
            id: 'x',
            header: 'Metric',
            textOf: () => 'Electricity bought for all sites of the group in Hong Kong, Macau and the Greater Bay Area',
          },
        ],
        message: '',
        headHint: '',
      },
    },
    chinese: {
      bare: true,
      args: {
        label: '數據',
        rows: ['a'],
        keyOf: String,
        columns: [{ id: 'x', header: '指標', textOf: () => '外購電力' }],
        message: '尚無數據。',
        headHint: '提示',
      },
    },
  },
  without: {
    pressed: 'Only the edge of a column is drawn, which shows it under the pointer',
    disabled: 'What nobody may change is read-only',
  },
  pictures: [
    {
      do: { story: 'OnePlainTable', say: 'Figures at the right, the name stays in sight.' },
      dont: { story: 'CouldNotBeFetched', say: 'Says what happened; a way to try again belongs beside it.' },
    },
  ],
  content: ['Heads: one or two words; the unit in a column of its own.', 'Nothing yet: what will stand here.'],
  accessibility: {
    name: 'A grid named by `label`; heads and cells by their words.',
    told: 'Sort and place by the grid; what is going on as a status.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Enters the table at one cell; again, leaves it' },
    { keys: 'F6, Shift F6', does: 'Enter it from other parts of the page, and leave it' },
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
    { keys: 'Enter, Space, ← → on a group', does: 'Open or close it; ← on one of its rows goes to it' },
  ],
  pattern: 'grid',
};
