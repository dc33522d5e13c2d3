import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One choice of two to five, all in sight with their explanations.',
  not: [
    { when: 'More choices', take: 'Select or Combobox' },
    { when: 'Yes or no', take: 'Checkbox' },
    { when: 'Switching between views', take: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Choices', what: 'Each with an explanation where it needs one' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen one, or the first' },
    { keys: 'Arrows', does: 'Choose the next or previous one, round the ends' },
    { keys: 'Space', does: 'Chooses the focused one' },
  ],
  pattern: 'radio',
};
