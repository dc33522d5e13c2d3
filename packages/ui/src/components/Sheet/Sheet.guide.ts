import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A pane that slides over the page where there is no room beside it.',
  not: [
    { when: 'It is a task to finish', take: 'Dialog' },
    { when: 'There is room beside', take: 'Panes' },
  ],
  anatomy: [
    { part: 'Title', what: 'Names it' },
    { part: 'Content', what: 'Focus starts here' },
    { part: 'Close', what: 'Last in order' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Go round inside' },
    { keys: 'Escape', does: 'Closes; focus goes back' },
  ],
  pattern: 'dialog-modal',
};
