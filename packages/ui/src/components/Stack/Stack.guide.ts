import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Distance between things: `Stack` below one another, `Inline` in a row that wraps, `Grid` in equal cells.',
  not: [
    { when: 'Room around one thing', take: 'Box' },
    { when: 'Cards of different heights', take: 'Masonry' },
  ],
  anatomy: [{ part: 'Children', what: 'One distance between all of them; none has a margin of its own' }],
  keyboard: [],
};
