import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A part or page that could not be shown: what happened, what was kept, what to do.',
  alsoCalled: ['error page', 'failure', 'crash', 'error boundary', 'something went wrong'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'One field is wrong', take: 'the error of that Field' },
    { when: 'The rest of the page works', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Title', what: 'What happened' },
    { part: 'Words', what: 'What was kept and what to do' },
    { part: 'Reference', what: 'For support' },
    { part: 'Action', what: 'Try again, or another way' },
  ],
  states: {
    rest: { story: 'CouldNotBeShown' },
    error: { story: 'CouldNotBeShown' },
    long: {
      args: {
        children:
          'Everything that you typed has been kept in this browser, also what you typed while there was no connection. Check the connection, and try again; if it happens once more, tell us the reference below.',
      },
    },
    chinese: {
      args: {
        title: '未能載入報告',
        children: '你輸入的內容已保留在此瀏覽器。請檢查連線後再試。',
        reference: '參考編號 7f3a-19c2',
      },
    },
  },
  pictures: [
    {
      do: { story: 'CouldNotBeShown', say: 'What happened, what was kept, what to do.' },
      dont: {
        bare: true,
        args: { title: 'Oops! Something went wrong', children: 'Please try again later.' },
        say: 'A joke in place of an answer.',
      },
    },
  ],
  content: [
    'Title: what could not be done.',
    'Body: what was kept, first.',
    'No blame, no jokes, no codes but the reference.',
  ],
  accessibility: { name: 'An alert with a heading.', told: 'The whole panel, when it appears.' },
  keyboard: [{ keys: 'Tab', does: 'Goes to the action' }],
  pattern: 'alert',
};
