import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A form that is sent as a whole. After a press on its button with errors, a summary names them and the first wrong field has focus.',
  alsoCalled: ['submit', 'validation', 'form wrapper'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'Each field saves by itself', take: 'the fields alone, with their saved marks' }],
  anatomy: [
    { part: 'Summary', what: 'What is wrong, each a link to its field' },
    { part: 'Fields', what: 'One column' },
    { part: 'Buttons', what: 'Last; the submitting one is never disabled' },
    {
      part: 'Guard',
      what: 'The browser asks before a page with unsaved data closes; the router asks within the application',
    },
  ],
  states: {
    rest: { story: 'SentAsAWhole' },
    long: { story: 'OfFieldsThatHoldTheirValues' },
  },
  without: {
    error: 'Errors come after a press: see FormErrors',
    chinese: 'Its words are those of its fields',
  },
  pictures: [
    {
      do: { story: 'SentAsAWhole', say: 'Its button is never disabled: a press says what is missing.' },
      dont: {
        bare: true,
        args: {
          'aria-label': 'Invite',
          errorsTitle: '',
          errors: [],
          children: 'A button that stays grey until all is right, and does not say what is wrong.',
        },
        say: 'A disabled button: nobody is told why.',
      },
    },
  ],
  content: [
    'Button: the verb and what it does, “Invite”, never “Submit”.',
    'Summary: how many answers need attention.',
  ],
  accessibility: {
    name: 'A form element; named by `aria-label` where it is a landmark.',
    told: 'The summary is an alert; focus goes to the first wrong field.',
  },
  keyboard: [
    { keys: 'Enter', does: 'In a field of one line: sends the form' },
    { keys: 'Tab', does: 'Goes through summary, fields and buttons' },
  ],
};
