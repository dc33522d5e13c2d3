import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'The shape of content that is on its way, so that nothing jumps when it comes.',
  alsoCalled: ['shimmer', 'loading placeholder', 'ghost', 'spinner'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The whole product loads', take: 'Preloader' },
    { when: 'How far it is is known', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Bone', what: 'As large as what will stand there; silent' },
    { part: 'SkeletonGroup', what: 'Says once that content is loading' },
  ],
  states: {
    rest: { story: 'ALineOfText' },
    loading: { story: 'ACardOnItsWay' },
  },
  without: {
    long: 'It has one hidden word',
    chinese: 'It has one hidden word',
  },
  pictures: [
    {
      do: { story: 'ACardOnItsWay', say: 'As many shapes as there will be things.' },
      dont: {
        bare: true,
        args: { shape: 'block', height: '12rem' },
        say: 'A grey block for a page of lines: everything jumps.',
      },
    },
  ],
  content: ['Group: “Loading” and what, heard once.'],
  accessibility: {
    name: 'Hidden; SkeletonGroup is a status with a hidden word.',
    told: '“Loading reports”, once for the group.',
  },
  keyboard: [],
};
