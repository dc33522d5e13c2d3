import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Several choices of a short list, all in sight.',
  not: [
    { when: 'More than about seven choices', take: 'MultiSelect' },
    { when: 'Exactly one may be chosen', take: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Choices', what: 'Each with an explanation where it needs one' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Space', does: 'Turns the choice on or off' },
  ],
  pattern: 'checkbox',
};
