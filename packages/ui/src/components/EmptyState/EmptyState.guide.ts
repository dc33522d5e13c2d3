import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A place that holds nothing yet, and teaches what it is for.',
  not: [
    { when: 'Loading is under way', take: 'SkeletonGroup' },
    { when: 'It could not be loaded', take: 'ErrorPanel' },
    { when: 'A search found nothing', take: 'a line of Text with what to change' },
  ],
  anatomy: [
    { part: 'Drawing', what: 'Decorative' },
    { part: 'Title and purpose', what: 'What will stand here' },
    { part: 'Example', what: 'One' },
    { part: 'Action', what: 'The one thing to do' },
  ],
  keyboard: [],
};
