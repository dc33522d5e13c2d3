import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Parts of a page that open below their titles, several at a time: long guidance, questions and answers, optional details.',
  not: [
    { when: 'People compare what the parts hold', take: 'Tabs keep one view in sight, or show everything' },
    { when: 'There is one short part only', take: 'the text itself, below a Heading' },
  ],
  anatomy: [
    { part: 'Title', what: 'A heading of the page; the button inside opens and closes' },
    { part: 'Mark', what: 'A figure or state at the end of the title' },
    { part: 'Content', what: 'Mounted only while it is open' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes the part' },
    { keys: 'Arrow down, arrow up', does: 'Goes to the next or previous title, round the ends' },
    { keys: 'Home, End', does: 'Goes to the first or last title' },
    { keys: 'Tab', does: 'Goes to the next title or into open content' },
  ],
  pattern: 'accordion',
};
