import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Several choices of a long list, narrowed while typing and shown as chips.',
  alsoCalled: ['multiple choice', 'tag picker', 'dropdown', 'multi select', 'chips'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Up to about seven choices, all worth seeing', take: 'CheckboxGroup' },
    { when: 'Texts that are on no list', take: 'TagsField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Chips', what: 'What is chosen, each with a button that takes it back' },
    { part: 'Box', what: 'Narrows the list' },
    { part: 'List', what: 'Stays open while choosing; chosen options have a check mark' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'Several' },
    hover: { at: 'input' },
    focus: { at: 'input' },
    disabled: { args: { disabled: true } },
    error: { args: { error: 'Choose at least one framework.' } },
    empty: { args: { value: [] } },
    long: {
      bare: true,
      args: {
        label: 'Frameworks',
        value: ['a'],
        options: [
          {
            value: 'a',
            label:
              'International Financial Reporting Standards S2: climate-related disclosures of companies that are listed',
          },
        ],
      },
    },
    chinese: {},
  },
  pictures: [
    {
      do: { story: 'Several', say: 'What is chosen stays in sight, each with its own way out.' },
      dont: { story: 'OneChosen', say: 'For one choice only: Combobox says at once that there can be no second.' },
    },
  ],
  content: ['Label: in the plural.', '“Remove” names what it removes.'],
  accessibility: {
    name: 'The label names a text box with the role combobox; what is chosen is a list with a name of its own.',
    told: 'The choice that the arrows are on, and whether it is chosen; “no match” as a status.',
  },
  keyboard: [
    { keys: 'Arrow down, arrow up', does: 'Opens the list; moves in it, round the ends' },
    { keys: 'Alt arrow down', does: 'Opens the list without moving in it' },
    { keys: 'Page down, Page up', does: 'Moves by ten options' },
    { keys: 'Enter', does: 'Chooses the option or takes it back' },
    { keys: 'Backspace', does: 'In an empty box: takes back the last choice' },
    { keys: 'Escape', does: 'Closes the list; again, empties the box' },
    { keys: 'Tab', does: 'Goes through chips and box' },
  ],
  pattern: 'combobox',
};
