import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A talk between people or with an assistant. Follows new messages while the reader is at the end.',
  not: [
    { when: 'Events are told, nobody answers', take: 'Timeline' },
    { when: 'Comments belong to one spot of a text', take: 'a list of Cards' },
  ],
  anatomy: [
    { part: 'Message', what: 'Who, when and what; own ones at the end of the line' },
    { part: 'Button to newer ones', what: 'When one comes while the reader looks at older ones' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the thread, then what its messages hold' },
    { keys: 'Arrows, Page up, Page down, Home, End', does: 'Scroll the thread' },
  ],
};
