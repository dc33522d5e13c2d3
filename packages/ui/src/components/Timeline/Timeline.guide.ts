import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'What happened to a thing, event by event, such as the life of a report.',
  alsoCalled: ['history', 'activity', 'log', 'feed', 'events'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'People answer one another', take: 'ChatThread' },
    { when: 'Steps lie ahead', take: 'Steps' },
  ],
  anatomy: [
    { part: 'Point', what: 'Dot or icon; decorative' },
    { part: 'Title and time', what: 'Who did what, when' },
    { part: 'Content', what: 'Details' },
  ],
  states: {
    rest: { story: 'TheLifeOfAReport' },
    empty: { bare: true, args: { label: 'History', events: [] } },
    long: {
      args: {
        events: [
          {
            id: '1',
            title:
              'Grace Lam changed the figure of electricity bought in Kwai Chung from 12,480 to 11,902.5 MWh and said why',
            time: '2 Nov 2026, 09:12',
            dateTime: '2026-11-02T09:12Z',
          },
        ],
      },
    },
    chinese: {
      args: {
        label: '報告紀錄',
        events: [{ id: '1', title: '陳大文已批准', time: '2026年11月12日 10:05', dateTime: '2026-11-12T10:05Z' }],
      },
    },
  },
  pictures: [
    {
      do: { story: 'TheLifeOfAReport', say: 'Who did what to which thing, and when.' },
      dont: {
        bare: true,
        args: {
          label: 'Log',
          events: [
            { id: '1', title: 'UPDATE report SET status = 3', time: '1762074720', dateTime: '2026-11-02T09:12Z' },
          ],
        },
        say: 'The language of the machine.',
      },
    },
  ],
  content: ['Person, verb in the past, thing.', 'The reason in the person’s own words.'],
  accessibility: {
    name: 'An ordered list named by `label`.',
    told: 'Nothing; new events are told by what caused them.',
  },
  keyboard: [],
};
