import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One choice of two to five, all in sight with their explanations.',
  alsoCalled: ['radio buttons', 'option group', 'single choice', 'one of'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'More choices', take: 'Select or Combobox' },
    { when: 'Yes or no', take: 'Checkbox' },
    { when: 'Switching between views', take: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Choices', what: 'Each with an explanation where it needs one' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'Chosen' },
    hover: { at: 'input:not(:checked)' },
    focus: {},
    disabled: { args: { disabled: true } },
    error: { story: 'WithError' },
    empty: { story: 'NoneChosen' },
    long: {
      bare: true,
      args: {
        label: 'Ownership',
        value: 'a',
        options: [
          {
            value: 'a',
            label: 'Owned by a group of investors of whom none holds more than a tenth of the shares that carry votes',
          },
          { value: 'b', label: 'Other' },
        ],
      },
    },
    chinese: {},
  },
  without: {
    readOnly: 'A reader gets Facts',
  },
  pictures: [
    {
      do: { story: 'NoneChosen', say: 'Nothing chosen beforehand where no answer is the usual one.' },
      dont: {
        bare: true,
        args: {
          label: 'Is the company listed?',
          value: 'y',
          options: [
            { value: 'y', label: 'Yes' },
            { value: 'n', label: 'No' },
          ],
        },
        say: 'Yes and no, answered beforehand: a Checkbox asks the same in one line.',
      },
    },
  ],
  content: [
    'Label: what is chosen, or the question.',
    'Choices: two to five, of one grammar; “Other” last.',
    'A hint below a choice explains that choice alone.',
  ],
  accessibility: {
    name: 'A radiogroup named by its legend; each choice is named by its own label.',
    told: 'Place and number of choices are told by the browser. Errors are announced politely.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen one, or the first' },
    { keys: 'Arrows', does: 'Choose the next or previous one, round the ends' },
    { keys: 'Space', does: 'Chooses the focused one' },
  ],
  pattern: 'radio',
};
