import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Things below topics, such as the disclosures of a framework. Draws only the rows in sight: tens of thousands are fine.',
  alsoCalled: ['tree view', 'hierarchy', 'nested list', 'outline', 'explorer'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Rows have columns', take: 'TreeTable' },
    { when: 'There is one level', take: 'a list of links' },
  ],
  anatomy: [
    { part: 'Branch', what: 'Opens and closes' },
    { part: 'Leaf', what: 'Is chosen' },
    { part: 'Progress', what: 'A ring, a tick when complete; heard in words' },
  ],
  states: {
    rest: { story: 'DisclosuresBelowTopics' },
    hover: { at: '[role=treeitem]:not([aria-selected=true])' },
    focus: { at: '[role=treeitem][tabindex="0"]' },
    empty: { bare: true, args: { label: 'Disclosures', nodes: [] } },
    long: {
      bare: true,
      args: {
        label: 'Disclosures',
        nodes: [
          {
            id: '1',
            label: '302-1 Energy consumption within the organisation from sources that can and that cannot be renewed',
          },
        ],
      },
    },
    chinese: { bare: true, args: { label: '披露', nodes: [{ id: '1', label: '302-1 機構內部的能源消耗' }] } },
  },
  pictures: [
    {
      do: { story: 'DisclosuresBelowTopics', say: 'Code first: people know their codes.' },
      dont: {
        bare: true,
        args: {
          label: 'Tree',
          nodes: [
            { id: '1', label: 'Disclosure' },
            { id: '2', label: 'Disclosure' },
          ],
        },
        say: 'Names that cannot be told apart.',
      },
    },
  ],
  content: ['Labels begin with what tells them apart.'],
  accessibility: {
    name: 'A tree named by `label`; each item by its words and its progress.',
    told: 'Level, place, expanded, selected.',
  },
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
