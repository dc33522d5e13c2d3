import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A file as it hangs on something, such as evidence.',
  not: [{ when: 'Files are still being sent', take: 'FileDrop' }],
  anatomy: [
    { part: 'Picture', what: 'Thumbnail, or the icon of the kind' },
    { part: 'Name', what: 'Cut in its middle: the ending stays' },
    { part: 'Details', what: 'Size, who, when' },
    { part: 'Actions', what: 'Open, download, remove' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes through the actions' }],
};
