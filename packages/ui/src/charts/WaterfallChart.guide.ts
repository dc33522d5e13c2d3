import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'How one figure becomes another: last year, what changed, this year.',
  alsoCalled: ['bridge chart', 'variance', 'cascade', 'what changed'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Nothing adds up', take: 'BarChart' },
    { when: 'The parts are of one moment', take: 'DonutChart' },
  ],
  anatomy: [
    { part: 'Totals', what: 'From zero, stepping back' },
    { part: 'Changes', what: 'From where the last one ended; up and down told by sign, place and colour' },
    { part: 'Lines', what: 'From one step to the next' },
    { part: 'Figures', what: 'Beside each step, with sign' },
  ],
  states: {
    rest: { story: 'WhatChangedAFigure' },
    focus: { at: '[role=listitem]' },
    long: {
      bare: true,
      args: {
        label: 'Change',
        steps: [
          { id: '1', kind: 'total', label: '2025', value: '10', display: '10 t' },
          {
            id: '2',
            kind: 'change',
            label: 'Greenhouse gas emissions of goods and services that were bought from suppliers',
            value: '-2',
            display: '−2 t',
          },
          { id: '3', kind: 'total', label: '2026', value: '8', display: '8 t' },
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
      do: { story: 'WhatChangedAFigure', say: 'From one total to the next, reason by reason.' },
      dont: {
        bare: true,
        args: { label: 'Change', steps: [{ id: '1', kind: 'change', label: 'Other', value: '5', display: '5' }] },
        say: 'A change of nothing that was.',
      },
    },
  ],
  content: ['Steps: the reason, in two or three words.'],
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
