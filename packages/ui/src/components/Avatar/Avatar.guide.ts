import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A person, small: the picture, or two initials where there is none.',
  not: [
    { when: 'Several people stand together', take: 'AvatarGroup' },
    { when: 'The name stands beside it', take: 'Avatar with `decorative`, so that nothing is said twice' },
  ],
  anatomy: [{ part: 'Picture or initials', what: 'Of a Chinese name the last two characters' }],
  keyboard: [],
};
