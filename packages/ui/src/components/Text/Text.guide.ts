import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Words in one of six sizes (`Text`), and titles in the outline of the page (`Heading`).',
  alsoCalled: ['heading', 'title', 'paragraph', 'typography', 'label', 'caption'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'It is a link', take: 'TextLink' },
    { when: 'It is written by people with emphasis and lists', take: 'Markdown' },
  ],
  anatomy: [
    { part: 'Text', what: 'A paragraph by default' },
    { part: 'Heading', what: '`level` is the place in the outline, `size` the look' },
  ],
  states: {
    rest: { story: 'Plain' },
    long: {
      args: {
        measured: true,
        children:
          'Scope 2 emissions fell by 12 % since last year, because three sites now buy electricity from a wind farm, and one has put panels on its roof; what the others use did not change. '.repeat(
            2,
          ),
      },
    },
    chinese: { story: 'ChineseStandsTaller' },
  },
  pictures: [
    {
      do: { story: 'Headings', say: 'Levels in order: the outline of the page.' },
      dont: {
        args: { strong: true, size: 'xl', children: 'A title that is only large and bold' },
        say: 'It looks like a heading, and is none.',
      },
    },
  ],
  content: ['Sentence case.', 'Short sentences, one thought each.', 'Numbers with their unit, and a space between.'],
  accessibility: { name: 'Plain text; Heading is a heading of its level.', told: 'Nothing.' },
  keyboard: [],
};
