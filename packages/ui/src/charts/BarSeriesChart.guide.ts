import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Compares a few series over categories: side by side to compare them, upon one another to see the sum and its parts, upright for time, sideways for names.',
  not: [
    { when: 'There is one series with names', take: 'BarChart' },
    { when: 'There are many points in time', take: 'LineChart' },
  ],
  anatomy: [
    {
      part: 'Key',
      what: 'Names of the series with their colours; with `named`, names and figures stand at the bars where there is room',
    },
    { part: 'Bars', what: 'From zero; what is negative stands below it' },
    { part: 'Axes', what: 'Values on one side, categories on the other' },
    { part: 'Tip', what: 'All series at the category being read' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at one point; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go from point to point, each said with all its figures' },
    { keys: 'Home, End', does: 'Go to the first and the last point' },
    { keys: 'Page Up, Page Down', does: 'Leap a tenth of the points' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
};
