import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A plain table of a few dozen rows.',
  not: [
    { when: 'It is sorted, edited, or long', take: 'DataTable' },
    { when: 'Pairs of word and value', take: 'Facts' },
  ],
  anatomy: [
    { part: 'Caption', what: 'Its name, seen or only heard' },
    { part: 'FigureHead, FigureCell', what: 'Figures at the end of the line, digits below one another' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the table, so that arrows can scroll it where it is wider than its place' }],
  pattern: 'table',
};
