import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Measures against their targets, one row each. Units may differ: each row has its own scale from zero.',
  not: [
    { when: 'All rows share one unit and have no target', take: 'BarChart' },
    { when: 'One share of a whole is done', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Bar', what: 'The figure' },
    { part: 'Upright mark', what: 'The target' },
    { part: 'Tints behind', what: 'Ranges such as poor, fair and good' },
    { part: 'Words', what: 'The figure, and the target below it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at one row; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go from row to row, each said with its figure' },
    { keys: 'Home, End', does: 'Go to the first and the last row' },
    { keys: 'Page Up, Page Down', does: 'Leap a tenth of the rows' },
  ],
};
