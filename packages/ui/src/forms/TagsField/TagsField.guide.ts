import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Several short texts that are on no list: labels, or the e-mail addresses of a share list. A duplicate is refused, an invalid text stays in the box.',
  not: [{ when: 'Choices of a known list', take: 'MultiSelect' }],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Chips', what: 'What is entered, each with a button that removes it' },
    { part: 'Box', what: 'Takes a pasted list, also as a mail program copies it' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Enter, comma', does: 'Takes the text in' },
    { keys: 'Backspace', does: 'In an empty box: removes the last one' },
    { keys: 'Tab', does: 'Takes the text in and leaves' },
  ],
};
