import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A short mark beside a thing: a count, a category, a version.',
  alsoCalled: ['chip', 'pill', 'tag', 'label', 'counter'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It tells the state of a thing', take: 'Status, which has an icon too' },
    { when: 'It can be removed or pressed', take: 'TagsField or Button' },
  ],
  anatomy: [{ part: 'Words', what: 'One or two; the tone only supports them' }],
  states: {
    rest: { story: 'Plain' },
    long: { args: { children: 'Mandatory for issuers that are listed on the Main Board' } },
    chinese: { args: { children: '強制披露' } },
  },
  pictures: [
    {
      do: { args: { children: 'Mandatory' }, say: 'One word that tells a thing apart.' },
      dont: { args: { children: 'This disclosure is mandatory!' }, say: 'A sentence: take Banner or Text.' },
    },
  ],
  content: ['One word or number, sentence case.', 'Colour says nothing alone: the word does.'],
  accessibility: { name: 'Plain text at its place.', told: 'Nothing; a count that changes is told by what it counts.' },
  keyboard: [],
};
