import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Several people in little room, such as those who work on a report.',
  not: [{ when: 'Each person matters by name', take: 'a list with Avatar and Text' }],
  anatomy: [
    { part: 'People', what: 'Each said by name' },
    { part: 'Rest', what: 'How many more; their names are heard and seen on hover' },
  ],
  keyboard: [],
};
