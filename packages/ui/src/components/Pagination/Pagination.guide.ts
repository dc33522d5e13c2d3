import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Leads through the pages of a list, by address or by press.',
  alsoCalled: ['pager', 'pages', 'next previous'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The list may grow while one scrolls', take: 'InfiniteList' },
    { when: 'Steps of a task', take: 'Steps' },
  ],
  anatomy: [
    { part: 'Previous, next', what: 'Blocked at the ends, never gone' },
    { part: 'Pages', what: 'First, last, the current one and its neighbours, always as many' },
  ],
  states: {
    rest: { story: 'ThroughALongList' },
    hover: { at: '[aria-current] ~ *, li:nth-child(4) :is(a, button)' },
    focus: {},
    long: {
      bare: true,
      args: {
        label: 'Pages',
        page: 500,
        pages: 1000,
        labels: { previous: 'Previous page', next: 'Next page', page: ({ page }: { page: number }) => `Page ${page}` },
      },
    },
    chinese: {
      bare: true,
      args: {
        label: '頁面',
        page: 2,
        pages: 3,
        labels: { previous: '上一頁', next: '下一頁', page: ({ page }: { page: number }) => `第 ${page} 頁` },
      },
    },
  },
  without: {
    disabled: 'At the first page there is no way back',
    empty: 'One page has none',
  },
  pictures: [
    {
      do: { story: 'PagesWithAddresses', say: 'Pages have addresses, so that they can be sent.' },
      dont: {
        bare: true,
        args: {
          label: 'Pages',
          page: 1,
          pages: 2,
          labels: { previous: '<', next: '>', page: ({ page }: { page: number }) => `${page}` },
        },
        say: 'Signs as names: heard as “less than”.',
      },
    },
  ],
  content: ['“Previous page”, “Next page”, “Page 3”.'],
  accessibility: {
    name: 'A navigation named by `label`; each page by `labels.page`.',
    told: 'The present page by `aria-current`.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from page to page' },
    { keys: 'Enter, Space', does: 'Go to the page' },
  ],
};
