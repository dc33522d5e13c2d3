import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A number in a unit that the person chooses. Another unit offers the converted number and never changes it by itself.',
  not: [
    { when: 'The unit is fixed', take: 'NumberField with a unit' },
    { when: 'Several rows', take: 'MetricValueField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Number', what: 'As in NumberField' },
    { part: 'Unit', what: 'The platform’s own list' },
    { part: 'Conversion', what: 'A button with both quantities in words, after the unit changed' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Arrow down, arrow up', does: 'In the unit: chooses the next or previous one' },
    { keys: 'Enter, Space', does: 'On the conversion: takes the converted number' },
  ],
};
