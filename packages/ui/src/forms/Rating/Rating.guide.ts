import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'How much, on a short scale from 1, such as how material a topic is.',
  alsoCalled: ['stars', 'score', 'scale', 'likert'],
  status: 'trial',
  since: '0.1.0',
  not: [
    { when: 'A continuous scale', take: 'Slider' },
    { when: 'The steps have long names', take: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Steps', what: 'Figures, each named in words for screen readers' },
    { part: 'Ends', what: 'What the first and the last step mean' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'Answered' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    error: { args: { error: 'Choose a step.' } },
    empty: { story: 'NotYetAnswered' },
    long: {
      bare: true,
      args: {
        label:
          'How important is it to you that water taken from regions where it is scarce is given back as clean as it was?',
        value: 3,
        stepLabel: String,
      },
    },
    chinese: { story: 'InChinese' },
  },
  without: {
    readOnly: 'A reader gets a Figure',
  },
  pictures: [
    {
      do: { story: 'Answered', say: 'Both ends are named, so that 1 and 5 mean the same to all.' },
      dont: { bare: true, args: { label: 'Water', max: 5, value: 2, stepLabel: String }, say: 'Is 1 good or bad?' },
    },
  ],
  content: ['Label: a whole question.', 'Ends: opposites in two or three words.'],
  accessibility: {
    name: 'A radiogroup named by its legend; each step is named by `stepLabel`.',
    told: '“4 of 5” by the name of the step. Errors politely.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen step, or the first' },
    { keys: 'Arrows', does: 'Choose the next or previous step' },
  ],
  pattern: 'radio',
};
