import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Things by two measures, such as a materiality matrix: topics by impact and by financial weight, with thresholds that people can move.',
  alsoCalled: ['scatter plot', 'bubble', 'materiality matrix', 'xy chart', 'quadrant'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'There is one measure', take: 'BarChart' },
    { when: 'Both measures run over time', take: 'LineChart' },
  ],
  anatomy: [
    { part: 'Field', what: 'Two axes with their names; thresholds part it, and its parts may have names' },
    {
      part: 'Points',
      what: 'Larger past the thresholds; in the colour of their category; a ring around its number where several coincide',
    },
    { part: 'Names', what: 'Where they have room; a number elsewhere, which the key below explains' },
    { part: 'Thresholds', what: 'Two lines, drawn by pointer or moved by keys' },
  ],
  states: {
    rest: { story: 'TopicsByTwoMeasures' },
    focus: { at: '[role=listitem]' },
    long: {
      bare: true,
      args: {
        label: 'Topics',
        points: [{ id: '1', label: 'Water taken from regions where it is scarce', x: 3, y: 2, display: '3, 2' }],
        x: { label: 'How much the topic matters to the people around our sites', min: 0, max: 5 },
        y: { label: 'Financial weight', min: 0, max: 5 },
      },
    },
    chinese: { story: 'InChinese' },
  },
  without: {
    empty: 'Its ChartFrame says so in its place',
  },
  pictures: [
    {
      do: { story: 'MaterialityMatrix', say: 'Fields have names: what a place means is said.' },
      dont: {
        bare: true,
        args: {
          label: 'Chart',
          points: [{ id: '1', label: 'Water', x: 1, y: 1, display: '1, 1' }],
          x: { label: 'x', min: 0, max: 5 },
          y: { label: 'y', min: 0, max: 5 },
        },
        say: 'Axes without names.',
      },
    },
  ],
  content: ['Axes: what grows along them.'],
  accessibility: {
    name: 'A group named by `label`; each point is an entry named by its words, each threshold a slider.',
    told: 'The entry that the arrows are on. The same data as a table is one press away in its ChartFrame.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the points, then to each threshold' },
    { keys: 'Arrow keys on a point', does: 'Go from point to point' },
    { keys: 'Home, End on a point', does: 'Go to the first and the last point' },
    {
      keys: 'Arrow keys on a threshold',
      does: 'Move it by the step of the axis, else by a hundredth; with Shift by a tenth',
    },
    { keys: 'Page Up, Page Down on a threshold', does: 'Move it by a tenth of the axis' },
    { keys: 'Home, End on a threshold', does: 'Move it to the ends of the axis' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
  pattern: 'slider',
};
