import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Short cuts to the actions of the thing under the pointer.',
  not: [{ when: 'It would be the only way to an action', take: 'Menu behind a button, beside or instead' }],
  anatomy: [
    { part: 'The thing', what: 'Takes focus itself' },
    { part: 'Menu', what: 'MenuItem, MenuChoices, MenuLabel, MenuSeparator' },
  ],
  keyboard: [
    { keys: 'Menu key, Shift + F10', does: 'Opens it on the focused thing' },
    { keys: 'Arrow down, arrow up', does: 'Goes to the next or previous entry' },
    { keys: 'Enter, Space', does: 'Chooses' },
    { keys: 'Letters', does: 'Go to the entry that begins so' },
    { keys: 'Escape', does: 'Closes; focus goes back' },
  ],
  pattern: 'menubar',
};
