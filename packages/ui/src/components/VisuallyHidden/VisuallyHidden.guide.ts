import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Words for those who listen, where the eye has them from the picture.',
  not: [{ when: 'Everyone would gain from the words', take: 'Text' }],
  anatomy: [{ part: 'Words', what: 'Not seen, read in their place' }],
  keyboard: [],
};
