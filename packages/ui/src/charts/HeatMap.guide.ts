import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Where figures are high and low in a grid, such as sites by months.',
  alsoCalled: ['heatmap', 'matrix', 'calendar heat', 'intensity'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Exact figures must be compared', take: 'DataTable' },
    { when: 'There is one row', take: 'BarChart' },
  ],
  anatomy: [
    { part: 'Cells', what: 'Five depths of one colour, with figures where they have room' },
    { part: 'Names', what: 'Rows at the side, columns above' },
    { part: 'Key', what: 'The lowest and the highest figure' },
  ],
  states: {
    rest: { story: 'SitesByMonths' },
    focus: { at: '[role=listitem]' },
    chinese: { story: 'InChinese' },
  },
  without: {
    empty: 'Its ChartFrame says so in its place',
    long: 'Without room the figures go and the shades stay',
  },
  pictures: [
    {
      do: { story: 'SitesByMonths', say: 'The figure stands in the field where there is room.' },
      dont: { story: 'WithoutRoomForFigures', say: 'Too narrow: shades alone; give it room or take a table.' },
    },
  ],
  content: ['Columns: short, as months are.'],
  accessibility: {
    name: 'A list named by `label`; each point or bar is an entry named by its words and its exact figure.',
    told: 'The entry that the arrows are on. The same data as a table is one press away in its ChartFrame.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Enters the grid at one cell; again, leaves it' },
    { keys: 'Arrow keys', does: 'Move along rows and columns' },
    { keys: 'Home, End', does: 'Go to the ends of the row' },
    { keys: 'Page Up, Page Down', does: 'Go to the ends of the column' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
};
