import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A bordered surface that holds one thing among its like.',
  not: [
    { when: 'It is only room around text', take: 'Box' },
    { when: 'A single message', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Surface', what: 'With or without padding' },
    { part: 'CardLink', what: 'Makes the whole card the target of one link' },
    { part: 'CardAbove', what: 'Keeps other controls of such a card pressable' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link, then to the other controls' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
