import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Two to six parts of a whole, with the whole in the middle and every part named with its figure and share.',
  alsoCalled: ['pie chart', 'ring', 'parts of a whole', 'share'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Sizes must be compared exactly', take: 'BarChart' },
    { when: 'There are more than six parts, or negative ones', take: 'BarChart' },
  ],
  anatomy: [
    { part: 'Ring', what: 'The parts, largest first from the top' },
    { part: 'Middle', what: 'The whole with its unit' },
    { part: 'List', what: 'Each part with colour, name, figure and share: it says all that the ring shows' },
  ],
  states: {
    rest: { story: 'PartsOfAWhole' },
    long: {
      args: {
        slices: [
          {
            id: '1',
            label: 'Greenhouse gas emissions of goods and services that were bought from suppliers',
            value: 60,
            display: '60 t',
            share: '60%',
          },
          { id: '2', label: 'Other', value: 40, display: '40 t', share: '40%' },
        ],
      },
    },
    chinese: {
      args: {
        label: '按來源劃分的能源',
        slices: [
          { id: '1', label: '外購電力', value: 60, display: '60 兆瓦時', share: '60%' },
          { id: '2', label: '太陽能', value: 40, display: '40 兆瓦時', share: '40%' },
        ],
      },
    },
  },
  without: { focus: 'It is read as a list and takes no focus', empty: 'Its ChartFrame says so in its place' },
  pictures: [
    {
      do: { story: 'PartsOfAWhole', say: 'Two to six parts, largest first, each named.' },
      dont: { story: 'OneIsAll', say: 'One part is the whole: take Figure.' },
    },
  ],
  content: ['Parts: nouns; “Other” last.', 'The whole in the middle, with its unit.'],
  accessibility: {
    name: 'A list named by `label`; each point or bar is an entry named by its words and its exact figure.',
    told: 'Nothing by itself. The same data as a table is one press away in its ChartFrame.',
  },
  keyboard: [],
};
