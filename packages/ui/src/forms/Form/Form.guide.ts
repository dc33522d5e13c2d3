import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A form that is sent as a whole. After a press on its button with errors, a summary names them and the first wrong field has focus.',
  not: [{ when: 'Each field saves by itself', take: 'the fields alone, with their saved marks' }],
  anatomy: [
    { part: 'Summary', what: 'What is wrong, each a link to its field' },
    { part: 'Fields', what: 'One column' },
    { part: 'Buttons', what: 'Last; the submitting one is never disabled' },
    {
      part: 'Guard',
      what: 'The browser asks before a page with unsaved data closes; the router asks within the application',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field of one line: sends the form' },
    { keys: 'Tab', does: 'Goes through summary, fields and buttons' },
  ],
};
