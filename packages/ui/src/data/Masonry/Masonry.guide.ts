import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Things of different heights, such as articles, in as many lanes as fit. Thousands cost as much as those in sight.',
  alsoCalled: ['card wall', 'pinterest', 'brick layout', 'waterfall layout'],
  status: 'ready',
  since: '0.1.0',
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
  states: {
    rest: { story: 'ArticlesOfDifferentHeights' },
    empty: { bare: true, args: { label: 'Articles', items: [], keyOf: String, children: String } },
    long: {
      bare: true,
      args: {
        label: 'Articles',
        items: ['An article with a title so long that it fills its lane and goes on in the next line'],
        keyOf: String,
        children: String,
      },
    },
    chinese: { story: 'ArticlesOfDifferentHeights' },
  },
  pictures: [
    {
      do: { story: 'ArticlesOfDifferentHeights', say: 'Things that are looked at in any order.' },
      dont: {
        bare: true,
        args: { label: 'Steps', items: ['1', '2', '3', '4'], keyOf: String, children: String },
        say: 'An order that matters: take Stack or Table.',
      },
    },
  ],
  content: ['It has no words; titles of its things tell them apart.'],
  accessibility: { name: 'A list named by `label`.', told: 'Nothing; reading order is the order of the things.' },
  keyboard: [{ keys: 'Tab', does: 'Goes through what is in the things, in the order of the list' }],
};
