import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'One picture, such as a logo or a portrait: checked, cut where its shape asks for it, made smaller and given a thumbnail before it is sent.',
  not: [
    { when: 'Files of other kinds, or several', take: 'FileDrop' },
    { when: 'A picture is shown, not asked', take: 'Avatar, Logo or FilePreview' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Area', what: 'Shows the picture there is; the whole of it is the button' },
    { part: 'Cut', what: 'Of a picture whose shape does not fit: moved by arrows or pointer' },
    { part: 'Buttons', what: 'Stop, send again and remove, each where it makes sense' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    {
      keys: 'Enter, Space',
      does: 'On the area: opens the choice of files; on a button: stops, sends again or removes',
    },
    { keys: 'Ctrl V, ⌘ V', does: 'Takes a copied picture' },
    { keys: 'Arrows', does: 'In the cut: move the part that is taken, or zoom; with Shift in larger steps' },
    { keys: 'Escape', does: 'Leaves the cut; nothing is taken' },
  ],
};
