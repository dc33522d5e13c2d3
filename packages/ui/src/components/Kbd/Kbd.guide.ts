import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A key to press, in a hint or a menu.',
  not: [{ when: 'It is code', take: '`code` inside Markdown' }],
  anatomy: [{ part: 'Key', what: 'One key; a chord is several of them' }],
  keyboard: [],
};
