import { expect, it } from 'vitest';
import type { BoardRow } from './board-rows.ts';
import { partsFor } from './offers.ts';

const row = (id: string, status: string, users = 1, archivedAt: string | null = null) =>
  ({ entity: { id, archivedAt }, request: { status }, users: Array.from({ length: users }) }) as unknown as BoardRow;
const chosen = [
  row('plant', 'open'),
  row('vacant', 'open', 0),
  row('mill', 'returned'),
  row('shelved', 'open', 1, '2026-01-01T00:00:00.000Z'),
  row('office', 'submitted'),
  row('shop', 'changed'),
  row('store', 'approved'),
];
const ids = (rows: readonly BoardRow[]) => rows.map(({ entity }) => entity.id);

it('takes of entities in any state those that an action applies to, and leaves the others out', () => {
  expect(ids(partsFor('remind', chosen).taken)).toEqual(['plant', 'mill']);
  expect(ids(partsFor('remind', chosen).leftOut)).toEqual(['vacant', 'shelved', 'office', 'shop', 'store']);
  expect(ids(partsFor('approve', chosen).taken)).toEqual(['office', 'shop']);
  expect(ids(partsFor('return', chosen).taken)).toEqual(['office', 'shop', 'store']);
});
