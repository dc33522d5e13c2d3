import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A metric value: rows of number, unit and descriptor, typed or pasted from a spreadsheet.',
  alsoCalled: ['value rows', 'metric rows', 'repeating rows', 'table input'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'One number in a fixed unit', take: 'NumberField' },
    { when: 'Hundreds of rows', take: 'DataTable' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Headings', what: 'Name the three columns; they name each box together with its row' },
    { part: 'Rows', what: 'Number, unit, descriptor and a button that removes the row' },
    { part: 'Add row', what: 'Until the greatest number of rows is reached' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
    { part: 'Aside', what: 'Last year’s value' },
  ],
  states: {
    rest: { story: 'OneRow' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    error: { args: { error: 'Enter a number in every row.' } },
    empty: { args: { value: [{ number: '', unit: '', descriptor: '' }] } },
    long: { story: 'SeveralRows' },
    chinese: {},
  },
  without: {
    readOnly: 'A reader gets a table, not a field',
  },
  pictures: [
    {
      do: { story: 'SeveralRows', say: 'Rows are told apart by their descriptor.' },
      dont: {
        story: 'OneRow',
        args: { rowErrors: ['Wrong'] },
        say: '“Wrong” beside a row: say which number would fit.',
      },
    },
  ],
  content: [
    'Each row has a name that says its number: “Row 2: amount”.',
    'Descriptor: what the row covers, such as a site or a fuel.',
  ],
  accessibility: {
    name: 'A group named by the label; every box in a row has the name that `labels` give it.',
    told: 'Errors stand at their row and are announced politely; what a paste dropped is told by the caller.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Enter', does: 'Goes to the number of the next row; makes one after a filled last row' },
    { keys: 'Ctrl V, ⌘ V', does: 'Lays a copied range over the rows from this one on' },
  ],
};
