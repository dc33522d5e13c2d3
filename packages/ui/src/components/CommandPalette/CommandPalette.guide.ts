import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'One box for every place and action, for people who know what they look for.',
  alsoCalled: ['spotlight', 'quick search', 'cmdk', 'launcher', 'omnibox'],
  status: 'ready',
  since: '0.1.0',
  not: [
    { when: 'Search is the task itself', take: 'SearchField on a page of its own' },
    { when: 'A few actions on one thing', take: 'Menu' },
  ],
  anatomy: [
    { part: 'Box', what: 'Where one types; keeps focus' },
    { part: 'Groups of entries', what: 'Best first' },
    { part: 'Status', what: 'What was found, also said aloud' },
  ],
  states: {
    rest: { story: 'EveryPlaceAndAction', opens: 'click' },
    focus: { story: 'EveryPlaceAndAction', opens: 'click' },
    empty: {
      bare: true,
      args: {
        open: true,
        label: 'Search and go',
        query: 'xyz',
        groups: [],
        status: '0 results',
        empty: 'Nothing found. Try a shorter word.',
      },
    },
    long: {
      bare: true,
      args: {
        open: true,
        label: 'Search and go',
        query: '',
        status: '1 result',
        groups: [
          {
            id: 'a',
            label: 'Reports',
            commands: [
              {
                id: 'b',
                label:
                  'Sustainability report 2026 of all companies of the group in Hong Kong, Macau and the Greater Bay Area',
              },
            ],
          },
        ],
      },
    },
    chinese: {
      bare: true,
      args: {
        open: true,
        label: '搜尋及前往',
        query: '',
        status: '1 項結果',
        groups: [{ id: 'a', label: '前往', commands: [{ id: 'b', label: '進行中的報告' }] }],
      },
    },
  },
  pictures: [
    {
      do: {
        story: 'EveryPlaceAndAction',
        opens: 'click',
        say: 'Places by their names, actions by their verbs, with their short cuts.',
      },
      dont: {
        bare: true,
        args: { open: true, label: 'Search', query: 'x', groups: [], status: '', empty: 'No results' },
        say: '“No results”, and no way on.',
      },
    },
  ],
  content: ['Commands: the words of the menu or page that they stand for.', 'Nothing found: say what else to try.'],
  accessibility: {
    name: 'A dialog with a combobox named by `label`; groups and choices have their own names.',
    told: 'The number of results as a status; the choice that the arrows are on.',
  },
  keyboard: [
    { keys: 'Typing', does: 'Narrows the list' },
    { keys: 'Arrow down, arrow up', does: 'Goes to the next or previous entry, round the ends' },
    { keys: 'Enter', does: 'Chooses the entry and closes' },
    { keys: 'Escape', does: 'Closes; focus goes back' },
  ],
  pattern: 'combobox',
};
