import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A country or region, found by its name in the reader’s language or by its code. The browser knows the names; the list is all of ISO, or the caller’s.',
  alsoCalled: ['country picker', 'region', 'nationality', 'dropdown'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The country belongs to a telephone number', take: 'PhoneField' },
    { when: 'A few countries only', take: 'Select' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Box', what: 'Typing narrows the list by name and code; accents and case do not matter' },
    { part: 'Clear', what: 'Takes the choice back, where that is allowed' },
    {
      part: 'List',
      what: 'Names with their codes in the order of the reader’s language; only the rows in sight are drawn',
    },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'AnyCountry' },
    hover: {},
    focus: {},
    disabled: { bare: true, args: { label: 'Headquarters', disabled: true, countries: undefined } },
    error: {
      bare: true,
      args: { label: 'Headquarters', value: '', error: 'Choose a country or region.', countries: undefined },
    },
    empty: { bare: true, args: { label: 'Headquarters', value: '', countries: undefined } },
    long: { bare: true, args: { label: 'Headquarters', value: 'GS', countries: undefined } },
    chinese: {},
  },
  pictures: [
    {
      do: { story: 'AnyCountry', say: '“Country or region”: the list holds both.' },
      dont: {
        bare: true,
        args: { label: 'Country (ISO code)', value: '', countries: [{ code: 'HK', name: 'HK' }] },
        say: 'Codes in place of names.',
      },
    },
  ],
  content: ['Label: whose country it is, such as “Headquarters”.', 'Say “country or region”.'],
  accessibility: {
    name: 'As Combobox: the label names a text box with the role combobox.',
    told: 'As Combobox. Names come from the browser in the reader’s language.',
  },
  keyboard: [
    { keys: 'Arrow down, arrow up', does: 'Opens the list; moves in it, round the ends' },
    { keys: 'Page down, Page up', does: 'Moves by ten countries' },
    { keys: 'Enter', does: 'Picks the country' },
    { keys: 'Escape, Alt arrow up', does: 'Closes the list and shows the choice again' },
    { keys: 'Tab', does: 'Leaves; a text that is a whole name counts' },
  ],
  pattern: 'combobox',
};
