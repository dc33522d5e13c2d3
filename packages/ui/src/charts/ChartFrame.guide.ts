import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Frames every chart: its title, the same data as a table one button away, downloads as picture, drawing and spreadsheet, and what stands there while there is nothing to draw.',
  alsoCalled: ['chart card', 'chart container', 'figure', 'download chart'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The drawing is a word beside a figure', take: 'Sparkline without a frame' },
    { when: 'The data is a table first', take: 'DataTable' },
  ],
  anatomy: [
    { part: 'Title and description', what: 'What is shown and where it comes from' },
    { part: 'Table button', what: 'Turns the chart into its table and back' },
    { part: 'Download menu', what: 'PNG, SVG and the spreadsheet' },
    { part: 'Chart', what: 'Its room is kept while data is on its way' },
  ],
  states: {
    rest: { story: 'WithDownloads' },
    hover: {},
    focus: {},
    pressed: {},
    error: { story: 'CouldNotBeHad' },
    loading: { story: 'OnItsWay' },
    empty: {
      bare: true,
      args: {
        title: 'Water taken',
        children: null,
        empty: 'Enter figures to see how they compare.',
        table: { head: [], rows: [] },
        labels: { showTable: 'Show as table', showChart: 'Show as chart' },
      },
    },
    long: {
      bare: true,
      args: {
        title: 'Water taken from rivers, from the ground and from the public supply, by site and by year',
        description: 'As reported under GRI 303-3, in cubic metres, without what was given back as clean as it was',
        children: 'The chart',
        labels: { showTable: 'Show as table', showChart: 'Show as chart' },
      },
    },
    chinese: { story: 'InChinese' },
  },
  without: {
    disabled: 'Downloads wait for the chart',
  },
  pictures: [
    {
      do: { story: 'WithDownloads', say: 'The title says what is seen, the table is one press away.' },
      dont: {
        bare: true,
        args: { title: 'Chart 3', children: 'The chart', labels: { showTable: 'Table', showChart: 'Chart' } },
        say: 'A number for a title.',
      },
    },
  ],
  content: [
    'Title: what is measured, of what, when.',
    'Description: source and unit.',
    'Empty: what to do to see something.',
  ],
  accessibility: {
    name: 'A figure named by its title; its buttons by `labels`.',
    told: 'Loading as a status; a failure as an alert.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the table button, the downloads, then into the chart' },
    { keys: 'Enter, Space', does: 'Press the button, open the menu' },
    { keys: 'Arrow keys in the menu', does: 'Go through the downloads' },
  ],
};
