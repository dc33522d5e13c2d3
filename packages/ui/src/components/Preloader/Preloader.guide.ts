import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: "The first sight of the product: the tenant's mini logo on the page colour. Signs of work only after 300 ms.",
  not: [
    { when: 'The page stands and a part loads', take: 'SkeletonGroup' },
    { when: 'The share that is done is known', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Logo', what: 'Without words of its own' },
    { part: 'Bar', what: 'After 300 ms' },
    { part: 'Label', what: 'Heard' },
  ],
  keyboard: [],
};
