import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Narrows a list while typing.',
  not: [
    { when: 'One of the found things is chosen as an answer', take: 'Combobox' },
    { when: 'It opens pages and starts actions', take: 'CommandPalette' },
  ],
  anatomy: [
    { part: 'Label', what: 'Hidden; the magnifying glass tells it to the eye' },
    { part: 'Box', what: 'Calls on every letter; the caller waits where that costs' },
    { part: 'Clear', what: 'Empties the box and stays in it' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Escape', does: 'Empties the box' },
  ],
};
