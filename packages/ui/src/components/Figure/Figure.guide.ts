import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One number that matters, with its unit, how it moved and where it comes from.',
  alsoCalled: ['statistic', 'stat', 'kpi', 'metric', 'number', 'big number'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Numbers stand below one another', take: 'Table with FigureCell' },
    { when: 'The course over time matters', take: 'a chart' },
  ],
  anatomy: [
    { part: 'Label', what: 'What is counted' },
    { part: 'Number and unit', what: 'The unit lighter' },
    { part: 'Change', what: 'An arrow, and words that say it without the arrow' },
    { part: 'Source', what: 'Smallest' },
  ],
  states: {
    rest: { story: 'WithChangeAndSource' },
    long: {
      args: {
        value: '123,456,789,012,345.678',
        label: 'Direct emissions of all sites of the group, without what was captured and stored',
      },
    },
    chinese: { story: 'InChinese' },
  },
  pictures: [
    {
      do: { story: 'WithChangeAndSource', say: 'Number, unit, how it moved, where it comes from.' },
      dont: {
        bare: true,
        args: { label: '', value: '11902.5', change: { direction: 'down', tone: 'good', children: '-4.6' } },
        say: 'A number without a unit, moved by something of something.',
      },
    },
  ],
  content: [
    'Label: what is measured.',
    'Change: how much, than when.',
    'Good and bad are said in words where the arrow leaves it open.',
  ],
  accessibility: { name: 'Text in reading order: label, number, unit, change, source.', told: 'Nothing besides.' },
  keyboard: [],
};
