import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A few words about a control, on hover and on focus.',
  not: [
    { when: 'One must know it', take: 'text beside the control, or the hint of a Field' },
    { when: 'It holds links or more than a line', take: 'Popover' },
  ],
  anatomy: [
    { part: 'Control', what: 'One that takes focus' },
    { part: 'Bubble', what: 'Stays while the pointer is on it' },
  ],
  keyboard: [
    { keys: 'Tab to the control', does: 'Shows it' },
    { keys: 'Escape', does: 'Hides it; focus stays' },
  ],
  pattern: 'tooltip',
};
