import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Compares one figure over things with names, such as emissions by scope. Lengths begin at zero, and each bar has its exact figure beside it.',
  alsoCalled: ['bar graph', 'column chart', 'comparison'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'There are several series', take: 'BarSeriesChart' },
    { when: 'The order is time', take: 'LineChart' },
    { when: 'The parts make a whole and are few', take: 'DonutChart' },
  ],
  anatomy: [
    { part: 'Names', what: 'Before the bars, in at most two lines' },
    { part: 'Bars', what: 'One colour; with a highlighted one the others step back' },
    { part: 'Figures', what: 'As the data says them, beside the ends' },
    { part: 'Axis', what: 'Round numbers below, zero always in it' },
  ],
  states: {
    rest: { story: 'Emissions' },
    focus: { at: '[role=listitem]' },
    empty: { story: 'Nothing' },
    long: {
      bare: true,
      args: {
        label: 'Emissions',
        bars: [
          {
            id: '1',
            label: 'Greenhouse gas emissions of goods and services that were bought from suppliers',
            value: 12840,
            display: '12,840 tCO₂e',
          },
        ],
      },
    },
    chinese: {},
  },
  pictures: [
    {
      do: { story: 'OneHighlighted', say: 'The one that is spoken of wears the brand.' },
      dont: {
        bare: true,
        args: { label: 'Chart', bars: [{ id: '1', label: 'A', value: 1, display: '1' }] },
        say: 'One bar compares nothing: take Figure.',
      },
    },
  ],
  content: ['Labels: what is compared, without the unit.', 'Figures: with unit, as elsewhere on the page.'],
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
