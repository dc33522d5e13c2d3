import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A key to press, in a hint or a menu.',
  alsoCalled: ['shortcut', 'hotkey', 'key', 'keyboard'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'It is code', take: '`code` inside Markdown' }],
  anatomy: [{ part: 'Key', what: 'One key; a chord is several of them' }],
  states: {
    rest: { story: 'AKey' },
    long: { args: { children: 'Ctrl Shift Alt F12' } },
    chinese: { args: { children: '空白鍵' } },
  },
  pictures: [
    {
      do: { args: { children: 'Ctrl K' }, say: 'As the key is labelled.' },
      dont: { args: { children: 'press control and k' }, say: 'A sentence in a key.' },
    },
  ],
  content: ['The words on the key; several parted by a space.'],
  accessibility: { name: 'A kbd element: plain text at its place.', told: 'Nothing.' },
  keyboard: [],
};
