import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Figures over time: where they lead, and how several courses differ. Thousands of points draw as fast as hundreds.',
  alsoCalled: ['line graph', 'area chart', 'time series', 'trend'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The categories have no order', take: 'BarSeriesChart' },
    { when: 'Only the direction matters, beside a figure', take: 'Sparkline' },
  ],
  anatomy: [
    { part: 'Lines or areas', what: 'With gaps where nothing is known' },
    { part: 'Names', what: 'At the ends of the lines, or as a key where there is no room' },
    { part: 'Axes', what: 'Values at the side; as many categories as have room' },
    { part: 'Tip', what: 'All series at the point being read' },
  ],
  states: {
    rest: { story: 'ThreeLinesWithTheirNames' },
    focus: { at: '[role=listitem]' },
    long: {
      bare: true,
      args: {
        label: 'Emissions',
        categories: ['2024', '2025', '2026'],
        series: [
          {
            id: '1',
            label: 'Emissions of goods and services that were bought from suppliers',
            values: [3, 4, 2],
            displays: ['3 t', '4 t', '2 t'],
          },
          {
            id: '2',
            label: 'Emissions of business travel and of the way to work',
            values: [1, 2, 3],
            displays: ['1 t', '2 t', '3 t'],
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
      do: { story: 'OneHighlighted', say: 'Names stand at their lines; one is spoken of.' },
      dont: {
        bare: true,
        args: {
          label: 'Chart',
          categories: ['2025'],
          series: [{ id: '1', label: 'Scope 1', values: [3], displays: ['3'] }],
        },
        say: 'One year is no course.',
      },
    },
  ],
  content: ['Names at the lines: two words.'],
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
