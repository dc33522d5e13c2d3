import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Several lines of plain text: an explanation, a comment.',
  not: [
    { when: 'The text needs headings, lists, tables or links', take: 'RichTextArea' },
    { when: 'One line is enough', take: 'TextField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Box', what: 'Grows with its text up to 60 % of the height of the window' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
    { part: 'Saved mark', what: 'Short state of saving beside the label, announced when it changes' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Enter', does: 'Begins a line' },
  ],
};
