import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'The link of the product: leads somewhere from within text, lists and bars. Named so that a page can import the router’s own `Link` beside it and put it inside with `asChild`.',
  not: [
    { when: 'It does something', take: 'Button' },
    { when: 'The whole card leads somewhere', take: 'CardLink' },
    { when: 'It is the main way on', take: 'Button with `asChild`' },
  ],
  anatomy: [{ part: 'Words', what: 'Say where it leads, also out of context' }],
  keyboard: [{ keys: 'Enter', does: 'Follows the link' }],
  pattern: 'link',
};
