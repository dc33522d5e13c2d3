import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'The summary of what keeps a form from being sent. Form draws it by itself.',
  not: [
    { when: 'The form is a Form', take: 'nothing: it is inside' },
    { when: 'One action failed', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Title', what: 'How many answers need attention' },
    { part: 'Links', what: 'One for each field in error, in their order' },
  ],
  keyboard: [{ keys: 'Enter', does: 'On a link: goes to the field' }],
};
