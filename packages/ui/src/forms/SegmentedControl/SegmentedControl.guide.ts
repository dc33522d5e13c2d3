import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Switches between two to five views or modes of the same thing, such as chart and table.',
  alsoCalled: ['toggle group', 'button group', 'view switch', 'segmented buttons', 'tabs'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The parts have content of their own', take: 'Tabs' },
    { when: 'It is an answer in a form', take: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Segments', what: 'Short labels, an icon where it helps; one is always on' },
  ],
  states: {
    rest: { story: 'TwoViews' },
    hover: { at: 'input:not(:checked)' },
    focus: { at: 'input' },
    disabled: { args: { disabled: true } },
    error: { args: { error: 'Could not be changed. Try again.' } },
    long: {
      bare: true,
      args: {
        label: 'View',
        value: 'a',
        options: [
          { value: 'a', label: 'Only what I have to do' },
          { value: 'b', label: 'Everything that is open' },
          { value: 'c', label: 'Everything' },
        ],
      },
    },
    chinese: {},
  },
  pictures: [
    {
      do: { story: 'TwoViews', say: 'Nouns of one word, with icons that say the same.' },
      dont: {
        bare: true,
        args: {
          label: 'View',
          value: 'a',
          options: [
            { value: 'a', label: 'Show as chart' },
            { value: 'b', label: 'Show me a table instead' },
          ],
        },
        say: 'Sentences: they look like two buttons that do something.',
      },
    },
  ],
  content: ['Segments: nouns of one word, of one kind.', 'The label may be hidden, never missing.'],
  accessibility: {
    name: 'A radiogroup named by its legend; each segment is a radio button named by its words.',
    told: 'Nothing besides the choice; what it switches is in sight.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the one that is on' },
    { keys: 'Arrows', does: 'Turn on the next or previous one' },
  ],
  pattern: 'radio',
};
