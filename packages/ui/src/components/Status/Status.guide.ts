import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'The state of a thing: colour, icon and word together, so that none carries it alone. Reports, people and subscriptions use the same six tones.',
  alsoCalled: ['state', 'lozenge', 'status label', 'tag', 'chip'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It is no state', take: 'Badge' },
    { when: 'It needs a sentence', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Of the tone, or one of its own' },
    { part: 'Word', what: 'The state' },
  ],
  states: {
    rest: { story: 'Published' },
    long: { args: { children: 'Waiting for the approval of two people' } },
    chinese: { args: { children: '已發布' } },
  },
  pictures: [
    {
      do: { story: 'ThroughTheLifeOfAReport', say: 'Colour, icon and word together.' },
      dont: { args: { tone: 'danger', children: 'Published' }, say: 'A good thing in red.' },
    },
  ],
  content: ['One or two words: the state, not what led to it.', 'The same state has the same word everywhere.'],
  accessibility: { name: 'Plain text; the icon is decorative.', told: 'Nothing; a change is told by what caused it.' },
  keyboard: [],
};
