import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A person, small: the picture, or two initials where there is none.',
  alsoCalled: ['profile picture', 'user image', 'initials', 'portrait'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Several people stand together', take: 'AvatarGroup' },
    { when: 'The name stands beside it', take: 'Avatar with `decorative`, so that nothing is said twice' },
  ],
  anatomy: [{ part: 'Picture or initials', what: 'Of a Chinese name the last two characters' }],
  states: {
    rest: { story: 'Initials' },
    long: { args: { name: 'Maria del Carmen Fernández de la Vega Sanz' } },
    chinese: { args: { name: '陳大文' } },
  },
  pictures: [
    {
      do: { story: 'Initials', say: 'Alone it is named; beside the name it is decorative.' },
      dont: { bare: true, args: { name: 'A Company Limited' }, say: 'A company: take Logo.' },
    },
  ],
  content: ['`name`: the whole name, as the person writes it; the initials are taken from it.'],
  accessibility: {
    name: 'An image named by the person; `decorative` where the name stands beside it.',
    told: 'Nothing besides.',
  },
  keyboard: [],
};
