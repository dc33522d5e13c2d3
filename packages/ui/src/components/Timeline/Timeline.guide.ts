import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'What happened to a thing, event by event, such as the life of a report.',
  not: [
    { when: 'People answer one another', take: 'ChatThread' },
    { when: 'Steps lie ahead', take: 'Steps' },
  ],
  anatomy: [
    { part: 'Point', what: 'Dot or icon; decorative' },
    { part: 'Title and time', what: 'Who did what, when' },
    { part: 'Content', what: 'Details' },
  ],
  keyboard: [],
};
