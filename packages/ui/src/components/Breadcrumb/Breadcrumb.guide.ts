import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Where a page stands, and the way back up.',
  alsoCalled: ['path', 'trail', 'crumbs', 'hierarchy'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Steps follow one another in time', take: 'Steps' },
    { when: 'The places are beside one another', take: 'TabLinks' },
  ],
  anatomy: [
    { part: 'Places above', what: 'Links, from the top down' },
    { part: 'More', what: 'With more than three places, the middle ones wait in a menu' },
    { part: 'This page', what: 'Not a link; marked as the current page' },
  ],
  states: {
    rest: { story: 'TheWayBackUp' },
    hover: { at: 'a' },
    focus: { at: 'a' },
    long: { story: 'ALongWay' },
    chinese: { args: { label: '你的位置', current: '可持續發展報告 2026', above: [] } },
  },
  without: {
    empty: 'A page that stands at the top has none',
  },
  pictures: [
    {
      do: { story: 'TheWayBackUp', say: 'The words of the pages themselves; the last one is no link.' },
      dont: {
        args: { above: [], current: 'Home > Reports > Sustainability report 2026' },
        say: 'A way that cannot be gone.',
      },
    },
  ],
  content: ['Each crumb: the title of its page.', 'A long way is shortened in the middle, never at the end.'],
  accessibility: {
    name: 'A navigation named by `label`; places in between stand behind a button named `moreLabel`.',
    told: 'The last crumb by `aria-current`.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link' },
    { keys: 'Enter', does: 'Follows the link, or opens the menu of the middle places' },
  ],
  pattern: 'breadcrumb',
};
