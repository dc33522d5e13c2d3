import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One number that matters, with its unit, how it moved and where it comes from.',
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
  keyboard: [],
};
