import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One yes or no that counts when the form is sent or saved.',
  not: [
    { when: 'It acts at once', take: 'Switch' },
    { when: 'Several that belong together', take: 'CheckboxGroup' },
    { when: 'One of several', take: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Box', what: 'At least 24 px with its label; a dash where only some of what it stands for is chosen' },
    { part: 'Label', what: 'Part of the target' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Space', does: 'Turns it on or off' },
  ],
  pattern: 'checkbox',
};
