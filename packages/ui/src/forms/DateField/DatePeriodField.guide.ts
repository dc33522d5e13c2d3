import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A period by its first and its last day, both included, such as the months that a report covers.',
  alsoCalled: ['date range', 'from to', 'reporting period', 'range picker', 'calendar'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'One day', take: 'DateField' },
    { when: 'A reporting period of known times', take: 'Select of the reporting times' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the pair' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'First day', what: 'A box with a name and a calendar of its own' },
    { part: 'Last day', what: 'The same; its calendar offers no day before the first' },
    { part: 'Error', what: 'For both; marks the day it belongs to and is announced when it appears' },
  ],
  states: {
    rest: { story: 'AReportingPeriod' },
    hover: { at: 'input' },
    focus: { at: 'input' },
    disabled: { args: { disabled: true } },
    readOnly: { args: { readOnly: true } },
    error: { args: { value: { start: '2025-12-31', end: '2025-01-01' } } },
    empty: { args: { value: { start: '', end: '' } } },
    chinese: {},
  },
  without: {
    long: 'A day is never long',
  },
  pictures: [
    {
      do: { story: 'AReportingPeriod', say: '“First day” and “last day”: both belong to it.' },
      dont: {
        bare: true,
        args: {
          label: 'Reporting period',
          labels: {
            start: 'From',
            end: 'Until',
            startCalendar: { calendar: 'x', previousMonth: 'x', nextMonth: 'x', month: 'x', year: 'x' },
            endCalendar: { calendar: 'x', previousMonth: 'x', nextMonth: 'x', month: 'x', year: 'x' },
          },
        },
        say: '“Until”: is that day in or out?',
      },
    },
  ],
  content: ['“First day” and “last day”, because both count.', 'Error: say which of both is wrong.'],
  accessibility: {
    name: 'A group named by the label; each day is a text box with a name of its own.',
    told: 'One error for both; it marks the day that it belongs to.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes through boxes and calendar buttons' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar; in it: takes the day' },
    { keys: 'Arrows', does: 'In the calendar: previous or next day, same day a week earlier or later' },
    { keys: 'Page up, Page down', does: 'In the calendar: previous or next month; with Shift, year' },
    { keys: 'Home, End', does: 'In the calendar: first or last day of the week' },
    { keys: 'Escape', does: 'Closes the calendar and goes back to its button' },
  ],
  pattern: 'dialog-modal/examples/datepicker-dialog',
};
