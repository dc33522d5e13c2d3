import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Leads through the pages of a list, by address or by press.',
  not: [
    { when: 'The list may grow while one scrolls', take: 'InfiniteList' },
    { when: 'Steps of a task', take: 'Steps' },
  ],
  anatomy: [
    { part: 'Previous, next', what: 'Blocked at the ends, never gone' },
    { part: 'Pages', what: 'First, last, the current one and its neighbours, always as many' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from page to page' },
    { keys: 'Enter, Space', does: 'Go to the page' },
  ],
};
