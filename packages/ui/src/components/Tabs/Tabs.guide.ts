import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Views of one thing in one place. Only the open one is mounted. Where the place is narrow the tabs go on in a second row, or their icons stand for the words if all have one: none is out of sight.',
  not: [
    { when: 'The views have addresses', take: 'TabLinks' },
    { when: 'People need two at once', take: 'Accordion, or show both' },
  ],
  anatomy: [
    { part: 'Tab', what: 'Icon, words and a mark' },
    { part: 'Panel', what: 'The open view' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the open tab, then its panel' },
    { keys: 'Arrow left, arrow right', does: 'Open the previous or next tab, round the ends' },
    { keys: 'Home, End', does: 'Open the first or last tab' },
  ],
  pattern: 'tabs',
};
