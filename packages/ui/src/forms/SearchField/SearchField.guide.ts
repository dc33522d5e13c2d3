import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Narrows a list while typing.',
  alsoCalled: ['search box', 'filter', 'find'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'One of the found things is chosen as an answer', take: 'Combobox' },
    { when: 'It opens pages and starts actions', take: 'CommandPalette' },
  ],
  anatomy: [
    { part: 'Label', what: 'Hidden; the magnifying glass tells it to the eye' },
    { part: 'Box', what: 'Calls on every letter; the caller waits where that costs' },
    { part: 'Clear', what: 'Empties the box and stays in it' },
  ],
  states: {
    rest: { story: 'Filled' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    empty: { story: 'Empty' },
    long: { args: { value: 'energy consumption outside of the organisation, upstream and downstream' } },
    chinese: { args: { value: '能源消耗' } },
  },
  without: {
    error: 'Nothing that is looked for is wrong: the list says when it is empty',
  },
  pictures: [
    {
      do: {
        bare: true,
        story: 'Empty',
        args: { label: 'Search disclosures', placeholder: 'Code or words' },
        say: 'Label and placeholder say where and by what.',
      },
      dont: {
        bare: true,
        story: 'Empty',
        args: { label: 'Search', labelHidden: true, placeholder: 'Search…' },
        say: 'One of three search boxes on a page, and none says of what.',
      },
    },
  ],
  content: ['Label: “Search” and what is searched, in the plural.', 'Placeholder: what to type, never the only label.'],
  accessibility: {
    name: 'The label names a native search box; the button to clear it has a name of its own.',
    told: 'The list that it narrows tells its count as a status; the field itself tells nothing.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Escape', does: 'Empties the box' },
  ],
};
