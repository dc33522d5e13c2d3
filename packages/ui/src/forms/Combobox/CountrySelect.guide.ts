import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A country or region, found by its name in the reader’s language or by its code. The browser knows the names; the list is all of ISO, or the caller’s.',
  not: [
    { when: 'The country belongs to a telephone number', take: 'PhoneField' },
    { when: 'A few countries only', take: 'Select' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Box', what: 'Typing narrows the list by name and code; accents and case do not matter' },
    { part: 'Clear', what: 'Takes the choice back, where that is allowed' },
    {
      part: 'List',
      what: 'Names with their codes in the order of the reader’s language; only the rows in sight are drawn',
    },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Arrow down, arrow up', does: 'Opens the list; moves in it, round the ends' },
    { keys: 'Page down, Page up', does: 'Moves by ten countries' },
    { keys: 'Enter', does: 'Picks the country' },
    { keys: 'Escape, Alt arrow up', does: 'Closes the list and shows the choice again' },
    { keys: 'Tab', does: 'Leaves; a text that is a whole name counts' },
  ],
  pattern: 'combobox',
};
