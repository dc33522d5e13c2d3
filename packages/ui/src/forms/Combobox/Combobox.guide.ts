import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One choice of a long list, narrowed while typing. The list may be here or searched elsewhere, such as on the gateway; only the rows in sight are drawn.',
  alsoCalled: ['autocomplete', 'typeahead', 'type-ahead', 'searchable select', 'dropdown', 'lookup'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Fewer than about fifteen choices', take: 'Select' },
    { when: 'Several choices', take: 'MultiSelect' },
    { when: 'A country', take: 'CountrySelect' },
    { when: 'Any text is allowed', take: 'TextField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    {
      part: 'Box',
      what: 'Typing narrows the list by label and detail; accents, case and full-width forms do not matter',
    },
    { part: 'Clear', what: 'Takes the choice back, where that is allowed' },
    {
      part: 'List',
      what: 'The chosen option has a check mark; a message where nothing matches or an answer is on its way. How many match is announced',
    },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'Chosen' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    error: { args: { error: 'Choose a unit.' } },
    empty: { story: 'Empty' },
    long: {
      bare: true,
      args: {
        label: 'Unit',
        value: 'a',
        options: [
          { value: 'a', label: 'Metric tonne of carbon dioxide equivalent per million Hong Kong dollars of revenue' },
        ],
      },
    },
    chinese: {},
  },
  without: {
    loading: 'Its open list says so: the story “Searched elsewhere”',
  },
  pictures: [
    {
      do: { story: 'Chosen', say: 'Detail at the right tells like choices apart.' },
      dont: {
        bare: true,
        args: {
          label: 'Scope',
          value: '1',
          options: [
            { value: '1', label: '1' },
            { value: '2', label: '2' },
          ],
        },
        say: 'Two choices: a RadioGroup shows both at once.',
      },
    },
  ],
  content: [
    '“None” names what was not found: “No unit matches.”',
    'Choices begin with the word that people would type.',
  ],
  accessibility: {
    name: 'The label names a text box with the role combobox; its list has a name of its own (`labels.list`).',
    told: 'The choice that the arrows are on, by `aria-activedescendant`; “no match” and “searching” as a status.',
  },
  keyboard: [
    { keys: 'Arrow down, arrow up', does: 'Opens the list; moves in it, round the ends' },
    { keys: 'Alt arrow down', does: 'Opens the list without moving in it' },
    { keys: 'Page down, Page up', does: 'Moves by ten options' },
    { keys: 'Enter', does: 'Picks the option' },
    { keys: 'Escape, Alt arrow up', does: 'Closes the list and shows the choice again' },
    {
      keys: 'Escape in a closed list',
      does: 'Takes the choice back, where that is allowed; in a dialog it closes the dialog',
    },
    { keys: 'Tab', does: 'Leaves; a text that is a whole label counts' },
  ],
  pattern: 'combobox',
};
