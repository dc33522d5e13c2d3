import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Words for those who listen, where the eye has them from the picture.',
  alsoCalled: ['screen reader only', 'sr-only', 'hidden text', 'a11y text'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'Everyone would gain from the words', take: 'Text' }],
  anatomy: [{ part: 'Words', what: 'Not seen, read in their place' }],
  states: {
    rest: { story: 'HeardNotSeen' },
  },
  without: {
    long: 'It is not seen',
    chinese: 'It is not seen',
  },
  pictures: [
    {
      do: { story: 'HeardNotSeen', say: '“Open” is seen; “Open Sustainability report 2026” is heard.' },
      dont: { bare: true, args: { children: 'Important: read this first' }, say: 'Important for all: let all see it.' },
    },
  ],
  content: ['It goes on in the sentence that is seen.'],
  accessibility: {
    name: 'Plain text for screen readers.',
    told: 'Read at its place; with `role` status, when it changes.',
  },
  keyboard: [],
};
