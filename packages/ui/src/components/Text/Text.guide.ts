import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Words in one of six sizes (`Text`), and titles in the outline of the page (`Heading`).',
  not: [
    { when: 'It is a link', take: 'TextLink' },
    { when: 'It is written by people with emphasis and lists', take: 'Markdown' },
  ],
  anatomy: [
    { part: 'Text', what: 'A paragraph by default' },
    { part: 'Heading', what: '`level` is the place in the outline, `size` the look' },
  ],
  keyboard: [],
};
