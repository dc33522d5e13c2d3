import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: "A tenant's logo in the variant for the mode; the name where there is no picture.",
  not: [{ when: 'It is a person', take: 'Avatar' }],
  anatomy: [
    { part: 'Picture', what: 'On a light plate where there is no variant for dark surfaces' },
    { part: 'Name', what: 'In place of a picture' },
  ],
  keyboard: [],
};
