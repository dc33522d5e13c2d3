import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'The profile of at most three things over three to eight measures of one unit, such as ratings.',
  alsoCalled: ['spider chart', 'web chart', 'profile', 'polar'],
  status: 'trial',
  since: '0.1.0',
  not: [
    { when: 'Sizes must be compared exactly', take: 'BarSeriesChart' },
    { when: 'The measures have different units', take: 'BulletChart' },
  ],
  anatomy: [
    { part: 'Axes', what: 'One for each measure, from the middle' },
    { part: 'Rings', what: 'Round numbers' },
    { part: 'Outlines', what: 'One for each thing, named in the key' },
    { part: 'Tip', what: 'All things at the measure being read' },
  ],
  states: {
    rest: { story: 'ProfilesOverTopics' },
    focus: { at: '[role=listitem]' },
    long: {
      bare: true,
      args: {
        label: 'Ratings',
        max: 5,
        axes: ['Emissions of goods and services', 'Water that was taken', 'Health and safety'],
        series: [{ id: '1', label: 'Employees of all sites', values: [3, 4, 2], displays: ['3', '4', '2'] }],
      },
    },
    chinese: { story: 'InChinese' },
  },
  without: {
    empty: 'Its ChartFrame says so in its place',
  },
  pictures: [
    {
      do: { story: 'ProfilesOverTopics', say: 'Three to eight measures of one unit.' },
      dont: {
        bare: true,
        args: {
          label: 'Chart',
          max: 5,
          axes: ['A', 'B', 'C'],
          series: [{ id: '1', label: 'A', values: [1, 2, 3], displays: ['1', '2', '3'] }],
        },
        say: 'One profile alone: take BarChart.',
      },
    },
  ],
  content: ['Measures: one or two words, of one unit.'],
  accessibility: {
    name: 'A list named by `label`; each point or bar is an entry named by its words and its exact figure.',
    told: 'The entry that the arrows are on. The same data as a table is one press away in its ChartFrame.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at one point; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go from point to point, each said with all its figures' },
    { keys: 'Home, End', does: 'Go to the first and the last point' },
    { keys: 'Page Up, Page Down', does: 'Leap a tenth of the points' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
};
