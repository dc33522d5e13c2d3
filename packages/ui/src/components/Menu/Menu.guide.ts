import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A list of actions behind one button.',
  alsoCalled: ['dropdown', 'dropdown menu', 'actions', 'overflow', 'kebab', 'more'],
  status: 'ready',
  since: '0.1.0',
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
  states: {
    rest: { story: 'ActionsOfAReport', opens: 'ArrowDown' },
    focus: { story: 'ActionsOfAReport', opens: 'ArrowDown' },
    chinese: { story: 'OneOfSeveral', opens: 'ArrowDown' },
  },
  without: {
    long: 'Its items are one to three words',
    disabled: 'What nobody may do now is left out, or says why when it is pressed',
  },
  pictures: [
    {
      do: { story: 'ActionsOfAReport', opens: 'ArrowDown', say: 'What cannot be undone stands last, behind a line.' },
      dont: {
        story: 'OneOfSeveral',
        opens: 'ArrowDown',
        say: 'Two choices that could stand in sight: take SegmentedControl.',
      },
    },
  ],
  content: [
    'Items: verbs; those that open a dialog say so by “…” nowhere, everywhere alike.',
    'Most used first, dangerous last.',
  ],
  accessibility: {
    name: 'A menu named by its button; items by their words.',
    told: 'The item that the arrows are on; choices as “checked”.',
  },
  keyboard: [
    { keys: 'Enter, Space, arrow down', does: 'Open it, on the first entry' },
    { keys: 'Arrow up on the button', does: 'Opens it on the last entry' },
    { keys: 'Arrow down, arrow up', does: 'Go to the next or previous entry, round the ends' },
    { keys: 'Home, End', does: 'Go to the first or last entry' },
    { keys: 'Letters', does: 'Go to the entry that begins so' },
    { keys: 'Enter, Space', does: 'Choose and close' },
    { keys: 'Escape', does: 'Closes; focus goes back' },
    { keys: 'Tab, Shift + Tab', does: 'Closes and goes on from the button' },
  ],
  pattern: 'menu-button',
};
