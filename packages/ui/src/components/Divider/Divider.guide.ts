import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A line between two parts of one thing.',
  alsoCalled: ['separator', 'rule', 'line', 'hr'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Distance is enough', take: 'Stack' },
    { when: 'The parts are things of their own', take: 'Card' },
  ],
  anatomy: [{ part: 'Line', what: 'Said as a separator' }],
  states: {
    rest: { story: 'BetweenTwoParts' },
  },
  without: {
    long: 'It has no words',
    chinese: 'It has no words',
  },
  pictures: [
    {
      do: { story: 'BetweenTwoParts', say: 'Between two parts of one thing.' },
      dont: { bare: true, say: 'Below the last part: it divides nothing.' },
    },
  ],
  content: ['It has no words; a heading says more than a line.'],
  accessibility: { name: 'A separator.', told: 'Nothing.' },
  keyboard: [],
};
