import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Switches between two to five views or modes of the same thing, such as chart and table.',
  not: [
    { when: 'The parts have content of their own', take: 'Tabs' },
    { when: 'It is an answer in a form', take: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Segments', what: 'Short labels, an icon where it helps; one is always on' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the one that is on' },
    { keys: 'Arrows', does: 'Turn on the next or previous one' },
  ],
  pattern: 'radio',
};
