import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: "The first sight of the product: the tenant's mini logo on the page colour. Signs of work only after 300 ms.",
  alsoCalled: ['spinner', 'loading', 'splash', 'loader', 'start screen'],
  status: 'trial',
  since: '0.1.0',
  not: [
    { when: 'The page stands and a part loads', take: 'SkeletonGroup' },
    { when: 'The share that is done is known', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Logo', what: 'Without words of its own' },
    { part: 'Bar', what: 'After 300 ms' },
    { part: 'Label', what: 'Heard' },
  ],
  states: {
    rest: { story: 'WhileTheTenantLoads' },
    loading: { story: 'WhileTheTenantLoads' },
    chinese: { args: { label: '載入中' } },
  },
  without: {
    long: 'It has one hidden word',
  },
  pictures: [
    {
      do: { story: 'WhileTheTenantLoads', say: 'The mark alone; signs of work only after 300 ms.' },
      dont: {
        args: { label: 'Please wait while we are preparing your experience …' },
        say: 'Words about waiting make it longer.',
      },
    },
  ],
  content: ['One word: “Loading”. It is heard, not seen.'],
  accessibility: { name: 'A status with a hidden word.', told: '“Loading”, once.' },
  keyboard: [],
};
