import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One main action with a few of its kind behind it, such as ways to export.',
  not: [
    { when: 'The actions have nothing in common', take: 'Menu' },
    { when: 'There is one only', take: 'Button' },
  ],
  anatomy: [
    { part: 'Main button', what: 'What most people want' },
    { part: 'Arrow', what: 'Opens the others' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Two stops' },
    { keys: 'Enter, Space on the arrow', does: 'Open the menu' },
    { keys: 'Arrows, Enter, Escape', does: 'As in Menu' },
  ],
  pattern: 'menu-button',
};
