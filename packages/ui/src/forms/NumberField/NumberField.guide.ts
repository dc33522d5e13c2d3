import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A decimal number, kept exactly as it was typed. IntegerField is the same for whole numbers. Nothing is lost: text that is no number stays in the box and the caller says what is wrong.',
  alsoCalled: ['numeric input', 'decimal', 'amount', 'figure field'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The person chooses the unit', take: 'QuantityField' },
    { when: 'Several rows with unit and descriptor', take: 'MetricValueField' },
    { when: 'A rough value on a scale', take: 'Slider or Rating' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Box', what: 'Figures stand under one another; regrouped when focus leaves' },
    { part: 'Unit', what: 'Read out with the label' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
    { part: 'Aside', what: 'Last year’s value' },
  ],
  states: {
    rest: { story: 'WithUnit' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    readOnly: { args: { readOnly: true } },
    error: { args: { value: 'abc' } },
    empty: { story: 'Empty' },
    long: { args: { value: '123456789012345678901234567890.123456789' } },
    chinese: {},
  },
  pictures: [
    {
      do: { bare: true, args: { label: 'Electricity bought', unit: 'MWh' }, say: 'The unit stands in the box.' },
      dont: {
        bare: true,
        args: { label: 'Electricity bought (in MWh, numbers only!)', unit: undefined },
        say: 'The unit hides in the label, together with an order.',
      },
    },
  ],
  content: [
    'Label: what is measured, without the unit.',
    'Unit: its symbol, as the International System writes it.',
    'Error: give an example of a number that fits.',
  ],
  accessibility: {
    name: 'The visible label names the native text box; the unit is part of its description.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Ctrl V, ⌘ V', does: 'Takes a cell copied from a spreadsheet over an empty or wholly selected box' },
  ],
};
