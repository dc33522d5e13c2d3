import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Compares a few series over categories: side by side to compare them, upon one another to see the sum and its parts, vertical for time, horizontal for names.',
  alsoCalled: ['grouped bar', 'stacked bar', 'clustered column'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'There is one series with names', take: 'BarChart' },
    { when: 'There are many points in time', take: 'LineChart' },
  ],
  anatomy: [
    {
      part: 'Key',
      what: 'Names of the series with their colours; with `named`, names and figures stand at the bars where there is room',
    },
    { part: 'Bars', what: 'From zero; what is negative stands below it' },
    { part: 'Axes', what: 'Values on one side, categories on the other' },
    { part: 'Tip', what: 'All series at the category being read' },
  ],
  states: {
    rest: { story: 'SideBySide' },
    focus: { at: '[role=listitem]' },
    long: { story: 'SidewaysForLongNames' },
    chinese: { story: 'InChinese' },
  },
  without: {
    empty: 'Its ChartFrame says so in its place',
  },
  pictures: [
    {
      do: { story: 'UponOneAnother', say: 'Upon one another where the sum matters.' },
      dont: {
        bare: true,
        args: {
          label: 'Chart',
          categories: ['A', 'B'],
          series: Array.from({ length: 7 }, (_, place) => ({
            id: String(place),
            label: `Series ${place}`,
            values: [place, 2],
            displays: ['1', '2'],
          })),
        },
        say: 'Seven series: nobody compares the fifth with the sixth.',
      },
    },
  ],
  content: ['Series: two to four, in the order of the sentence that the chart proves.'],
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
