import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Copies a text, such as a link or a code, and confirms it for 1.5 seconds where one looks.',
  alsoCalled: ['clipboard', 'copy link', 'copy to clipboard'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'A table is copied', take: 'the table copies its own ranges' }],
  anatomy: [
    { part: 'Button', what: 'Keeps its width through all three words' },
    { part: 'Confirmation', what: 'In place of the words, and said aloud' },
  ],
  states: {
    rest: { story: 'ALinkToShare' },
    hover: {},
    focus: {},
    pressed: {},
    long: {
      args: { labels: { copy: 'Copy the link to the preview of this report', copied: 'Copied', failed: 'Not copied' } },
    },
    chinese: { args: { labels: { copy: '複製連結', copied: '已複製', failed: '未能複製' } } },
  },
  without: {
    disabled: 'What cannot be copied has no button',
  },
  pictures: [
    {
      do: { story: 'ALinkToShare', say: 'Says what is copied.' },
      dont: { story: 'OnlyAnIcon', say: 'An icon alone, beside three other icons: which of the things is copied?' },
    },
  ],
  content: ['“Copy” and the thing.', '“Copied”, for as long as the eye stays there.'],
  accessibility: { name: 'A native button named by `labels.copy`.', told: '“Copied” or “not copied” as a status.' },
  keyboard: [{ keys: 'Enter, Space', does: 'Copies' }],
  pattern: 'button',
};
