import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Several lines of plain text: an explanation, a comment.',
  alsoCalled: ['multiline input', 'comment box', 'long text', 'textarea'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The text needs headings, lists, tables or links', take: 'RichTextArea' },
    { when: 'One line is enough', take: 'TextField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Box', what: 'Grows with its text up to 60 % of the height of the window' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
    { part: 'Saved mark', what: 'Short state of saving beside the label, announced when it changes' },
  ],
  states: {
    rest: { story: 'Long' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    readOnly: { args: { readOnly: true } },
    error: { args: { error: 'Say how you manage this topic.' } },
    empty: { story: 'Empty' },
    long: { args: { value: 'We reduce what we use before we buy what is green. '.repeat(60) } },
    chinese: { args: { value: '我們先減少用量，再購買綠色能源，並由董事會每年檢討進度。' } },
  },
  pictures: [
    {
      do: {
        bare: true,
        story: 'Empty',
        args: { label: 'Approach', rows: 5 },
        say: 'As high as the answer that is expected.',
      },
      dont: { bare: true, story: 'Empty', args: { label: 'Approach', rows: 1 }, say: 'One row asks for one word.' },
    },
  ],
  content: [
    'Label: the question itself where the answer is prose.',
    'Hint: what a good answer holds, not how long it may be.',
    'A limit is told in the hint before it is met.',
  ],
  accessibility: {
    name: 'The visible label names the native multi-line text box.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Enter', does: 'Begins a line' },
  ],
};
