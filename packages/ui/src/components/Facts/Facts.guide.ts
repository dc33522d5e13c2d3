import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Pairs of a word and its value, read at a glance.',
  not: [
    { when: 'One number matters', take: 'Figure' },
    { when: 'Several things share the same words', take: 'Table' },
  ],
  anatomy: [
    { part: 'Term', what: 'The word' },
    { part: 'Value', what: 'Text, Status, link' },
  ],
  keyboard: [],
};
