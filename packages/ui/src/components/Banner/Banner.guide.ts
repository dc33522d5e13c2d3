import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A message that belongs to a page or a part of it and stays until its reason is gone.',
  not: [
    { when: 'The message comes and goes by itself', take: 'Toaster' },
    { when: 'A part could not be shown at all', take: 'ErrorPanel' },
    { when: 'One field is wrong', take: 'the error of that Field' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Follows the tone' },
    { part: 'Title and words', what: 'What holds, and what to do' },
    { part: 'Action', what: 'One button or link' },
    { part: 'Dismiss', what: 'Only where the reader may take it away' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the action, then to the button that dismisses' }],
  pattern: 'alert',
};
