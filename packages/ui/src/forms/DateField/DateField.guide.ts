import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A day, typed as people write it or taken from a calendar.',
  alsoCalled: ['date picker', 'calendar', 'day', 'datepicker'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'With a time', take: 'DateTimeField' },
    { when: 'From one day to another', take: 'DatePeriodField' },
    { when: 'A reporting period of known times', take: 'Select of the reporting times' },
    { when: 'Only the year matters', take: 'IntegerField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Box', what: 'Reads the day in several spellings and shows dd-MMM-yyyy in the reader’s language' },
    { part: 'Calendar', what: 'Loads when it is first opened; month and year can be chosen directly' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'Chosen' },
    hover: { at: 'input' },
    focus: { at: 'input' },
    disabled: { args: { disabled: true } },
    readOnly: { args: { readOnly: true } },
    error: { args: { error: 'Enter a day after 31-Dec-2025.' } },
    empty: { args: { value: '' } },
    chinese: {},
  },
  without: {
    long: 'A day is never long',
  },
  pictures: [
    {
      do: { story: 'Chosen', say: 'The hint gives a date as it is written here.' },
      dont: {
        bare: true,
        args: { label: 'Date (DD/MM/YYYY)', value: '' },
        say: 'A pattern of letters, which half of the world reads differently.',
      },
    },
  ],
  content: [
    'Label: what happened, or is due, on that day.',
    'Hint: an example with the month in letters.',
    'Error: name the limit as a date.',
  ],
  accessibility: {
    name: 'The label names the text box; the button beside it is named by `labels.calendar`, the calendar is a dialog with a grid.',
    told: 'The day in full in the grid; errors politely.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar; in it: takes the day' },
    { keys: 'Arrows', does: 'In the calendar: previous or next day, same day a week earlier or later' },
    { keys: 'Page up, Page down', does: 'In the calendar: previous or next month; with Shift, year' },
    { keys: 'Home, End', does: 'In the calendar: first or last day of the week' },
    { keys: 'Escape', does: 'Closes the calendar and goes back to its button' },
  ],
  pattern: 'dialog-modal/examples/datepicker-dialog',
};
