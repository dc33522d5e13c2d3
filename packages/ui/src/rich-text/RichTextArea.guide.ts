import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Text with headings, lists, tables, links and footnotes. What is kept is a flat list of blocks, which preview, PDF, Word and Excel draw alike; text from Word is cleaned on paste.',
  alsoCalled: ['editor', 'wysiwyg', 'html editor', 'word processor', 'rich text editor'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Plain text is enough', take: 'TextArea' },
    { when: 'The text is shown, not written', take: 'RichBlocks of the preview, or Markdown' },
    { when: 'Figures that are reported', take: 'MetricValueField, so that they can be added up and compared' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Tools', what: 'One stop for Tab; those of a table are there while the cursor stands in one' },
    { part: 'Text', what: 'Loads when it is first shown; its place is kept' },
    { part: 'Footnotes', what: 'Below the text, numbered in the order of their references, written where they stand' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
    { part: 'Saved mark', what: 'Short state of saving beside the label, announced when it changes' },
  ],
  states: {
    rest: { story: 'Filled' },
    hover: { at: '[role=toolbar] button:not(:disabled)' },
    focus: { at: '[contenteditable]' },
    readOnly: { story: 'ReadOnly' },
    error: { story: 'WithError' },
    empty: { story: 'Empty' },
    long: {
      bare: true,
      args: {
        label: 'Management approach',
        value: Array.from({ length: 12 }, (_, place) => ({
          kind: 'paragraph',
          runs: [{ text: `Paragraph ${place + 1}: we cut emissions before we offset.` }],
        })),
      },
    },
    chinese: {},
  },
  without: {
    disabled: 'What nobody may change is `readOnly`, and can still be read and copied',
  },
  pictures: [
    {
      do: { story: 'Filled', say: 'Headings and lists give the answer a shape.' },
      dont: {
        bare: true,
        args: {
          label: 'Management approach',
          value: [
            { kind: 'paragraph', runs: [{ text: 'OUR APPROACH', bold: true }] },
            { kind: 'paragraph', runs: [{ text: '- targets' }] },
            { kind: 'paragraph', runs: [{ text: '- review' }] },
          ],
        },
        say: 'Bold capitals as a heading, hyphens as a list: files and screen readers see neither.',
      },
    },
  ],
  content: ['Headings are headings, lists are lists: files are made of them.', 'Links say where they lead.'],
  accessibility: {
    name: 'The label names the text, a multi-line text box; the toolbar is named and has one stop for Tab.',
    told: 'Pressed tools, the link or number under the caret as a status; errors politely.',
  },
  keyboard: [
    { keys: 'Alt F10', does: 'Goes from the text to the tools' },
    { keys: 'Arrow left, arrow right, Home, End', does: 'Between the tools' },
    { keys: 'Escape', does: 'From tools, link or footnote back to the text' },
    { keys: 'Ctrl B, Ctrl I', does: 'Bold, italic' },
    {
      keys: 'Tab, Shift Tab',
      does: 'In a table: next and previous cell; out of it after the last and before the first',
    },
    { keys: 'Ctrl Enter', does: 'In a table: a row below' },
    { keys: 'Enter', does: 'In a footnote: back to its reference; in a cell: a line' },
    { keys: 'Ctrl Z, Ctrl Shift Z', does: 'Undo, redo' },
  ],
  pattern: 'toolbar',
};
