import type { Collection, CollectionBoard, EntityUser } from '@esg/contract';
import { expect, it } from 'vitest';
import type { Member } from '../party/use-askable.ts';
import { boardRows, findRows } from './board-rows.ts';

const request = (entityId: string, status: 'open' | 'submitted') => ({ entityId, status, answered: 0, total: 3 });
const collection = { requests: [request('a', 'submitted'), request('b', 'open')] } as unknown as Collection;
const board: CollectionBoard = {
  sectionIds: ['x', 'y', 'z'],
  rows: [
    { entityId: 'a', cells: 'ese', unread: 1 },
    { entityId: 'b', cells: 'eb-', unread: 0 },
  ],
};
const members = [
  { id: 'a', name: 'Plant', type: 'Site', archivedAt: null },
  { id: 'b', name: 'Office', type: 'Building', archivedAt: null },
] as Member[];
const users = [{ id: 'priya', entityIds: ['a'] }] as EntityUser[];
const rows = boardRows({ collection, board, members, users });
const names = (found: typeof rows) => found.map(({ entity }) => entity.name);

it('shows entities with the most gaps first', () => {
  expect(names(rows)).toEqual(['Office', 'Plant']);
  expect([...(rows[0]?.states.values() ?? [])]).toEqual(['entered', 'blocked', 'missing']);
});

it('finds entities by status, by the state of a figure, by type and by who answers', () => {
  expect(names(findRows(rows, { state: 'submitted' }))).toEqual(['Plant']);
  expect(names(findRows(rows, { state: 'blocked' }))).toEqual(['Office']);
  expect(names(findRows(rows, { type: 'Building', q: 'off' }))).toEqual(['Office']);
  expect(names(findRows(rows, { person: 'priya' }))).toEqual(['Plant']);
  expect(names(findRows(rows, { person: 'none' }))).toEqual(['Office']);
});

it('waits for no archived entity, and keeps what it submitted', () => {
  const archived = members.map((member) => ({ ...member, archivedAt: '2026-10-01T00:00:00.000Z' }));
  const shelved = boardRows({ collection, board, members: archived, users });
  expect(shelved.map(({ entity, isCounted }) => [entity.name, isCounted])).toEqual([
    ['Plant', true],
    ['Office', false],
  ]);
  expect(names(findRows(shelved, { state: 'missing' }))).toEqual([]);
  expect(names(findRows(shelved, { state: 'submitted' }))).toEqual(['Plant']);
});

it('finds suppliers by what the organisation calls them elsewhere', () => {
  const suppliers: Member[] = [
    { id: 'a', name: 'Pearl Packaging', archivedAt: null, reference: 'V-1002', country: 'HK' },
    { id: 'b', name: 'Mills of Macau', archivedAt: null, reference: '', country: null },
  ];
  const asked = boardRows({ collection, board, members: suppliers, users });
  expect(names(findRows(asked, { q: 'v-1002' }))).toEqual(['Pearl Packaging']);
});
