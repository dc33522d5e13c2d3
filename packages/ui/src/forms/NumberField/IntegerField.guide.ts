import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A number of things that are counted, such as employees. It is NumberField with the keyboard for digits; the caller refuses fractions.',
  alsoCalled: ['whole number', 'count', 'headcount', 'numeric input'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It can have a fraction', take: 'NumberField' },
    { when: 'A rough value on a scale', take: 'Slider or Rating' },
    { when: 'It is a number by its looks only, such as a postal code', take: 'TextField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Box', what: 'Figures stand under one another; regrouped when focus leaves' },
    { part: 'Unit', what: 'Read out with the label' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'CountingPeople' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    readOnly: { args: { readOnly: true } },
    error: { args: { value: '12.5' } },
    empty: { args: { value: '' } },
    long: { args: { value: '123456789012345678901234567890' } },
    chinese: {},
  },
  pictures: [
    {
      do: { bare: true, args: { label: 'Employees at the end of the year' }, say: 'Says what is counted, and when.' },
      dont: { bare: true, args: { label: 'No.' }, say: 'A short form that two readers fill in differently.' },
    },
  ],
  content: [
    'Label: the things that are counted, in the plural.',
    'Say the day or period of the count in the label or the hint.',
  ],
  accessibility: {
    name: 'The visible label names the native text box, which asks for the keyboard of digits.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Ctrl V, ⌘ V', does: 'Takes a cell copied from a spreadsheet over an empty or wholly selected box' },
  ],
};
