import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A list of actions behind one button.',
  not: [
    { when: 'A value is chosen in a form', take: 'Select' },
    { when: 'It holds more than actions', take: 'Popover' },
    { when: 'One action matters most', take: 'SplitButton' },
  ],
  anatomy: [
    { part: 'Button', what: 'Says that it opens a menu' },
    { part: 'Item', what: 'An action or link, with or without icon' },
    { part: 'Choices', what: 'Of which one holds' },
    { part: 'Label, separator', what: 'Order the entries' },
  ],
  keyboard: [
    { keys: 'Enter, Space, arrow down', does: 'Open it, on the first entry' },
    { keys: 'Arrow down, arrow up', does: 'Go to the next or previous entry' },
    { keys: 'Home, End', does: 'Go to the first or last entry' },
    { keys: 'Letters', does: 'Go to the entry that begins so' },
    { keys: 'Enter, Space', does: 'Choose and close' },
    { keys: 'Escape, Tab', does: 'Close; focus goes back' },
  ],
  pattern: 'menu-button',
};
