import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Parts of a page that open below their titles, several at a time: long guidance, questions and answers, optional details.',
  alsoCalled: ['collapse', 'disclosure', 'expander', 'expansion panel', 'faq'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'People compare what the parts hold', take: 'Tabs keep one view in sight, or show everything' },
    { when: 'There is one short part only', take: 'the text itself, below a Heading' },
  ],
  anatomy: [
    { part: 'Title', what: 'A heading of the page; the button inside opens and closes' },
    { part: 'Mark', what: 'A figure or state at the end of the title' },
    { part: 'Content', what: 'Mounted only while it is open' },
  ],
  states: {
    rest: { story: 'PartsBelowTheirTitles' },
    hover: {},
    focus: {},
    long: {
      bare: true,
      args: {
        headingLevel: 3,
        value: ['a'],
        items: [
          {
            id: 'a',
            title:
              'What belongs to the scope of this disclosure when a site was bought or sold in the course of the year',
            content: 'Count it from the day on which it was yours.',
          },
        ],
      },
    },
    chinese: {
      bare: true,
      args: {
        headingLevel: 3,
        value: ['a'],
        items: [{ id: 'a', title: '計算方法', content: '活動數據乘以排放因子。' }],
      },
    },
  },
  pictures: [
    {
      do: { story: 'OneOpenFromTheStart', say: 'Titles say what is inside; one is open where most people need it.' },
      dont: {
        bare: true,
        args: {
          headingLevel: 3,
          items: [
            { id: 'a', title: 'More' },
            { id: 'b', title: 'More' },
          ],
        },
        say: '“More” and “More”: every part has to be opened to find one.',
      },
    },
  ],
  content: ['Titles: what is inside, not “More” or “Details”.', 'What everybody needs is not put inside.'],
  accessibility: {
    name: 'Each title is a heading with a button in it, named by its words; the part is a region named by the title.',
    told: '“Expanded” or “collapsed” by the button.',
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes the part' },
    { keys: 'Arrow down, arrow up', does: 'Goes to the next or previous title, round the ends' },
    { keys: 'Home, End', does: 'Goes to the first or last title' },
    { keys: 'Tab', does: 'Goes to the next title or into open content' },
  ],
  pattern: 'accordion',
};
