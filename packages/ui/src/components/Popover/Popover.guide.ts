import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A small panel beside the button that opens it: details, a few settings, a picker. The page behind stays usable.',
  not: [
    { when: 'It is a list of actions', take: 'Menu' },
    { when: 'A few words of help', take: 'Tooltip' },
    { when: 'A task to finish', take: 'Dialog' },
  ],
  anatomy: [
    { part: 'Button', what: 'Says that it opens something' },
    { part: 'Panel', what: 'Named; mounted while it is open' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open it and move focus inside' },
    { keys: 'Tab', does: 'Goes through it; past its end it closes' },
    { keys: 'Escape', does: 'Closes; focus goes back' },
  ],
};
