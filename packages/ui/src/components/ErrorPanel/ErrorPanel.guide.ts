import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A part or page that could not be shown: what happened, what was kept, what to do.',
  not: [
    { when: 'One field is wrong', take: 'the error of that Field' },
    { when: 'The rest of the page works', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Title', what: 'What happened' },
    { part: 'Words', what: 'What was kept and what to do' },
    { part: 'Reference', what: 'For support' },
    { part: 'Action', what: 'Try again, or another way' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the action' }],
  pattern: 'alert',
};
