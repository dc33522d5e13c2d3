import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Pages of one place that have addresses of their own, in the looks of Tabs.',
  not: [{ when: 'The views have no addresses', take: 'Tabs' }],
  anatomy: [{ part: 'Links', what: 'The current one is marked as the current page' }],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
