import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One box for every place and action, for people who know what they look for.',
  not: [
    { when: 'Search is the task itself', take: 'SearchField on a page of its own' },
    { when: 'A few actions on one thing', take: 'Menu' },
  ],
  anatomy: [
    { part: 'Box', what: 'Where one types; keeps focus' },
    { part: 'Groups of entries', what: 'Best first' },
    { part: 'Status', what: 'What was found, also said aloud' },
  ],
  keyboard: [
    { keys: 'Typing', does: 'Narrows the list' },
    { keys: 'Arrow down, arrow up', does: 'Goes to the next or previous entry, round the ends' },
    { keys: 'Enter', does: 'Chooses the entry and closes' },
    { keys: 'Escape', does: 'Closes; focus goes back' },
  ],
  pattern: 'combobox',
};
