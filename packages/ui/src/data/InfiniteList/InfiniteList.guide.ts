import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A list that grows while one scrolls, such as an audit log; only what is in sight is drawn.',
  not: [
    { when: 'People look for one certain thing', take: 'Pagination, whose pages have addresses' },
    { when: 'There are columns', take: 'DataTable' },
  ],
  anatomy: [
    { part: 'Articles', what: 'One below the other' },
    { part: 'Foot', what: 'A button for more, and what is said while it loads, when it failed and at the end' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to an article, and inside and out of it' },
    { keys: 'Page Down, Page Up', does: 'Go from one article to the next and back' },
    { keys: 'Enter, Space on the button', does: 'Ask for more' },
  ],
  pattern: 'feed',
};
