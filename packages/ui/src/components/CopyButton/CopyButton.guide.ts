import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Copies a text, such as a link or a code, and confirms it for 1.5 seconds where one looks.',
  not: [{ when: 'A table is copied', take: 'the table copies its own ranges' }],
  anatomy: [
    { part: 'Button', what: 'Keeps its width through all three words' },
    { part: 'Confirmation', what: 'In place of the words, and said aloud' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Copies' }],
  pattern: 'button',
};
