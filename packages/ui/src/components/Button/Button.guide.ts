import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Starts one action. The quietest look is the default; one strong button to a view.',
  alsoCalled: ['cta', 'call to action', 'submit', 'press'],
  status: 'ready',
  since: '0.1.0',
  not: [
    {
      when: 'It leads to another page',
      take: 'TextLink, or Button with `asChild` around a router link where it is the main way on',
    },
    { when: 'The icon says enough', take: 'IconButton' },
    { when: 'Several actions of one kind', take: 'SplitButton or Menu' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Before the words, decorative' },
    { part: 'Words', what: 'A verb and its object' },
    { part: 'Icon after', what: 'For what opens something' },
  ],
  states: {
    rest: { story: 'TheMainAction' },
    hover: {},
    focus: {},
    pressed: {},
    disabled: { args: { 'aria-disabled': true } },
    loading: { story: 'Pending' },
    long: {
      args: {
        children: 'Create a report for all entities of the group and invite everybody who worked on the last one',
      },
    },
    chinese: { args: { children: '建立報告' } },
  },
  pictures: [
    {
      do: { args: { children: 'Create report' }, say: 'A verb and its object.' },
      dont: { args: { children: 'OK' }, say: 'Which of the two things that one has just read is “OK”?' },
    },
    {
      do: { story: 'Danger', say: 'Names what will be lost.' },
      dont: { story: 'Danger', args: { children: 'Yes' }, say: '“Yes” to a question that nobody reads.' },
    },
  ],
  content: [
    'A verb and its object: “Create report”.',
    'Sentence case, no full stop, three words if they do.',
    'The same action has the same words everywhere.',
    'Not disabled: let it be pressed and say what is missing.',
  ],
  accessibility: {
    name: 'A native button named by its words; the icon is decorative.',
    told: '`pending` is heard as “dimmed”, and focus stays.',
  },
  keyboard: [{ keys: 'Enter, Space', does: 'Presses it; while `pending` it keeps focus and does nothing' }],
  pattern: 'button',
};
