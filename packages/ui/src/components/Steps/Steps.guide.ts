import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Where one stands on a way of several phases, and the steps of the phase one is in.',
  alsoCalled: ['stepper', 'wizard', 'progress', 'phases', 'timeline'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Places beside one another', take: 'TabLinks' },
    { when: 'A share of one thing', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Phases', what: 'With their states; heard in words' },
    { part: 'Summary', what: 'In place of the phases in a narrow window' },
    { part: 'Steps', what: 'Links where they can be gone to' },
  ],
  states: {
    rest: { story: 'TheWayOfAReport' },
    hover: { at: 'a:not([aria-current])' },
    focus: { at: 'a' },
    long: {
      args: { summary: 'Design: step 2 of 4, of which one needs your attention before the report can be validated' },
    },
    chinese: { args: { label: '報告的步驟', summary: '設計：第 2 步，共 4 步' } },
  },
  without: {
    empty: 'A way has steps',
  },
  pictures: [
    {
      do: { story: 'TheWayOfAReport', say: 'Steps that one may visit are links.' },
      dont: { args: { summary: '50%' }, say: 'Percent of what?' },
    },
  ],
  content: ['Phases and steps: one or two words, verbs or nouns but not both.', 'Summary: phase, step, of how many.'],
  accessibility: {
    name: 'A navigation named by `label`.',
    told: 'The present step by `aria-current`; each state in words (`stateLabels`).',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from step to step' },
    { keys: 'Enter', does: 'Goes to the step' },
  ],
};
