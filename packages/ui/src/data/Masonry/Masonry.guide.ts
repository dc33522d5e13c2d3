import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Things of different heights, such as articles, in as many lanes as fit. Thousands cost as much as those in sight.',
  not: [
    { when: 'All are of one height', take: 'Grid' },
    { when: 'The order must be read at a glance', take: 'InfiniteList' },
  ],
  anatomy: [
    { part: 'Lanes', what: 'At least as wide as asked, 16 px apart' },
    {
      part: 'Things',
      what: 'Each in the shortest lane; they glide in 0.3 s when lanes change, and stand still where motion is reduced',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes through what is in the things, in the order of the list' }],
};
