import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Messages that come and go, and are said aloud (`Toaster`). One per application.',
  not: [
    { when: 'It must be read before going on', take: 'Dialog' },
    { when: 'It belongs to a part of the page', take: 'Banner' },
    { when: 'It confirms what is seen anyway', take: 'nothing' },
  ],
  anatomy: [
    { part: 'Icon and title', what: 'What happened' },
    { part: 'Action', what: 'Such as undo; hover, focus and a hidden window stop the clock' },
    { part: 'Close', what: 'Always' },
  ],
  keyboard: [
    { keys: 'F8', does: 'Goes to the messages' },
    { keys: 'Tab', does: 'Goes through them' },
    { keys: 'Escape', does: 'Closes the one in focus' },
  ],
  pattern: 'alert',
};
