import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A telephone number of any country, typed as people write it there and kept in international form. Hong Kong comes first.',
  not: [{ when: 'The number is shown, not asked', take: 'Text with a tel: link' }],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Country', what: 'Name and calling code; a number that begins with + chooses it' },
    { part: 'Number', what: 'Regrouped when it is a number; loads the numbering plans when first needed' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Arrow down, arrow up', does: 'In the country: chooses the next or previous one' },
  ],
};
