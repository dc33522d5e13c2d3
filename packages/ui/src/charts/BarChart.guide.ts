import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Compares one figure over things with names, such as emissions by scope. Lengths begin at zero, and each bar has its exact figure beside it.',
  not: [
    { when: 'There are several series', take: 'BarSeriesChart' },
    { when: 'The order is time', take: 'LineChart' },
    { when: 'The parts make a whole and are few', take: 'DonutChart' },
  ],
  anatomy: [
    { part: 'Names', what: 'Before the bars, in at most two lines' },
    { part: 'Bars', what: 'One colour; with a highlighted one the others step back' },
    { part: 'Figures', what: 'As the data says them, beside the ends' },
    { part: 'Axis', what: 'Round numbers below, zero always in it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at one row; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go from row to row, each said with its figure' },
    { keys: 'Home, End', does: 'Go to the first and the last row' },
    { keys: 'Page Up, Page Down', does: 'Leap a tenth of the rows' },
  ],
};
