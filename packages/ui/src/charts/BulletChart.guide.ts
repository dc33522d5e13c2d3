import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Measures against their targets, one row each. Units may differ: each row has its own scale from zero.',
  alsoCalled: ['target chart', 'goal', 'gauge', 'progress to target'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'All rows share one unit and have no target', take: 'BarChart' },
    { when: 'One share of a whole is done', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Bar', what: 'The figure' },
    { part: 'Vertical mark', what: 'The target' },
    { part: 'Tints behind', what: 'Ranges such as poor, fair and good' },
    { part: 'Words', what: 'The figure, and the target below it' },
  ],
  states: {
    rest: { story: 'FiguresAgainstTargets' },
    focus: { at: '[role=listitem]' },
    long: {
      bare: true,
      args: {
        label: 'Targets',
        rows: [
          {
            id: '1',
            label: 'Greenhouse gas emissions of goods and services that were bought from suppliers',
            value: '62',
            display: '62%',
            target: { value: '100', display: 'Target 100%' },
          },
        ],
      },
    },
    chinese: { story: 'InChinese' },
  },
  without: {
    empty: 'Its ChartFrame says so in its place',
  },
  pictures: [
    {
      do: { story: 'FiguresAgainstTargets', say: 'Figure and target side by side, each with its unit.' },
      dont: {
        bare: true,
        args: { label: 'Targets', rows: [{ id: '1', label: 'Progress', value: '62', display: '62' }] },
        say: 'Without a target it is a bar.',
      },
    },
  ],
  content: ['Target: the figure and the year.'],
  accessibility: {
    name: 'A list named by `label`; each point or bar is an entry named by its words and its exact figure.',
    told: 'The entry that the arrows are on. The same data as a table is one press away in its ChartFrame.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at one row; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go from row to row, each said with its figure' },
    { keys: 'Home, End', does: 'Go to the first and the last row' },
    { keys: 'Page Up, Page Down', does: 'Leap a tenth of the rows' },
  ],
};
