import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Asks before something that cannot be taken back.',
  not: [
    { when: 'It can be undone', take: 'do it, and offer undo in a toast' },
    { when: 'More than a yes is needed', take: 'Dialog with a form' },
  ],
  anatomy: [
    { part: 'Question', what: 'The title' },
    { part: 'What will happen', what: 'Below it' },
    { part: 'Safe answer', what: 'Has focus first' },
    { part: 'Verb', what: 'The button that does it, red where it removes' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Between the two answers' },
    { keys: 'Enter, Space', does: 'Presses the answer in focus' },
    { keys: 'Escape', does: 'The safe answer; focus goes back' },
  ],
  pattern: 'alertdialog',
};
