import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One line of text: a name, an e-mail address, a web address.',
  not: [
    { when: 'The text may run over several lines', take: 'TextArea' },
    { when: 'It is a number', take: 'NumberField' },
    { when: 'It is a telephone number', take: 'PhoneField' },
    { when: 'It is one of known values', take: 'Select or Combobox' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Box', what: 'Holds the text; its type sets the keyboard of a telephone' },
    { part: 'Before, after', what: 'A unit or icon inside the box; not read out, so the label must not depend on it' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
    { part: 'Saved mark', what: 'Short state of saving beside the label, announced when it changes' },
  ],
  keyboard: [{ keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' }],
};
