import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One choice of a short list, by the platform’s own control: fast, familiar, right on a telephone.',
  alsoCalled: ['dropdown', 'drop-down', 'picker', 'choice', 'list box', 'combo box'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'More than about fifteen choices, or people search by name', take: 'Combobox' },
    { when: 'Up to five choices that deserve to be seen', take: 'RadioGroup' },
    { when: 'Switching between views', take: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Box', what: 'Shows the choice; the placeholder is the way back to none' },
    { part: 'List', what: 'Drawn by the platform, in groups where given' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'Chosen' },
    hover: {},
    focus: {},
    disabled: { story: 'Disabled' },
    error: { story: 'WithError' },
    empty: { story: 'Empty' },
    long: {
      bare: true,
      args: {
        label: 'Consolidation approach',
        value: 'a',
        options: [
          { value: 'a', label: 'Equity share of every company in which the group holds at least a fifth of the votes' },
        ],
      },
    },
    chinese: {},
  },
  pictures: [
    {
      do: { story: 'Empty', say: 'The first line asks, it is no choice.' },
      dont: {
        bare: true,
        args: {
          label: 'Consolidation approach',
          value: 'x',
          options: [
            { value: 'x', label: '---' },
            { value: 'y', label: 'Equity share' },
          ],
        },
        say: 'Dashes as a choice: heard as “dash dash dash”.',
      },
    },
  ],
  content: [
    'Label: what is chosen.',
    'Placeholder: “Choose …” and the thing.',
    'Choices: in the order of use, or of the alphabet where there is none.',
  ],
  accessibility: {
    name: 'The visible label names the platform’s own select.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Arrow down, arrow up', does: 'Chooses the next or previous option' },
    { keys: 'Space, Alt arrow down', does: 'Opens the list' },
    { keys: 'Letters', does: 'Go to the option that begins with them' },
  ],
};
