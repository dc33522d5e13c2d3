import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A small panel beside the button that opens it: details, a few settings, a picker. The page behind stays usable.',
  alsoCalled: ['popup', 'flyout', 'dropdown panel', 'bubble'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It is a list of actions', take: 'Menu' },
    { when: 'A few words of help', take: 'Tooltip' },
    { when: 'A task to finish', take: 'Dialog' },
  ],
  anatomy: [
    { part: 'Button', what: 'Says that it opens something' },
    { part: 'Panel', what: 'Named; mounted while it is open' },
  ],
  states: {
    rest: { story: 'AFewSettings', args: { open: true } },
    focus: { story: 'AFewSettings', opens: 'click' },
    long: {
      story: 'AFewSettings',
      args: {
        open: true,
        children:
          'A panel beside its button holds a few settings or details and grows no wider than a short line of text. '.repeat(
            3,
          ),
      },
    },
    chinese: { story: 'AFewSettings', args: { open: true, label: '篩選', children: '尚未有可篩選的項目。' } },
  },
  pictures: [
    {
      do: { story: 'AFewSettings', args: { open: true }, say: 'A few settings that act at once.' },
      dont: {
        story: 'AFewSettings',
        args: { open: true, children: 'A form with eight fields, two tabs and a table …' },
        say: 'A page in a bubble: take Sheet or Dialog.',
      },
    },
  ],
  content: ['Name: what it is about, as on the button.'],
  accessibility: {
    name: 'A dialog that is not modal, named by `label` or `labelledBy`.',
    told: 'Its name, when focus goes in.',
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'Open it and move focus inside' },
    { keys: 'Tab, Shift + Tab', does: 'Go round inside' },
    { keys: 'Escape', does: 'Closes; focus goes back' },
  ],
};
