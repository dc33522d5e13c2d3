import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Views of one thing in one place. Only the open one is mounted. Where the place is narrow the tabs go on in a second row, or their icons stand for the words if all have one: none is out of sight.',
  alsoCalled: ['tab bar', 'tab list', 'views'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The views have addresses', take: 'TabLinks' },
    { when: 'People need two at once', take: 'Accordion, or show both' },
  ],
  anatomy: [
    { part: 'Tab', what: 'Icon, words and a mark' },
    { part: 'Panel', what: 'The open view' },
  ],
  states: {
    rest: { story: 'BesideADisclosure' },
    hover: { at: '[role=tab][aria-selected=false]' },
    focus: { at: '[role=tab]' },
    long: {
      args: {
        label: 'About this disclosure',
        items: [
          { id: 'a', label: 'What to disclose and how', content: 'Text' },
          { id: 'b', label: 'Evidence from all sites', content: 'Text' },
          { id: 'c', label: 'Everything that changed', content: 'Text' },
        ],
      },
    },
    chinese: {
      args: {
        label: '關於這項披露',
        items: [
          { id: 'a', label: '指引', content: '內容' },
          { id: 'b', label: '證據', content: '檔案' },
        ],
      },
    },
  },
  pictures: [
    {
      do: { story: 'BesideADisclosure', say: 'Nouns; a count says that it is worth a look.' },
      dont: {
        args: {
          label: 'Steps',
          items: [
            { id: 'a', label: '1. First do this', content: 'Text' },
            { id: 'b', label: '2. Then this', content: 'Text' },
          ],
        },
        say: 'A sequence: take Steps.',
      },
    },
  ],
  content: ['Nouns of one word.', 'The tab with what most people need comes first.'],
  accessibility: {
    name: 'A tablist named by `label`; each panel is named by its tab.',
    told: '“Selected”, and place among the tabs.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the open tab, then its panel' },
    { keys: 'Arrow left, arrow right', does: 'Open the previous or next tab, round the ends' },
    { keys: 'Home, End', does: 'Open the first or last tab' },
  ],
  pattern: 'tabs',
};
