import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'How far something is: `Progress` as a bar over its place, `ProgressRing` as a ring in cards, trees and figures.',
  alsoCalled: ['progress bar', 'ring', 'percent', 'loader', 'completion'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'How far is not known', take: 'SkeletonGroup or Preloader' },
    { when: 'Steps have names', take: 'Steps' },
  ],
  anatomy: [
    { part: 'Bar or ring', what: 'Turns to success when complete' },
    { part: 'Value in words', what: 'Heard, and inside the larger rings' },
  ],
  states: {
    rest: { story: 'HalfWay' },
    empty: { args: { value: 0, valueText: '0 of 40 disclosures' } },
    chinese: { args: { label: '已完成的披露', valueText: '40 項披露中已完成 17 項' } },
  },
  without: {
    long: 'Its words are not seen',
  },
  pictures: [
    {
      do: { story: 'HalfWay', say: 'Counted in things that people know.' },
      dont: {
        args: { value: 0.99, valueText: '99%' },
        say: 'Stands at 99 % for minutes: take Skeleton where nobody knows how long.',
      },
    },
  ],
  content: ['Label: what gets done.', 'Value: “17 of 40 disclosures”, not “42.5 %”.'],
  accessibility: {
    name: 'A progressbar named by `label`.',
    told: '`valueText` when it is asked for; changes are not announced.',
  },
  keyboard: [],
};
