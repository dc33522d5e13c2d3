import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'The frame of one control: label, hint, error, saved mark and what stands beside it, tied together for everyone. Every field of this library is made with it; take it for a control of your own.',
  not: [
    { when: 'There is a field for the answer already', take: 'that field' },
    { when: 'Several controls answer one question', take: 'Fieldset' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control and leads to it; a mark where an answer is required' },
    { part: 'Saved mark', what: 'When the answer was saved; announced politely' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Control', what: 'Yours: it spreads what the frame hands it on the element that takes focus' },
    { part: 'Aside', what: 'Beside the control, such as last year’s value; below it on a telephone' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  keyboard: [{ keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it; the frame itself takes no focus' }],
};
