import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Messages that come and go, and are said aloud (`Toaster`). One per application.',
  alsoCalled: ['snackbar', 'notification', 'message', 'toaster', 'growl'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It must be read before going on', take: 'Dialog' },
    { when: 'It belongs to a part of the page', take: 'Banner' },
    { when: 'It confirms what is seen anyway', take: 'nothing' },
  ],
  anatomy: [
    { part: 'Icon and title', what: 'What happened' },
    { part: 'Action', what: 'Such as undo; hover, focus and a hidden window stop the clock' },
    { part: 'Close', what: 'Always' },
  ],
  states: {
    rest: { story: 'ThatSomethingHappened', opens: 'click' },
    focus: { story: 'ThatSomethingHappened', opens: 'click' },
    error: {
      bare: true,
      args: {
        label: 'Notifications',
        closeLabel: 'Close',
        toasts: [
          {
            id: '1',
            tone: 'danger',
            title: 'Not published',
            description: 'Nothing was lost. Try again.',
            durationMs: Infinity,
          },
        ],
      },
    },
    long: {
      bare: true,
      args: {
        label: 'Notifications',
        closeLabel: 'Close',
        toasts: [
          {
            id: '1',
            tone: 'info',
            title: 'The sustainability report 2026 was published',
            description:
              'PDF, Word and Excel are being prepared; everybody who worked on it gets a message when they can be had.',
            durationMs: Infinity,
          },
        ],
      },
    },
    chinese: {
      bare: true,
      args: {
        label: '通知',
        closeLabel: '關閉',
        toasts: [
          {
            id: '1',
            tone: 'success',
            title: '報告已發布',
            description: '正在準備 PDF、Word 及 Excel。',
            durationMs: Infinity,
          },
        ],
      },
    },
  },
  pictures: [
    {
      do: { story: 'ThatSomethingHappened', opens: 'click', say: 'What happened, elsewhere than where one looks.' },
      dont: {
        bare: true,
        args: {
          label: 'Notifications',
          closeLabel: 'Close',
          toasts: [
            {
              id: '1',
              tone: 'danger',
              title: 'The name is missing',
              description: 'Enter a name.',
              durationMs: Infinity,
            },
          ],
        },
        say: 'An error of a field: it belongs to the field, and must not go away.',
      },
    },
  ],
  content: ['Title: what happened, in the past.', 'Never the only place of something that one has to do.'],
  accessibility: { name: 'A region named by `label`; each message is in it.', told: 'Politely when it appears.' },
  keyboard: [
    { keys: 'F8', does: 'Goes to the messages' },
    { keys: 'Tab', does: 'Goes through them' },
    { keys: 'Escape', does: 'Closes the one in focus' },
  ],
  pattern: 'alert',
};
