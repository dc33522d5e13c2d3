import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A part of a page that scrolls by itself, also by keyboard.',
  alsoCalled: ['scroll container', 'scrollbar', 'overflow'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The page can scroll', take: 'nothing: one scroll bar is easier' },
    { when: 'Very many rows', take: 'DataTable, Tree or InfiniteList, which draw what is in sight' },
  ],
  anatomy: [{ part: 'Area', what: 'Named; one stop of the Tab key' }],
  states: {
    rest: { story: 'ALongListInLittleRoom' },
    focus: { at: 'section' },
    chinese: { args: { label: '實體' } },
  },
  without: { long: 'What is long is what it is for' },
  pictures: [
    {
      do: { story: 'ALongListInLittleRoom', say: 'The last line is cut: one sees that it goes on.' },
      dont: {
        bare: true,
        args: { label: 'Text', height: 'small', children: 'Three words only' },
        say: 'It does not scroll, and still takes a stop for Tab.',
      },
    },
  ],
  content: ['Label: what is in it.'],
  accessibility: { name: 'A region named by `label`, with a stop of its own for the keyboard.', told: 'Nothing.' },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the area' },
    { keys: 'Arrows, Page up, Page down, Home, End', does: 'Scroll it' },
  ],
};
