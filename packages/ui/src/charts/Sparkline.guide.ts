import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'The course of a figure in the room of a word, beside the figure itself.',
  not: [
    { when: 'Something must be read off', take: 'LineChart' },
    { when: 'There are several courses', take: 'LineChart' },
  ],
  anatomy: [
    { part: 'Line', what: 'The course, with gaps where nothing is known' },
    { part: 'Dot', what: 'The newest value' },
    { part: 'Label', what: 'The course in words, for those who listen' },
  ],
  keyboard: [],
};
