import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One line of text: a name, an e-mail address, a web address.',
  alsoCalled: ['input', 'text input', 'text box', 'string', 'e-mail field', 'form field'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The text may run over several lines', take: 'TextArea' },
    { when: 'It is a number', take: 'NumberField' },
    { when: 'It is a telephone number', take: 'PhoneField' },
    { when: 'It is one of known values', take: 'Select or Combobox' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Box', what: 'Holds the text; its type sets the keyboard of a telephone' },
    { part: 'Before, after', what: 'A unit or icon inside the box; not read out, so the label must not depend on it' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
    { part: 'Saved mark', what: 'Short state of saving beside the label, announced when it changes' },
  ],
  states: {
    rest: { story: 'WithUnits' },
    hover: {},
    focus: {},
    disabled: { story: 'Disabled' },
    readOnly: { story: 'ReadOnly' },
    error: { story: 'WithError' },
    empty: { story: 'Empty' },
    long: {
      args: {
        value:
          'The whole name of a subsidiary that was bought last year, with its legal form, its place and its number in the register of companies',
        before: undefined,
        after: undefined,
      },
    },
    chinese: { story: 'SavedWithLastYear', args: { value: '我們的首個綠色年度' } },
  },
  pictures: [
    {
      do: {
        bare: true,
        story: 'Empty',
        args: { label: 'Report name', hint: 'Readers see it on the cover.' },
        say: 'The label stays in sight, guidance stands in the hint.',
      },
      dont: {
        bare: true,
        story: 'Empty',
        args: {
          label: 'Report name',
          labelHidden: true,
          hint: undefined,
          required: false,
          placeholder: 'Report name, as readers see it',
        },
        say: 'A placeholder in place of the label: it is gone with the first letter, and too pale to be read as one.',
      },
    },
    {
      do: {
        bare: true,
        story: 'WithError',
        args: { label: 'Report name', error: 'Enter 2 to 255 characters.' },
        say: 'The error says what to do.',
      },
      dont: {
        bare: true,
        story: 'WithError',
        args: { label: 'Report name', error: 'Invalid input' },
        say: 'The error blames and does not help.',
      },
    },
  ],
  content: [
    'Label: a noun of one to three words, no colon, no “Enter …”.',
    'Hint: one sentence, only if people would otherwise ask.',
    'Error: what to do, in the words of the label.',
    'Units and fixed parts stand inside the box, not in the label.',
  ],
  accessibility: {
    name: 'The visible label names the native text box; hiding the label keeps the name.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [{ keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' }],
};
