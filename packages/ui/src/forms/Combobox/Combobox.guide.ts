import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One choice of a long list, narrowed while typing. The list may be here or searched elsewhere, such as on the gateway; only the rows in sight are drawn.',
  not: [
    { when: 'Fewer than about fifteen choices', take: 'Select' },
    { when: 'Several choices', take: 'MultiSelect' },
    { when: 'A country', take: 'CountrySelect' },
    { when: 'Any text is allowed', take: 'TextField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    {
      part: 'Box',
      what: 'Typing narrows the list by label and detail; accents, case and full-width forms do not matter',
    },
    { part: 'Clear', what: 'Takes the choice back, where that is allowed' },
    {
      part: 'List',
      what: 'The chosen option has a check mark; a message where nothing matches or an answer is on its way',
    },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Arrow down, arrow up', does: 'Opens the list; moves in it, round the ends' },
    { keys: 'Page down, Page up', does: 'Moves by ten options' },
    { keys: 'Enter', does: 'Picks the option' },
    { keys: 'Escape, Alt arrow up', does: 'Closes the list and shows the choice again' },
    { keys: 'Tab', does: 'Leaves; a text that is a whole label counts' },
  ],
  pattern: 'combobox',
};
