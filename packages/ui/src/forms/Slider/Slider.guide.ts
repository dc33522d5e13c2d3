import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A value on a continuous scale where the place matters more than the exact figure, such as a threshold.',
  not: [
    { when: 'The exact figure matters', take: 'NumberField' },
    { when: 'A short scale with meanings', take: 'Rating' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Track', what: 'Filled up to the value' },
    { part: 'Value', what: 'In words beside the track' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Arrow right, arrow up', does: 'One step more' },
    { keys: 'Arrow left, arrow down', does: 'One step less' },
    { keys: 'Page up, Page down', does: 'A larger step' },
    { keys: 'Home, End', does: 'Least or greatest value' },
  ],
  pattern: 'slider',
};
