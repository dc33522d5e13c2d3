import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Turns something on or off at once, such as a feature of the organisation.',
  not: [
    { when: 'It counts only when the form is sent', take: 'Checkbox' },
    { when: 'The two states are not on and off', take: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Track', what: 'Shape and place tell the state, not colour alone' },
    { part: 'Label', what: 'Names what is on; it never changes with the state' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Space', does: 'Turns it on or off' },
  ],
  pattern: 'switch',
};
