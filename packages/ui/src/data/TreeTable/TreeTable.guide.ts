import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Rows below rows with columns of figures, such as metrics below topics.',
  alsoCalled: ['tree grid', 'nested table', 'expandable rows', 'hierarchical table'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'There are no columns', take: 'Tree' },
    { when: 'Rows are sorted, filtered or grouped', take: 'DataTable' },
  ],
  anatomy: [
    { part: 'First column', what: 'Set in by the level, with a mark that opens and closes' },
    { part: 'Other columns', what: 'As in DataTable: edited, copied, filled, resized, pinned' },
    { part: 'Totals', what: 'Always in sight below' },
    { part: 'Grips', what: 'Given `moving`: drag a row below another; below the table, how to do it with keys' },
  ],
  states: {
    rest: { story: 'MetricsBelowTopics' },
    hover: { at: '[role=gridcell]' },
    focus: { at: '[tabindex="0"]' },
    pressed: { story: 'Moving', at: '[data-grip]' },
    empty: {
      bare: true,
      args: {
        label: 'Metrics',
        nodes: [],
        keyOf: String,
        childrenOf: () => undefined,
        columns: [{ id: 'x', header: 'Metric', textOf: String }],
        message: 'No metrics yet.',
        headHint: '',
      },
    },
    long: {
      bare: true,
      args: {
        label: 'Metrics',
        nodes: ['a'],
        keyOf: String,
        childrenOf: () => undefined,
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
    chinese: { story: 'AllOpen' },
  },
  pictures: [
    {
      do: { story: 'MetricsBelowTopics', say: 'Topics first; metrics when one wants them.' },
      dont: { story: 'AllOpen', say: 'All open at once: as long as a DataTable, and harder to read.' },
    },
  ],
  content: ['As DataTable.'],
  accessibility: { name: 'A treegrid named by `label`.', told: 'Level, expanded and place by the grid.' },
  keyboard: [
    { keys: 'Tab', does: 'Enters the table at one cell; again, leaves it' },
    { keys: 'Enter, Space on the first column', does: 'Opens or closes what stands below' },
    { keys: '→ on the first column', does: 'Opens what is closed; goes on to the next cell where nothing is' },
    { keys: '← on the first column', does: 'Closes what is open; else goes to the row it stands below' },
    {
      keys: 'Arrows, Home, End, Page Up, Page Down',
      does: 'Move; with Ctrl to the edges; with Shift they reach a range',
    },
    { keys: 'Enter, F2, typing', does: 'Edit a cell' },
    { keys: 'Ctrl C, Ctrl X, Ctrl V', does: 'Copy, cut and paste ranges' },
    { keys: 'Ctrl Z, Ctrl Y', does: 'Undo, redo' },
    {
      keys: 'Ctrl X, Ctrl V where rows can be moved',
      does: 'Cuts the row, or all chosen ones, and puts them below another',
    },
    { keys: 'Escape', does: 'Leaves what was cut or dragged where it was' },
  ],
  pattern: 'treegrid',
};
