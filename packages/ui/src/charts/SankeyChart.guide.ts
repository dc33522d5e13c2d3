import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'What flows from where to where, such as energy from sources to uses.',
  alsoCalled: ['flow diagram', 'alluvial', 'energy flow'],
  status: 'trial',
  since: '0.1.0',
  not: [
    { when: 'Flows lead back in a circle', take: 'a table' },
    { when: 'There are more than about thirty flows', take: 'a table, or the largest flows alone' },
  ],
  anatomy: [
    { part: 'Nodes', what: 'In layers, as high as what flows through them' },
    { part: 'Bands', what: 'As wide as their flow, in the colour of where they come from' },
    { part: 'Names', what: 'With their figures, towards the middle' },
  ],
  states: {
    rest: { story: 'FromSourceToUse' },
    focus: { at: '[role=listitem]' },
    long: {
      bare: true,
      args: {
        label: 'Energy',
        nodes: [
          { id: 'a', label: 'Electricity bought from the grid', display: '5 MWh' },
          { id: 'b', label: 'Cooling of the data centres', display: '5 MWh' },
        ],
        links: [{ from: 'a', to: 'b', value: 5, display: '5 MWh' }],
      },
    },
    chinese: { story: 'InChinese' },
  },
  without: {
    empty: 'Its ChartFrame says so in its place',
  },
  pictures: [
    {
      do: { story: 'OneHighlighted', say: 'One way through is marked.' },
      dont: { story: 'FromSourceToUse', say: 'All ways alike, where the text speaks of one: mark it.' },
    },
  ],
  content: ['Nodes: nouns; flows carry a figure with its unit.'],
  accessibility: {
    name: 'A list named by `label`; each point or bar is an entry named by its words and its exact figure.',
    told: 'The entry that the arrows are on. The same data as a table is one press away in its ChartFrame.',
  },
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at the first node; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go through the nodes and then through the flows' },
    { keys: 'Home, End', does: 'Go to the first node and the last flow' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
};
