import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Short cuts to the actions of the thing under the pointer.',
  alsoCalled: ['right click menu', 'secondary menu', 'long press'],
  status: 'trial',
  since: '0.1.0',
  not: [{ when: 'It would be the only way to an action', take: 'Menu behind a button, beside or instead' }],
  anatomy: [
    { part: 'The thing', what: 'Takes focus itself' },
    { part: 'Menu', what: 'MenuItem, MenuChoices, MenuLabel, MenuSeparator' },
  ],
  states: {
    rest: { story: 'ActionsOfAThing' },
    focus: { opens: 'contextmenu' },
    chinese: { opens: 'contextmenu' },
  },
  without: {
    disabled: 'Its items are: see Menu',
    long: 'Its words are those of its items: see Menu',
  },
  pictures: [
    {
      do: { opens: 'contextmenu', say: 'Short cuts to what a button offers too.' },
      dont: { story: 'ActionsOfAThing', say: 'Nothing shows that there is a menu: it must not be the only way.' },
    },
  ],
  content: ['The words of the menu behind the button, in the same order.'],
  accessibility: { name: 'A menu; its items are named by their words.', told: 'The item that the arrows are on.' },
  keyboard: [
    { keys: 'Menu key, Shift + F10', does: 'Opens it on the focused thing' },
    { keys: 'Arrow down, arrow up', does: 'Goes to the next or previous entry, round the ends' },
    { keys: 'Enter, Space', does: 'Chooses' },
    { keys: 'Letters', does: 'Go to the entry that begins so' },
    { keys: 'Escape', does: 'Closes; focus goes back' },
    { keys: 'Tab, Shift + Tab', does: 'Closes and goes on from the thing' },
  ],
  pattern: 'menubar',
};
