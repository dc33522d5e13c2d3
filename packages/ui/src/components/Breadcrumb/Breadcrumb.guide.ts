import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Where a page stands, and the way back up.',
  not: [
    { when: 'Steps follow one another in time', take: 'Steps' },
    { when: 'The places are beside one another', take: 'TabLinks' },
  ],
  anatomy: [
    { part: 'Places above', what: 'Links, from the top down' },
    { part: 'More', what: 'With more than three places, the middle ones wait in a menu' },
    { part: 'This page', what: 'Not a link; marked as the current page' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link' },
    { keys: 'Enter', does: 'Follows the link, or opens the menu of the middle places' },
  ],
  pattern: 'breadcrumb',
};
