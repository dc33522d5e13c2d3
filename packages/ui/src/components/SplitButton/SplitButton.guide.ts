import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One main action with a few of its kind behind it, such as ways to export.',
  alsoCalled: ['dropdown button', 'button with menu', 'combo button'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The actions have nothing in common', take: 'Menu' },
    { when: 'There is one only', take: 'Button' },
  ],
  anatomy: [
    { part: 'Main button', what: 'What most people want' },
    { part: 'Arrow', what: 'Opens the others' },
  ],
  states: {
    rest: { story: 'OneActionAndItsKind' },
    hover: {},
    focus: {},
    pressed: {},
    loading: { args: { pending: true } },
    long: { args: { children: 'Export the whole report with its appendix as PDF' } },
    chinese: { args: { children: '匯出為 PDF', menuLabel: '其他匯出方式' } },
  },
  pictures: [
    {
      do: { story: 'OneActionAndItsKind', say: 'The usual one in front, its kin behind.' },
      dont: { args: { children: 'Export', menuLabel: 'More' }, say: 'The front does not say which of them it is.' },
    },
  ],
  content: ['Front: verb, object and kind.', 'Menu: “More ways to …”.'],
  accessibility: { name: 'Two buttons: the action by its words, the menu by `menuLabel`.', told: 'As Menu.' },
  keyboard: [
    { keys: 'Tab', does: 'Two stops' },
    { keys: 'Enter, Space on the arrow', does: 'Open the menu' },
    { keys: 'Arrows, Enter, Escape, Tab', does: 'As in Menu' },
  ],
  pattern: 'menu-button',
};
