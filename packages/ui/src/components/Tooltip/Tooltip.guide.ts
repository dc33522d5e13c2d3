import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A few words about a control, on hover and on focus.',
  alsoCalled: ['hint', 'hover', 'title', 'help bubble', 'infotip'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'One must know it', take: 'text beside the control, or the hint of a Field' },
    { when: 'It holds links or more than a line', take: 'Popover' },
  ],
  anatomy: [
    { part: 'Control', what: 'One that takes focus' },
    { part: 'Bubble', what: 'Stays while the pointer is on it' },
  ],
  states: {
    rest: { story: 'OnFocusAndHover' },
    focus: { opens: 'focus' },
  },
  without: {
    long: 'What is long belongs into a Popover',
    chinese: 'Its words are the caller’s',
  },
  pictures: [
    {
      do: { opens: 'focus', say: 'A few words that one can do without.' },
      dont: { story: 'OnFocusAndHover', say: 'What everybody must know, hidden behind a pointer.' },
    },
  ],
  content: ['A few words, no full stop.', 'Nothing that is needed to go on.'],
  accessibility: {
    name: 'Describes the control that it stands at; it does not name it.',
    told: 'Read as the description of the control.',
  },
  keyboard: [
    { keys: 'Tab to the control', does: 'Shows it' },
    { keys: 'Escape', does: 'Hides it; focus stays' },
  ],
  pattern: 'tooltip',
};
