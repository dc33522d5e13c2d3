import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'What flows from where to where, such as energy from sources to uses.',
  not: [
    { when: 'Flows lead back in a circle', take: 'a table' },
    { when: 'There are more than about thirty flows', take: 'a table, or the largest flows alone' },
  ],
  anatomy: [
    { part: 'Nodes', what: 'In layers, as high as what flows through them' },
    { part: 'Bands', what: 'As wide as their flow, in the colour of where they come from' },
    { part: 'Names', what: 'With their figures, towards the middle' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the chart at the first node; again, leaves it' },
    { keys: 'Arrow keys', does: 'Go through the nodes and then through the flows' },
    { keys: 'Home, End', does: 'Go to the first node and the last flow' },
    { keys: 'Escape', does: 'Puts the figures away' },
  ],
};
