import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'How far something is: `Progress` as a bar over its place, `ProgressRing` as a ring in cards, trees and figures.',
  not: [
    { when: 'How far is not known', take: 'SkeletonGroup or Preloader' },
    { when: 'Steps have names', take: 'Steps' },
  ],
  anatomy: [
    { part: 'Bar or ring', what: 'Turns to success when complete' },
    { part: 'Value in words', what: 'Heard, and inside the larger rings' },
  ],
  keyboard: [],
};
