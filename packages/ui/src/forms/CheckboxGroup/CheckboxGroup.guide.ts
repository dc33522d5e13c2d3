import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Several choices of a short list, all in sight.',
  alsoCalled: ['checkbox list', 'multiple choice', 'check boxes', 'many of'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'More than about seven choices', take: 'MultiSelect' },
    { when: 'Exactly one may be chosen', take: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Choices', what: 'Each with an explanation where it needs one' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'OneChosen' },
    hover: { at: 'input:not(:checked)' },
    focus: {},
    disabled: { args: { disabled: true } },
    error: { story: 'WithError' },
    empty: { args: { value: [] } },
    long: {
      bare: true,
      args: {
        label: 'Scopes covered',
        options: [
          {
            value: '1',
            label:
              'Scope 3: emissions of goods and services bought from suppliers, of their transport, use and end of life',
          },
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
      do: { story: 'OneChosen', say: 'Every choice in sight, with what it means.' },
      dont: {
        bare: true,
        args: {
          label: 'Choose at least one and at most three',
          options: [
            { value: '1', label: 'S1' },
            { value: '2', label: 'S2' },
          ],
        },
        say: 'Short forms, and a label that gives orders.',
      },
    },
  ],
  content: ['Label: what is chosen, as a noun.', 'Choices: of one kind and one grammar, the usual ones first.'],
  accessibility: {
    name: 'A fieldset named by its legend; each box is named by its own label.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Space', does: 'Turns the choice on or off' },
  ],
  pattern: 'checkbox',
};
