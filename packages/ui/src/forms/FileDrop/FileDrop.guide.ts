import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'Takes files by drop, paste or choice and shows how each is doing.',
  not: [
    { when: 'One picture', take: 'ImageUpload' },
    { when: 'A file is shown, not asked', take: 'FilePreview' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Area', what: 'Says which files and how large; the whole of it is the button' },
    { part: 'Files', what: 'Name and size, progress, cancel, retry and remove' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    {
      keys: 'Enter, Space',
      does: 'On the area: opens the choice of files; on a button: cancels, tries again or removes',
    },
    { keys: 'Ctrl V, ⌘ V', does: 'Takes a copied file' },
  ],
};
