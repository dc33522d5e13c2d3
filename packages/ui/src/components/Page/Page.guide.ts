import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One page: title, one sentence of purpose, the primary action at the right, then the content.',
  not: [{ when: 'It is a part of a page', take: 'Heading and Stack' }],
  anatomy: [
    { part: 'Before', what: 'Where the page stands' },
    { part: 'Title', what: 'The one first-level heading' },
    { part: 'Purpose', what: 'One sentence' },
    { part: 'Action', what: 'The primary one' },
  ],
  keyboard: [],
};
