import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Takes files by drop, paste or choice and shows how each is doing.',
  alsoCalled: ['upload', 'dropzone', 'drop zone', 'attachment', 'file input', 'evidence'],
  status: 'ready',
  since: '0.1.0',
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
  states: {
    rest: { story: 'Empty' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    error: { args: { error: 'Add at least one file.' } },
    loading: { story: 'OnTheirWay' },
    long: {
      args: {
        items: [
          {
            id: '1',
            name: 'electricity-bills-of-all-sites-in-hong-kong-and-macau-of-the-year-2025-final-version-signed.pdf',
            state: 'done',
            detail: '412 kB',
          },
        ],
      },
    },
    chinese: {},
  },
  without: {
    readOnly: 'A reader gets FilePreview',
  },
  pictures: [
    {
      do: { story: 'OnTheirWay', say: 'Each file says how it is doing and what can be done.' },
      dont: {
        bare: true,
        story: 'Empty',
        args: {
          label: 'Evidence',
          labels: {
            prompt: 'Upload',
            files: 'Files',
            cancel: () => 'x',
            retry: () => 'x',
            remove: () => 'x',
            progress: () => 'x',
          },
        },
        say: 'Which kinds, how large? People find out by being refused.',
      },
    },
  ],
  content: [
    'Prompt: both ways, “Drop files here or choose them”.',
    'Hint: kinds and limit.',
    'A failure says what happened and keeps the file.',
  ],
  accessibility: {
    name: 'The label names the area, which is a button; each file’s buttons name the file.',
    told: 'A file that fails is an alert; progress is a value that can be asked for.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    {
      keys: 'Enter, Space',
      does: 'On the area: opens the choice of files; on a button: cancels, tries again or removes',
    },
    { keys: 'Ctrl V, ⌘ V', does: 'Takes a copied file' },
  ],
};
