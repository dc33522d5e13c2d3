import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'The shape of content that is on its way, so that nothing jumps when it comes.',
  not: [
    { when: 'The whole product loads', take: 'Preloader' },
    { when: 'How far it is is known', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Bone', what: 'As large as what will stand there; silent' },
    { part: 'SkeletonGroup', what: 'Says once that content is loading' },
  ],
  keyboard: [],
};
