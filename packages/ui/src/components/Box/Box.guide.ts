import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Room around content, on a surface of the theme.',
  not: [
    { when: 'It is a thing of its own', take: 'Card' },
    { when: 'Things need distance from one another', take: 'Stack, Inline or Grid' },
  ],
  anatomy: [
    { part: 'Surface', what: 'Brings the text colour that reads on it' },
    { part: 'Padding', what: 'A step of the space scale' },
  ],
  keyboard: [],
};
