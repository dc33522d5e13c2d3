import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A password, with the rules for a new one marked as they are met.',
  not: [{ when: 'A code from an e-mail', take: 'TextField with one-time-code' }],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Box', what: 'Never corrected, capitalised or spell-checked' },
    { part: 'Show', what: 'Shows the text and hides it again' },
    { part: 'Rules', what: 'Each with its state in words for screen readers' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Enter, Space', does: 'On the eye: shows or hides the text' },
  ],
};
