import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Turns something on or off at once, such as a feature of the organisation.',
  alsoCalled: ['toggle', 'on off', 'flip'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It counts only when the form is sent', take: 'Checkbox' },
    { when: 'The two states are not on and off', take: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Track', what: 'Shape and place tell the state, not colour alone' },
    { part: 'Label', what: 'Names what is on; it never changes with the state' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'Off' },
    focus: {},
    disabled: { story: 'Disabled' },
    error: { args: { error: 'Could not be saved. Try again.' } },
    long: {
      bare: true,
      args: {
        label:
          'Remind everybody who works on a report with open disclosures every Monday, and once more on the day before it is due',
      },
    },
    chinese: {},
  },
  without: { hover: 'Nothing but the pointer changes' },
  pictures: [
    {
      do: {
        bare: true,
        args: { label: 'Remind collaborators every Monday', value: true },
        say: 'Names what is on; it acts at once.',
      },
      dont: {
        bare: true,
        args: { label: 'Reminders: off / on, then press Save', value: true },
        say: 'A switch that waits for a button is a Checkbox.',
      },
    },
  ],
  content: [
    'Label: the thing that is on, not “on” and “off”.',
    'No verb of switching: “Reminders”, not “Enable reminders”.',
  ],
  accessibility: {
    name: 'The visible label names a native checkbox with the role switch.',
    told: '“On” and “off” by the browser; the saved mark and errors politely.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Space, Enter', does: 'Turns it on or off' },
  ],
  pattern: 'switch',
};
