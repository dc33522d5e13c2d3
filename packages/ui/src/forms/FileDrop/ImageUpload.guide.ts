import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One picture, such as a logo or a portrait: checked, cut where its shape asks for it, made smaller and given a thumbnail before it is sent.',
  alsoCalled: ['logo upload', 'avatar upload', 'picture', 'crop', 'photo'],
  status: 'ready',
  since: '0.1.0',
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
  states: {
    rest: { story: 'ACompanyLogo' },
    hover: {},
    focus: {},
    disabled: { bare: true, args: { disabled: true } },
    error: { bare: true, args: { label: 'Company logo', error: 'Choose a picture of at least 64 pixels.' } },
    loading: {
      bare: true,
      args: {
        label: 'Company logo',
        progress: 0.4,
        labels: {
          prompt: 'Drop a logo here',
          alt: 'Logo',
          progress: 'Sending',
          cancel: 'Stop',
          retry: 'Send again',
          remove: 'Remove',
        },
      },
    },
    chinese: {},
  },
  without: {
    pressed: 'Only the area that cuts a picture is drawn, in its dialog',
    readOnly: 'A reader sees the picture',
    long: 'Its only long words are its hint',
  },
  pictures: [
    {
      do: { story: 'ACompanyLogo', say: 'The hint says kinds and size before one chooses.' },
      dont: {
        bare: true,
        args: { label: 'Logo (max. 2 MB, min. 64 px, PNG/JPG, transparent, no text)' },
        say: 'Six rules in a label.',
      },
    },
  ],
  content: [
    'Prompt: names the picture, “Drop a logo here or choose one”.',
    '`alt`: what the picture is, not that it is one.',
  ],
  accessibility: {
    name: 'The label names the area, which is a button; the picture has the text `labels.alt`.',
    told: 'Progress as a value; errors politely.',
  },
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
