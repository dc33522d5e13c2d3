import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A password, with the rules for a new one marked as they are met.',
  alsoCalled: ['secret', 'passcode', 'credential', 'new password'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'A code from an e-mail', take: 'TextField with one-time-code' }],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Box', what: 'Never corrected, capitalised or spell-checked' },
    { part: 'Show', what: 'Shows the text and hides it again' },
    { part: 'Rules', what: 'Each with its state in words for screen readers' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'Hidden' },
    hover: {},
    focus: {},
    disabled: { bare: true, args: { label: 'Password', disabled: true } },
    error: { bare: true, args: { label: 'Password', error: 'Enter your password.' } },
    empty: { story: 'RulesShownAsTheyAreMet' },
    long: { args: { value: 'correct horse battery staple correct horse battery staple' } },
    chinese: {},
  },
  pictures: [
    {
      do: { story: 'RulesShownAsTheyAreMet', say: 'Rules are told before the first letter, and tick as they are met.' },
      dont: {
        bare: true,
        story: 'Hidden',
        args: { label: 'New password', value: 'abc', error: 'Password too weak' },
        say: 'Rules come as a surprise, after the press.',
      },
    },
  ],
  content: [
    'Rules: what is asked for, as a list of short nouns: “At least 8 characters”.',
    'Never say which of name and password was wrong.',
  ],
  accessibility: {
    name: 'The visible label names the native password box; the eye is a button whose name says what it will do.',
    told: 'Each rule carries “met” or “not met” in words. Errors are announced politely.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Enter, Space', does: 'On the eye: shows or hides the text' },
  ],
};
