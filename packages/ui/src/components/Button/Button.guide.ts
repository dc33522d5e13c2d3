import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Starts one action. The quietest look is the default; one strong button to a view.',
  not: [
    {
      when: 'It leads to another page',
      take: 'TextLink, or Button with `asChild` around a router link where it is the main way on',
    },
    { when: 'The icon says enough', take: 'IconButton' },
    { when: 'Several actions of one kind', take: 'SplitButton or Menu' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Before the words, decorative' },
    { part: 'Words', what: 'A verb and its object' },
    { part: 'Icon after', what: 'For what opens something' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Presses it; while `pending` it keeps focus and does nothing' }],
  pattern: 'button',
};
