import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Pages of one place that have addresses of their own, in the looks of Tabs.',
  alsoCalled: ['tabs', 'nav tabs', 'sub navigation', 'navigation tabs'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'The views have no addresses', take: 'Tabs' }],
  anatomy: [{ part: 'Links', what: 'The current one is marked as the current page' }],
  states: {
    rest: { story: 'PagesOfOnePlace' },
    hover: { at: 'a:not([aria-current])' },
    focus: { at: 'a' },
    long: { story: 'RowWiderThanThePlace' },
    chinese: { story: 'PagesOfOnePlace' },
  },
  without: {
    empty: 'A row has places',
  },
  pictures: [
    {
      do: { story: 'PagesOfOnePlace', say: 'Nouns, two to seven of them.' },
      dont: { story: 'RowWiderThanThePlace', say: 'Wider than its place: fewer, or shorter words.' },
    },
  ],
  content: ['Nouns of one or two words, as the title of the page.'],
  accessibility: { name: 'A navigation named by `label`, with links.', told: 'The present page by `aria-current`.' },
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
