import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A bordered surface that holds one thing among its like.',
  alsoCalled: ['tile', 'panel', 'surface'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It is only room around text', take: 'Box' },
    { when: 'A single message', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Surface', what: 'With or without padding' },
    { part: 'CardLink', what: 'Makes the whole card the target of one link' },
    { part: 'CardAbove', what: 'Keeps other controls of such a card pressable' },
  ],
  states: {
    rest: { story: 'AWholeCardAsLink' },
    hover: { at: 'a' },
    focus: { at: 'a' },
    long: {
      bare: true,
      args: {
        children:
          'Energy consumption within the organisation, by source and by site, with what was sold on and what was made on the premises',
      },
    },
    chinese: { bare: true, args: { children: '機構內部的能源消耗' } },
  },
  pictures: [
    {
      do: { story: 'AWholeCardAsLink', say: 'One link, whose area is the card; other controls lie above it.' },
      dont: {
        bare: true,
        args: { tone: 'selected', children: 'Three links, two buttons, a menu and a paragraph.' },
        say: 'A page in a card: nobody knows where to press.',
      },
    },
  ],
  content: ['Title: what the thing is called; it is the link.', 'Two or three facts, always in the same order.'],
  accessibility: { name: 'The element that `as` says; the link inside names the whole.', told: 'Nothing besides.' },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link, then to the other controls' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
