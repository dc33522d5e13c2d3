import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'The frame of one control: label, hint, error, saved mark and what stands beside it, tied together for everyone. Every field of this library is made with it; take it for a control of your own.',
  alsoCalled: ['form field', 'form group', 'label', 'form control', 'input group'],
  status: 'ready',
  since: '0.1.0',
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
  states: {
    rest: { story: 'AroundAControlOfYourOwn' },
    focus: {},
    error: { story: 'WithSomethingWrong' },
    long: {
      bare: true,
      args: {
        label:
          'How much energy did all sites together use in the reporting period, bought and made, after what was sold on',
        hint: 'Count what was bought and what was made, take away what was sold on, and say below which sites are left out and why.',
        children: () => null,
        custom: true,
      },
    },
    chinese: {},
  },
  pictures: [
    {
      do: { story: 'AroundAControlOfYourOwn', say: 'Label, hint, control, error: one above the other.' },
      dont: {
        bare: true,
        args: {
          label: 'Reporting month',
          error: 'Please note that this is a mandatory field which has to be completed.',
          children: () => null,
          custom: true,
        },
        say: 'Many words, and still not what to do.',
      },
    },
  ],
  content: [
    'Label: one to three words; hint: one sentence; error: what to do.',
    '“Saved 10:42” is the whole saved mark.',
  ],
  accessibility: {
    name: 'The label is tied to the control by its id; a control of your own takes what the function is given.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [{ keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it; the frame itself takes no focus' }],
};
