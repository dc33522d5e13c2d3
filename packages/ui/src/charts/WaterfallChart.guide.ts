import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'How one figure becomes another: last year, what changed, this year.',
  not: [
    { when: 'Nothing adds up', take: 'BarChart' },
    { when: 'The parts are of one moment', take: 'DonutChart' },
  ],
  anatomy: [
    { part: 'Totals', what: 'From zero, stepping back' },
    { part: 'Changes', what: 'From where the last one ended; up and down told by sign, place and colour' },
    { part: 'Lines', what: 'From one step to the next' },
    { part: 'Figures', what: 'Beside each step, with sign' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at one row; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go from row to row, each said with its figure' },
    { keys: 'Home, End', does: 'Go to the first and the last row' },
    { keys: 'Page Up, Page Down', does: 'Leap a tenth of the rows' },
  ],
};
