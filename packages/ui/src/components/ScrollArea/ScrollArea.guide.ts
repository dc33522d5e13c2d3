import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A part of a page that scrolls by itself, also by keyboard.',
  not: [
    { when: 'The page can scroll', take: 'nothing: one scroll bar is easier' },
    { when: 'Very many rows', take: 'DataTable, Tree or InfiniteList, which draw what is in sight' },
  ],
  anatomy: [{ part: 'Area', what: 'Named; one stop of the Tab key' }],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the area' },
    { keys: 'Arrows, Page up, Page down, Home, End', does: 'Scroll it' },
  ],
};
