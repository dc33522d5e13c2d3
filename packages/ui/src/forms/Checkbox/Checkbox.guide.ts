import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One yes or no that counts when the form is sent or saved.',
  alsoCalled: ['tick box', 'check box', 'boolean', 'consent'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It acts at once', take: 'Switch' },
    { when: 'Several that belong together', take: 'CheckboxGroup' },
    { when: 'One of several', take: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Box', what: 'At least 24 px with its label; a dash where only some of what it stands for is chosen' },
    { part: 'Label', what: 'Part of the target' },
    { part: 'Hint', what: 'Guidance between label and control, read out with it' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'Off' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    error: { story: 'WithError' },
    long: {
      bare: true,
      args: {
        label:
          'These figures, with all of their sources, estimates and exclusions, have been checked line by line by a third party that is independent of the organisation',
      },
    },
    chinese: {},
  },
  pictures: [
    {
      do: {
        bare: true,
        story: 'Off',
        args: { label: 'Send me a copy', hint: undefined, required: false },
        say: 'Says what happens when it is ticked.',
      },
      dont: {
        bare: true,
        story: 'Off',
        args: { label: 'Do not send me a copy', hint: undefined, required: false },
        say: 'A negative: is a tick a yes or a no?',
      },
    },
  ],
  content: [
    'Label: a statement that is true when it is ticked.',
    'No full stop, no “Yes, …”.',
    'Consent: the whole sentence, and never ticked beforehand.',
  ],
  accessibility: {
    name: 'The visible label names the native checkbox; `indeterminate` is heard as “mixed”.',
    told: 'Hint and error are read with the control; an error or a saved mark is announced politely when it appears.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Space', does: 'Turns it on or off' },
  ],
  pattern: 'checkbox',
};
