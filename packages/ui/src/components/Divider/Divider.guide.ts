import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A line between two parts of one thing.',
  not: [
    { when: 'Distance is enough', take: 'Stack' },
    { when: 'The parts are things of their own', take: 'Card' },
  ],
  anatomy: [{ part: 'Line', what: 'Said as a separator' }],
  keyboard: [],
};
