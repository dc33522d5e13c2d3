import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'Several people in little room, such as those who work on a report.',
  alsoCalled: ['face pile', 'facepile', 'collaborators', 'people'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'Each person matters by name', take: 'a list with Avatar and Text' }],
  anatomy: [
    { part: 'People', what: 'Each said by name' },
    { part: 'Rest', what: 'How many more; their names are heard and seen on hover' },
  ],
  states: {
    rest: { story: 'AllOfThem' },
    long: { story: 'MoreThanFit' },
    chinese: {
      args: {
        label: '參與這份報告的人',
        people: [
          { id: '1', name: '陳大文' },
          { id: '2', name: '黃美玲' },
        ],
      },
    },
  },
  pictures: [
    {
      do: { story: 'AllOfThem', say: 'Up to five, then a number with the names behind it.' },
      dont: {
        story: 'MoreThanFit',
        args: { shownMax: 1 },
        say: 'One face and a large number: a link “6 collaborators” says more.',
      },
    },
  ],
  content: ['Label: what these people are to the thing.', 'The rest is named, not only counted.'],
  accessibility: {
    name: 'A list named by `label`; each face by its person, the rest by `restLabel`.',
    told: 'The number of entries by the list.',
  },
  keyboard: [],
};
