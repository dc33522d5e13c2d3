import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A metric value: rows of number, unit and descriptor, typed or pasted from a spreadsheet.',
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
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Enter', does: 'Goes to the number of the next row; makes one after a filled last row' },
    { keys: 'Ctrl V, ⌘ V', does: 'Lays a copied range over the rows from this one on' },
  ],
};
