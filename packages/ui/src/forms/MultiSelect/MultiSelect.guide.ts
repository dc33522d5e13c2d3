import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Several choices of a long list, narrowed while typing and shown as chips.',
  not: [
    { when: 'Up to about seven choices, all worth seeing', take: 'CheckboxGroup' },
    { when: 'Texts that are on no list', take: 'TagsField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Chips', what: 'What is chosen, each with a button that takes it back' },
    { part: 'Box', what: 'Narrows the list' },
    { part: 'List', what: 'Stays open while choosing; chosen options have a check mark' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Arrow down, arrow up', does: 'Opens the list; moves in it' },
    { keys: 'Page down, Page up', does: 'Moves by ten options' },
    { keys: 'Enter', does: 'Chooses the option or takes it back' },
    { keys: 'Backspace', does: 'In an empty box: takes back the last choice' },
    { keys: 'Escape', does: 'Closes the list' },
    { keys: 'Tab', does: 'Goes through chips and box' },
  ],
  pattern: 'combobox',
};
