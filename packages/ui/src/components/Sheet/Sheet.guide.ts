import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A pane that slides over the page where there is no room beside it.',
  alsoCalled: ['drawer', 'side panel', 'bottom sheet', 'slide over'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It is a task to finish', take: 'Dialog' },
    { when: 'There is room beside', take: 'Panes' },
  ],
  anatomy: [
    { part: 'Title', what: 'Names it' },
    { part: 'Content', what: 'Focus starts here' },
    { part: 'Close', what: 'Last in order' },
  ],
  states: {
    rest: { story: 'OverThePage', opens: 'click' },
    focus: { story: 'OverThePage', opens: 'click' },
    long: {
      bare: true,
      args: {
        open: true,
        title: 'Evidence for energy consumption within the organisation',
        closeLabel: 'Close',
        children: 'Meter readings of one site after the other. '.repeat(40),
      },
    },
    chinese: { bare: true, args: { open: true, title: '證據', closeLabel: '關閉', children: '電錶讀數 2026.xlsx' } },
  },
  pictures: [
    {
      do: { story: 'OverThePage', opens: 'click', say: 'What accompanies the page, where there is no room beside it.' },
      dont: {
        bare: true,
        args: { open: true, title: 'Delete?', closeLabel: 'Close', children: 'Are you sure?' },
        say: 'A question: take ConfirmDialog.',
      },
    },
  ],
  content: ['Title: what it holds, as on the button that opened it.'],
  accessibility: { name: 'A modal dialog named by its title.', told: 'The title when it opens.' },
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Go round inside' },
    { keys: 'Escape', does: 'Closes; focus goes back' },
  ],
  pattern: 'dialog-modal',
};
