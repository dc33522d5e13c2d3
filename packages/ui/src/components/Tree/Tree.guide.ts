import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Things below topics, such as the disclosures of a framework. Draws only the rows in sight: tens of thousands are fine.',
  not: [
    { when: 'Rows have columns', take: 'TreeTable' },
    { when: 'There is one level', take: 'a list of links' },
  ],
  anatomy: [
    { part: 'Branch', what: 'Opens and closes' },
    { part: 'Leaf', what: 'Is chosen' },
    { part: 'Progress', what: 'A ring, a tick when complete; heard in words' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'One stop' },
    { keys: 'Arrow down, arrow up', does: 'Go to the next or previous row' },
    { keys: 'Arrow right', does: 'Opens a branch; on an open one goes to its first row' },
    { keys: 'Arrow left', does: 'Closes a branch; otherwise goes to the one above' },
    { keys: 'Home, End', does: 'Go to the first or last row' },
    { keys: 'Enter, Space', does: 'Choose a leaf, open or close a branch' },
    { keys: '*', does: 'Opens all branches of this level' },
    { keys: 'Letters', does: 'Go to the next row that begins so' },
  ],
  pattern: 'treeview',
};
