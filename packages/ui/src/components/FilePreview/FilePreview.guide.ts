import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A file as it hangs on something, such as evidence.',
  alsoCalled: ['attachment', 'thumbnail', 'document', 'viewer', 'file card'],
  status: 'trial',
  since: '0.1.0',
  not: [{ when: 'Files are still being sent', take: 'FileDrop' }],
  anatomy: [
    { part: 'Picture', what: 'Thumbnail, or the icon of the kind' },
    { part: 'Name', what: 'Cut in its middle: the ending stays' },
    { part: 'Details', what: 'Size, who, when' },
    { part: 'Actions', what: 'Open, download, remove' },
  ],
  states: {
    rest: { story: 'APdf' },
    long: { story: 'EvidenceWithALongName' },
    chinese: { story: 'APdf' },
  },
  without: {
    loading: 'Only its picture is loaded late',
  },
  pictures: [
    {
      do: { story: 'EvidenceWithALongName', say: 'The name keeps its end: the kind of the file.' },
      dont: {
        bare: true,
        args: { name: 'document (1) (2) final FINAL.pdf', type: 'application/pdf' },
        say: 'Whose, how large, from when?',
      },
    },
  ],
  content: ['Details: size, who, when, in this order.'],
  accessibility: {
    name: 'The name of the file is its text; actions name the file where several stand together.',
    told: 'Nothing besides.',
  },
  keyboard: [{ keys: 'Tab', does: 'Goes through the actions' }],
};
