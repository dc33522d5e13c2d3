import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A talk between people or with an assistant. Follows new messages while the reader is at the end.',
  alsoCalled: ['chat', 'conversation', 'messages', 'comments', 'assistant'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Events are told, nobody answers', take: 'Timeline' },
    { when: 'Comments belong to one spot of a text', take: 'a list of Cards' },
  ],
  anatomy: [
    { part: 'Message', what: 'Who, when and what; own ones at the end of the line' },
    { part: 'Button to newer ones', what: 'When one comes while the reader looks at older ones' },
  ],
  states: {
    rest: { story: 'BesideADisclosure' },
    focus: { at: 'section' },
    error: { story: 'NotSent' },
    loading: { story: 'NotSent' },
    empty: { bare: true, args: { label: 'Comments', newerLabel: 'New messages', messages: [] } },
    long: {
      bare: true,
      args: {
        label: 'Comments',
        newerLabel: 'New messages',
        messages: [
          {
            id: '1',
            author: { name: 'Grace Lam' },
            time: '10:42',
            dateTime: '2026-11-21T10:42Z',
            content:
              'The invoices of the third quarter are still missing, because the supplier has changed its name and its addresses. '.repeat(
                3,
              ),
          },
        ],
      },
    },
    chinese: {
      bare: true,
      args: {
        label: '意見',
        newerLabel: '新訊息',
        messages: [
          {
            id: '1',
            author: { name: '陳大文' },
            time: '10:42',
            dateTime: '2026-11-21T10:42Z',
            content: '請核對電費單。',
          },
        ],
      },
    },
  },
  pictures: [
    {
      do: { story: 'NotSent', say: 'What was not sent stays, and says so.' },
      dont: {
        bare: true,
        args: {
          label: 'Chat',
          newerLabel: 'New',
          messages: [
            { id: '1', author: { name: 'System' }, time: '10:42', dateTime: '2026-11-21T10:42Z', content: 'Error 500' },
          ],
        },
        say: 'A number from a machine in the middle of a talk.',
      },
    },
  ],
  content: ['Times: short; the day stands between the days.', 'A failure says that the text is kept.'],
  accessibility: {
    name: 'A log named by `label`; each message is an article named by its author.',
    told: 'New messages politely, by the log.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the thread, then what its messages hold' },
    { keys: 'Arrows, Page up, Page down, Home, End', does: 'Scroll the thread' },
  ],
};
