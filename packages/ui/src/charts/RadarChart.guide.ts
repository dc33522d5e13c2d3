import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'The profile of at most three things over three to eight measures of one unit, such as ratings.',
  not: [
    { when: 'Sizes must be compared exactly', take: 'BarSeriesChart' },
    { when: 'The measures have different units', take: 'BulletChart' },
  ],
  anatomy: [
    { part: 'Axes', what: 'One for each measure, from the middle' },
    { part: 'Rings', what: 'Round numbers' },
    { part: 'Outlines', what: 'One for each thing, named in the key' },
    { part: 'Tip', what: 'All things at the measure being read' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at one point; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go from point to point, each said with all its figures' },
    { keys: 'Home, End', does: 'Go to the first and the last point' },
    { keys: 'Page Up, Page Down', does: 'Leap a tenth of the points' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
};
