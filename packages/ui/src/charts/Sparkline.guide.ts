import type { Guide } from '../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'The course of a figure in the room of a word, beside the figure itself.',
  alsoCalled: ['mini chart', 'trend line', 'inline chart'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Something must be read off', take: 'LineChart' },
    { when: 'There are several courses', take: 'LineChart' },
  ],
  anatomy: [
    { part: 'Line', what: 'The course, with gaps where nothing is known' },
    { part: 'Dot', what: 'The newest value' },
    { part: 'Label', what: 'The course in words, for those who listen' },
  ],
  states: {
    rest: { story: 'TheCourseBesideAFigure' },
    empty: { story: 'Nothing' },
    chinese: { args: { label: '由 2021 年的 12,480 至 2026 年的 11,902' } },
  },
  without: {
    long: 'Its words are heard, not seen',
  },
  pictures: [
    {
      do: { story: 'TheCourseBesideAFigure', say: 'Beside the figure, as wide as a word.' },
      dont: {
        bare: true,
        args: { label: 'Chart', values: [1, 2], widthPx: 480, heightPx: 120 },
        say: 'Large, without axes: take LineChart.',
      },
    },
  ],
  content: ['Label: from what to what, with years.'],
  accessibility: { name: 'An image named by `label`.', told: 'Nothing.' },
  keyboard: [],
};
