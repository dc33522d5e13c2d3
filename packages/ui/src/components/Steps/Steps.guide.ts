import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Where one stands on a way of several phases, and the steps of the phase one is in.',
  not: [
    { when: 'Places beside one another', take: 'TabLinks' },
    { when: 'A share of one thing', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Phases', what: 'With their states; heard in words' },
    { part: 'Summary', what: 'In place of the phases in a narrow window' },
    { part: 'Steps', what: 'Links where they can be gone to' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from step to step' },
    { keys: 'Enter', does: 'Goes to the step' },
  ],
};
