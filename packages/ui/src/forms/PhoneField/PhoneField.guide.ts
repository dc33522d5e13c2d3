import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A telephone number of any country, typed as people write it there and kept in international form. Hong Kong comes first.',
  alsoCalled: ['telephone', 'mobile number', 'country code'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'The number is shown, not asked', take: 'Text with a tel: link' }],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Country', what: 'Name and calling code; a number that begins with + chooses it' },
    { part: 'Number', what: 'Regrouped when it is a number; loads the numbering plans when first needed' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'WithANumber' },
    hover: { at: 'input' },
    focus: { at: 'input' },
    disabled: { args: { disabled: true } },
    readOnly: { args: { readOnly: true } },
    error: { args: { error: 'Enter a number such as 2123 4567.' } },
    empty: { story: 'HongKongFirst' },
    chinese: {},
  },
  without: {
    long: 'No number has more than 15 digits',
  },
  pictures: [
    {
      do: { story: 'WithANumber', say: 'Typed as people write it; the country stands beside it.' },
      dont: {
        bare: true,
        story: 'HongKongFirst',
        args: { label: 'Telephone (+852XXXXXXXX, no spaces)' },
        say: 'The label asks people to do what a machine can.',
      },
    },
  ],
  content: ['Label: “Telephone”, or whose it is.', 'Error: give an example of the chosen country.'],
  accessibility: {
    name: 'A group named by the label: the country is a select with a name of its own, the number takes the label.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Arrow down, arrow up', does: 'In the country: chooses the next or previous one' },
  ],
};
