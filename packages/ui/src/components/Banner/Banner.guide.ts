import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A message that belongs to a page or a part of it and stays until its reason is gone.',
  alsoCalled: ['alert', 'notice', 'callout', 'hero', 'message bar', 'info box'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The message comes and goes by itself', take: 'Toaster' },
    { when: 'A part could not be shown at all', take: 'ErrorPanel' },
    { when: 'One field is wrong', take: 'the error of that Field' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Follows the tone' },
    {
      part: 'Title and words',
      what: 'What holds, and what to do. Danger is announced at once, warning and success when the reader is idle',
    },
    { part: 'Action', what: 'One button or link' },
    { part: 'Dismiss', what: 'Only where the reader may take it away' },
  ],
  without: { empty: 'A banner without words is not drawn; its live region is there for the words to come.' },
  states: {
    rest: { story: 'Information' },
    error: {
      args: { tone: 'danger', title: 'The report could not be published', children: 'Nothing was lost. Try again.' },
    },
    long: {
      args: {
        title: 'This framework has a newer version, which applies to periods that begin on or after 1 January 2026',
        children:
          'You can go on with the present one, and take over every answer that is still asked for when you start the next report.',
      },
    },
    chinese: { args: { title: '你目前離線', children: '輸入的內容已保留。' } },
  },
  pictures: [
    {
      do: { story: 'WithAnAction', say: 'What happened, what was kept, what to do.' },
      dont: {
        args: { tone: 'danger', title: 'Error!', children: 'Something went wrong. Please contact your administrator.' },
        say: 'Red, loud, and nothing to do.',
      },
    },
  ],
  content: [
    'Title: what is so, in a few words.',
    'Body: what it means and what to do.',
    'No “Note:”, no exclamation mark.',
  ],
  accessibility: {
    name: 'Plain content; with the tone `danger` an alert.',
    told: '`danger` is announced when it appears; other tones are read where they stand.',
  },
  keyboard: [{ keys: 'Tab', does: 'Goes to the action, then to the button that dismisses' }],
  pattern: 'alert',
};
