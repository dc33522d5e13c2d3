import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Distance between things: `Stack` below one another, `Inline` in a row that wraps, `Grid` in equal cells.',
  alsoCalled: ['flex', 'inline', 'row', 'column', 'grid', 'gap', 'spacing', 'layout'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Room around one thing', take: 'Box' },
    { when: 'Cards of different heights', take: 'Masonry' },
  ],
  anatomy: [{ part: 'Children', what: 'One distance between all of them; none has a margin of its own' }],
  states: {
    rest: { story: 'BelowOneAnother' },
    long: {
      bare: true,
      args: {
        children:
          'What stands in a stack wraps where the stack is narrower than its words, and takes the lines that it needs. '.repeat(
            3,
          ),
      },
    },
    chinese: { args: { children: '能源、用水、廢物' } },
  },
  pictures: [
    {
      do: { story: 'InARowThatWraps', say: 'It wraps where there is no room.' },
      dont: {
        bare: true,
        args: { gap: 12, children: 'Label, and twelve steps below it its field' },
        say: 'Far from what it belongs to.',
      },
    },
  ],
  content: ['It has no words; what belongs together stands closer than what does not.'],
  accessibility: { name: 'The element that `as` says.', told: 'Nothing.' },
  keyboard: [],
};
