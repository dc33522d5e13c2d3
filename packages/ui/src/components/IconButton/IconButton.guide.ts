import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A button whose icon says enough for those who see it; its name is heard.',
  alsoCalled: ['icon', 'tool button', 'action icon'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'People would have to guess', take: 'Button with words, or a Tooltip around it' }],
  anatomy: [{ part: 'Icon', what: 'Drawn at one size and stroke' }],
  states: {
    rest: { story: 'Bare' },
    hover: {},
    focus: {},
    pressed: {},
    disabled: { args: { 'aria-disabled': true } },
    loading: { args: { pending: true } },
    chinese: { args: { label: '設定' } },
  },
  without: {
    long: 'Its name is not seen',
  },
  pictures: [
    {
      do: { story: 'Bare', say: 'An icon that everyone knows; its name is heard and shown as a hint.' },
      dont: {
        story: 'Quiet',
        args: { label: 'Run consolidation' },
        say: 'A gear that runs something: words are needed.',
      },
    },
  ],
  content: ['Name: verb and object, as a Button would say it.'],
  accessibility: {
    name: 'A native button named by `label`; the icon is decorative.',
    told: '`pending` is heard as “dimmed”.',
  },
  keyboard: [{ keys: 'Enter, Space', does: 'Presses it' }],
  pattern: 'button',
};
