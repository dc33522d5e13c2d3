import type { Guide } from '../../testing/guide.ts';

/** What the documentation page says beside the stories and the types. */
export const guide: Guide = {
  use: 'A moment: day and time of a named zone, whose distance from UTC stands beside them. It is kept in UTC.',
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
