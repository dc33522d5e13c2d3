import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A task that has to be finished or left before going on.',
  not: [
    { when: 'It only asks yes or no', take: 'ConfirmDialog' },
    { when: 'The page must stay usable', take: 'Popover or Sheet' },
    { when: 'It is long, or has an address', take: 'a page' },
  ],
  anatomy: [
    { part: 'Title and description', what: 'Read aloud when it opens' },
    { part: 'Content', what: 'Scrolls when it is long' },
    { part: 'Actions', what: 'At the foot, the main one last' },
    { part: 'Close', what: 'Last in order, so that focus starts on the task' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Go round inside' },
    { keys: 'Escape', does: 'Closes; focus goes back to what opened it' },
  ],
  pattern: 'dialog-modal',
};
