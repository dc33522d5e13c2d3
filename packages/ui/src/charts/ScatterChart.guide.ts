import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Things by two measures, such as a materiality matrix: topics by impact and by financial weight, with thresholds that people can move.',
  not: [
    { when: 'There is one measure', take: 'BarChart' },
    { when: 'Both measures run over time', take: 'LineChart' },
  ],
  anatomy: [
    { part: 'Field', what: 'Two axes with their names; thresholds part it, and its parts may have names' },
    { part: 'Points', what: 'Larger past both thresholds; in the colour of their category' },
    { part: 'Names', what: 'Where they have room; the others come by pointer and focus' },
    { part: 'Thresholds', what: 'Two lines, drawn by pointer or moved by keys' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the points, then to each threshold' },
    { keys: 'Arrow keys on a point', does: 'Go from point to point' },
    { keys: 'Home, End on a point', does: 'Go to the first and the last point' },
    { keys: 'Arrow keys on a threshold', does: 'Move it by a hundredth of the axis; with Shift by a tenth' },
    { keys: 'Page Up, Page Down on a threshold', does: 'Move it by a tenth of the axis' },
    { keys: 'Home, End on a threshold', does: 'Move it to the ends of the axis' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
  pattern: 'slider',
};
