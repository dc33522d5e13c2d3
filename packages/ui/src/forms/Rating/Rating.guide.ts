import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'How much, on a short scale from 1, such as how material a topic is.',
  not: [
    { when: 'A continuous scale', take: 'Slider' },
    { when: 'The steps have long names', take: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Steps', what: 'Figures, each named in words for screen readers' },
    { part: 'Ends', what: 'What the first and the last step mean' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen step, or the first' },
    { keys: 'Arrows', does: 'Choose the next or previous step' },
  ],
  pattern: 'radio',
};
