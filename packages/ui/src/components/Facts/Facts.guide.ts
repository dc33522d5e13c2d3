import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Pairs of a word and its value, read at a glance.',
  alsoCalled: ['description list', 'key value', 'properties', 'metadata', 'details'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'One number matters', take: 'Figure' },
    { when: 'Several things share the same words', take: 'Table' },
  ],
  anatomy: [
    { part: 'Term', what: 'The word' },
    { part: 'Value', what: 'Text, Status, link' },
  ],
  states: {
    rest: { story: 'AboutAFramework' },
    long: {
      args: {
        facts: [
          {
            term: 'Owner',
            value:
              'The foundation that keeps the standards, together with the board that it appoints and the council that advises it',
          },
        ],
      },
    },
    chinese: { args: { facts: [{ term: '擁有者', value: '全球報告倡議組織' }] } },
  },
  pictures: [
    {
      do: { story: 'AboutAFramework', say: 'A word, and its value.' },
      dont: {
        bare: true,
        args: {
          facts: [{ term: 'The organisation that owns this framework is', value: 'Global Reporting Initiative' }],
        },
        say: 'Half a sentence as a term.',
      },
    },
  ],
  content: ['Terms: one or two words, without a colon.', 'Values: as elsewhere; “–” where there is none.'],
  accessibility: { name: 'A description list.', told: 'Nothing besides.' },
  keyboard: [],
};
