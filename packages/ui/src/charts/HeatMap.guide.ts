import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Where figures are high and low in a grid, such as sites by months.',
  not: [
    { when: 'Exact figures must be compared', take: 'DataTable' },
    { when: 'There is one row', take: 'BarChart' },
  ],
  anatomy: [
    { part: 'Cells', what: 'Five depths of one colour, with figures where they have room' },
    { part: 'Names', what: 'Rows at the side, columns above' },
    { part: 'Key', what: 'The lowest and the highest figure' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the grid at one cell; again, leaves it' },
    { keys: 'Arrow keys', does: 'Move along rows and columns' },
    { keys: 'Home, End', does: 'Go to the ends of the row' },
    { keys: 'Page Up, Page Down', does: 'Go to the ends of the column' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
};
