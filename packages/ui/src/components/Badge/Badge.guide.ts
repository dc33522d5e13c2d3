import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A short mark beside a thing: a count, a category, a version.',
  not: [
    { when: 'It tells the state of a thing', take: 'Status, which has an icon too' },
    { when: 'It can be removed or pressed', take: 'TagsField or Button' },
  ],
  anatomy: [{ part: 'Words', what: 'One or two; the tone only supports them' }],
  keyboard: [],
};
