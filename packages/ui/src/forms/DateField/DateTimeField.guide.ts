import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A moment: day and time of a named zone, whose distance from UTC stands beside them. It is kept in UTC.',
  alsoCalled: ['date and time', 'timestamp', 'time picker', 'datetime', 'calendar'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Only the day matters', take: 'DateField' },
    { when: 'From one day to another', take: 'DatePeriodField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the pair' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Day', what: 'Reads the day in several spellings; a calendar is one button away' },
    { part: 'Time', what: 'Reads 1730, 17:30 and 17.30' },
    { part: 'Distance from UTC', what: 'Of the zone on that day' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'AMomentInHongKong' },
    hover: { at: 'input' },
    focus: { at: 'input' },
    disabled: { args: { disabled: true } },
    readOnly: { args: { readOnly: true } },
    error: { args: { error: 'Enter a time in the past.' } },
    empty: { args: { value: '' } },
    chinese: {},
  },
  without: {
    long: 'A moment is never long',
  },
  pictures: [
    {
      do: { story: 'AMomentInHongKong', say: 'The zone stands beside the time.' },
      dont: {
        bare: true,
        args: { label: 'Incident reported (UTC!)', timeZone: 'UTC' },
        say: 'People are asked to reckon in a zone that is not theirs.',
      },
    },
  ],
  content: ['Label: what happened at that moment.', 'Never explain the zone in words; it stands beside the boxes.'],
  accessibility: {
    name: 'A group named by the label; day and time have names of their own.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
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
