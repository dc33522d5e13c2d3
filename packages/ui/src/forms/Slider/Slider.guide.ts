import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A value on a continuous scale where the place matters more than the exact figure, such as a threshold.',
  alsoCalled: ['range', 'track bar', 'threshold'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The exact figure matters', take: 'NumberField' },
    { when: 'A short scale with meanings', take: 'Rating' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Track', what: 'Filled up to the value' },
    { part: 'Value', what: 'In words beside the track' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'AboutRight' },
    focus: { opens: 'focus' },
    disabled: { story: 'Disabled' },
    error: { args: { error: 'Choose more than 0%.' } },
    chinese: {},
  },
  without: {
    long: 'Its words are a number',
  },
  pictures: [
    {
      do: { story: 'AboutRight', say: 'The value stands beside it as a number.' },
      dont: {
        bare: true,
        args: { label: 'Revenue in 2025', min: 0, max: 1000000000, value: 482311907, valueText: String },
        say: 'An exact figure out of a billion: a NumberField.',
      },
    },
  ],
  content: ['Label: what is set.', 'Value: number with its unit.'],
  accessibility: {
    name: 'The label names the native slider.',
    told: '`valueText` in place of the bare number. Errors politely.',
  },
  keyboard: [
    { keys: 'Arrow right, arrow up', does: 'One step more' },
    { keys: 'Arrow left, arrow down', does: 'One step less' },
    { keys: 'Page up, Page down', does: 'A larger step' },
    { keys: 'Home, End', does: 'Least or greatest value' },
  ],
  pattern: 'slider',
};
