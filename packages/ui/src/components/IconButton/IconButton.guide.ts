import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A button whose icon says enough for those who see it; its name is heard.',
  not: [{ when: 'People would have to guess', take: 'Button with words, or a Tooltip around it' }],
  anatomy: [{ part: 'Icon', what: 'Drawn at one size and stroke' }],
  keyboard: [{ keys: 'Enter, Space', does: 'Presses it' }],
  pattern: 'button',
};
