import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A plain table of a few dozen rows.',
  alsoCalled: ['grid', 'rows', 'columns', 'data grid'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It is sorted, edited, or long', take: 'DataTable' },
    { when: 'Pairs of word and value', take: 'Facts' },
  ],
  anatomy: [
    { part: 'Caption', what: 'Its name, seen or only heard' },
    { part: 'FigureHead, FigureCell', what: 'Figures at the end of the line, digits below one another' },
  ],
  without: { empty: 'A table without rows has nothing to compare: the screen says so in its place.' },
  states: {
    rest: { story: 'FiguresOfTwoYears' },
    hover: { at: 'tbody th' },
    focus: { at: 'section' },
    long: {
      args: {
        caption:
          'Energy by source, bought and made, of all sites of the group in the years 2025 and 2026, without what was sold on',
      },
    },
    chinese: { args: { caption: '按來源劃分的能源' } },
  },
  pictures: [
    {
      do: { story: 'FiguresOfTwoYears', say: 'Figures at the right, units in the row.' },
      dont: {
        story: 'Compact',
        args: { captionHidden: false, caption: 'Table 1' },
        say: 'A caption that counts in place of telling.',
      },
    },
  ],
  content: ['Caption: what is compared.', 'Heads: one or two words; the unit once.'],
  accessibility: {
    name: 'A native table named by its caption; the frame that scrolls is a region of the same name.',
    told: 'Row and column heads with each cell.',
  },
  keyboard: [{ keys: 'Tab', does: 'Reaches the table, so that arrows can scroll it where it is wider than its place' }],
  pattern: 'table',
};
