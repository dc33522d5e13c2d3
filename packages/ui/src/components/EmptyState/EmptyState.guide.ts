import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A place that holds nothing yet, and teaches what it is for.',
  alsoCalled: ['blank slate', 'nothing here', 'zero state', 'placeholder', 'no data'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Loading is under way', take: 'SkeletonGroup' },
    { when: 'It could not be loaded', take: 'ErrorPanel' },
    { when: 'A search found nothing', take: 'a line of Text with what to change' },
  ],
  anatomy: [
    { part: 'Drawing', what: 'Decorative' },
    { part: 'Title and purpose', what: 'What will stand here' },
    { part: 'Example', what: 'One' },
    { part: 'Action', what: 'The one thing to do' },
  ],
  states: {
    rest: { story: 'NoReportsYet' },
    long: {
      args: {
        title: 'Nobody has been invited to work on this report yet',
        purpose:
          'People whom you invite see the disclosures that they are to answer, and nothing else of your organisation. You can take an invitation back at any time.',
      },
    },
    chinese: {
      args: {
        title: '尚未有報告',
        purpose: '報告匯集你對一套框架的回應，並以 PDF、Word 及 Excel 發布。',
        example: '例如：可持續發展報告 2026。',
      },
    },
  },
  pictures: [
    {
      do: { story: 'NoReportsYet', say: 'What it is for, an example, the way to begin.' },
      dont: {
        bare: true,
        args: { title: 'No data', purpose: 'There is nothing to display.' },
        say: 'Says twice what one sees, and not what to do.',
      },
    },
  ],
  content: [
    'Title: what there is not, yet.',
    'Purpose: what will stand here, in one sentence.',
    'Action: the words of the button elsewhere.',
  ],
  accessibility: { name: 'A heading, text, and the action.', told: 'Nothing besides.' },
  keyboard: [],
};
