import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A list that grows while one scrolls, such as an audit log; only what is in sight is drawn.',
  alsoCalled: ['load more', 'endless scroll', 'feed', 'lazy list', 'virtual list'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'People look for one certain thing', take: 'Pagination, whose pages have addresses' },
    { when: 'There are columns', take: 'DataTable' },
  ],
  anatomy: [
    { part: 'Articles', what: 'One below the other' },
    { part: 'Foot', what: 'A button for more, and what is said while it loads, when it failed and at the end' },
  ],
  states: {
    rest: { story: 'GrowsWhileOneScrolls' },
    focus: {},
    error: { story: 'WhenFetchingFailed' },
    loading: {
      bare: true,
      args: {
        label: 'Audit log',
        items: ['Grace Lam changed 302-1'],
        keyOf: String,
        children: String,
        state: 'loading',
        onMore: () => {},
        labels: { more: 'Show more', loading: 'Loading', failed: 'Try again', complete: 'That is all.' },
      },
    },
    empty: {
      bare: true,
      args: {
        label: 'Audit log',
        items: [],
        keyOf: String,
        children: String,
        state: 'complete',
        onMore: () => {},
        labels: { more: 'Show more', loading: 'Loading', failed: 'Try again', complete: 'That is all.' },
      },
    },
    chinese: {
      bare: true,
      args: {
        label: '審計紀錄',
        items: ['陳大文更改了 302-1'],
        keyOf: String,
        children: String,
        state: 'complete',
        onMore: () => {},
        labels: { more: '顯示更多', loading: '載入中', failed: '再試一次', complete: '已顯示全部。' },
      },
    },
  },
  without: {
    long: 'Its words are those of its entries',
  },
  pictures: [
    {
      do: { story: 'GrowsWhileOneScrolls', say: 'Its end is said.' },
      dont: { story: 'WhenFetchingFailed', say: '“Try again” alone: say also what could not be had.' },
    },
  ],
  content: ['End: “That is all.”', 'Failure: what, and the way on.'],
  accessibility: {
    name: 'A feed named by `label`; each entry is an article.',
    told: 'Loading, failure and end as a status.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to an article, and inside and out of it' },
    { keys: 'Page Down, Page Up', does: 'Go from one article to the next and back' },
    { keys: 'Enter, Space on the button', does: 'Ask for more' },
  ],
  pattern: 'feed',
};
