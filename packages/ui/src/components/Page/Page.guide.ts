import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One page: title, one sentence of purpose, the primary action at the right, then the content.',
  alsoCalled: ['screen', 'view', 'layout', 'title', 'page header'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'It is a part of a page', take: 'Heading and Stack' }],
  anatomy: [
    { part: 'Before', what: 'Where the page stands' },
    { part: 'Title', what: 'The one first-level heading' },
    { part: 'Purpose', what: 'One sentence' },
    { part: 'Tabs', what: 'The pages of the same place, beside the title' },
    { part: 'Action', what: 'The primary one' },
  ],
  states: {
    rest: { story: 'TitlePurposeAction' },
    long: {
      args: {
        title: 'Energy consumption within the organisation, by source and by site',
        purpose:
          'What was bought and what was made, in the units of the invoices, for every site that was yours on at least one day of the period.',
      },
    },
    chinese: { args: { title: '進行中的報告', purpose: '所有正在編製的報告，以及尚欠的內容。' } },
  },
  pictures: [
    {
      do: { story: 'TitlePurposeAction', say: 'Title, one sentence, one main action.' },
      dont: {
        bare: true,
        args: { title: 'Welcome to the reports overview page!', children: 'Content' },
        say: 'A greeting in place of a title.',
      },
    },
  ],
  content: ['Title: what is here, as in the menu.', 'Purpose: one sentence, or none.'],
  accessibility: { name: 'The title is the h1 of the page.', told: 'The title of the window is the caller’s.' },
  keyboard: [],
};
