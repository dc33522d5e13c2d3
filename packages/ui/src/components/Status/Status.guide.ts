import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'The state of a thing: colour, icon and word together, so that none carries it alone. Reports, people and subscriptions use the same six tones.',
  not: [
    { when: 'It is no state', take: 'Badge' },
    { when: 'It needs a sentence', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Of the tone, or one of its own' },
    { part: 'Word', what: 'The state' },
  ],
  keyboard: [],
};
