import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'The summary of what keeps a form from being sent. Form draws it by itself.',
  alsoCalled: ['error summary', 'validation summary', 'form errors'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'The form is a Form', take: 'nothing: it is inside' },
    { when: 'One action failed', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Title', what: 'How many answers need attention' },
    { part: 'Links', what: 'One for each field in error, in their order' },
  ],
  states: {
    rest: {
      story: 'AfterSubmit',
      bare: true,
      args: {
        title: 'Two answers need your attention',
        attempt: 0,
        errors: [
          { fieldId: 'name', message: 'Enter the report name.' },
          { fieldId: 'kind', message: 'Choose who reads it.' },
        ],
      },
    },
    hover: {
      bare: true,
      at: 'a',
      args: {
        title: 'Two answers need your attention',
        attempt: 0,
        errors: [
          { fieldId: 'name', message: 'Enter the report name.' },
          { fieldId: 'kind', message: 'Choose who reads it.' },
        ],
      },
    },
    focus: {
      bare: true,
      at: 'a',
      args: {
        title: 'Two answers need your attention',
        attempt: 0,
        errors: [
          { fieldId: 'name', message: 'Enter the report name.' },
          { fieldId: 'kind', message: 'Choose who reads it.' },
        ],
      },
    },
    chinese: {
      bare: true,
      args: { title: '有兩項答案需要處理', attempt: 0, errors: [{ fieldId: 'name', message: '請輸入報告名稱。' }] },
    },
  },
  without: {
    error: 'It is one',
    empty: 'Without errors it is not drawn',
    long: 'It lists what the fields say',
  },
  pictures: [
    {
      do: {
        bare: true,
        args: {
          title: 'Two answers need your attention',
          attempt: 0,
          errors: [
            { fieldId: 'name', message: 'Enter the report name.' },
            { fieldId: 'kind', message: 'Choose who reads it.' },
          ],
        },
        say: 'Each line leads to its field, in the words of the field.',
      },
      dont: {
        bare: true,
        args: { title: 'Error', attempt: 0, errors: [{ fieldId: 'x', message: 'Validation failed' }] },
        say: 'Says that something is wrong, not what and not where.',
      },
    },
  ],
  content: ['Title: how many answers need attention.', 'Lines: the sentences that stand at the fields, word for word.'],
  accessibility: {
    name: 'An alert with a heading and links.',
    told: 'The whole summary at once, when the form was sent with errors.',
  },
  keyboard: [{ keys: 'Enter', does: 'On a link: goes to the field' }],
};
