import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Room around content, on a surface of the theme.',
  alsoCalled: ['container', 'padding', 'surface', 'panel', 'div'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It is a thing of its own', take: 'Card' },
    { when: 'Things need distance from one another', take: 'Stack, Inline or Grid' },
  ],
  anatomy: [
    { part: 'Surface', what: 'Brings the text colour that reads on it' },
    { part: 'Padding', what: 'A step of the space scale' },
  ],
  states: {
    rest: { story: 'RoomAroundWords' },
    long: {
      args: {
        measured: true,
        children:
          'Guidance to a disclosure runs over several lines and is held to a width that the eye can follow from the end of one line to the beginning of the next.',
      },
    },
    chinese: { args: { children: '披露指引' } },
  },
  pictures: [
    {
      do: { story: 'RoomAroundWords', say: 'One surface around what belongs together.' },
      dont: {
        args: { border: true, surface: 'sunken', padding: 8, children: 'Box in a box' },
        say: 'Border, ground and much room at once: it shouts without saying anything.',
      },
    },
  ],
  content: ['It has no words of its own; measured text stays under 72 characters a line.'],
  accessibility: { name: 'The element that `as` says, without a role of its own.', told: 'Nothing.' },
  keyboard: [],
};
