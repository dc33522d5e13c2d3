import { expect, it } from 'vitest';
import { readBoardSearch } from './board-search.ts';

it('reads what the board knows from the address, and ignores everything else', () => {
  expect(readBoardSearch({ q: 'ferries', state: 'overdue', order: 'client', page: 3 })).toEqual({
    q: 'ferries',
    state: 'overdue',
    order: 'client',
    page: 3,
  });
  expect(readBoardSearch({ q: '', state: 'lost', order: 1, page: -2 })).toEqual({});
});
