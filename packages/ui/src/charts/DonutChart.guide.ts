import type { Guide } from '../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Two to six parts of a whole, with the whole in the middle and every part named with its figure and share.',
  not: [
    { when: 'Sizes must be compared exactly', take: 'BarChart' },
    { when: 'There are more than six parts, or negative ones', take: 'BarChart' },
  ],
  anatomy: [
    { part: 'Ring', what: 'The parts, largest first from the top' },
    { part: 'Middle', what: 'The whole with its unit' },
    { part: 'List', what: 'Each part with colour, name, figure and share: it says all that the ring shows' },
  ],
  keyboard: [],
};
