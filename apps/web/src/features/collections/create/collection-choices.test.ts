import type { Entity, EntityUser } from '@esg/contract';
import { expect, it } from 'vitest';
import { askedEntities } from '../party/askable.ts';
import { findAsked } from './collection-choices.ts';

const entity = (id: string, parentId: string | null, change: Partial<Entity> = {}): Entity => ({
  id,
  name: id,
  type: 'Site',
  parentId,
  fiscalYearStartMonth: 1,
  address: '',
  postCode: '',
  managerId: null,
  isSample: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  archivedAt: null,
  version: 1,
  ...change,
});
const entities = [
  entity('plant', 'asia'),
  entity('asia', null, { type: 'Company' }),
  entity('line', 'plant', { type: 'Team' }),
  entity('old', 'asia', { archivedAt: '2026-02-01T00:00:00.000Z' }),
  entity('sample', null, { isSample: true }),
];
const users = [{ entityIds: ['plant', 'line'] }, { entityIds: ['plant'] }] as EntityUser[];
const ids = (asked: ReturnType<typeof askedEntities>) => asked.map(({ entity: { id } }) => id);

it('offers entities in use in the order of their tree, with the people who answer for them', () => {
  const asked = askedEntities(entities, users);
  expect(ids(asked)).toEqual(['asia', 'plant', 'line']);
  expect(asked.map(({ above, users: people }) => [above, people])).toEqual([
    ['', 0],
    ['asia', 2],
    ['asia › plant', 1],
  ]);
});

it('narrows them by type, by what is below one, and by words of the entity and those above it', () => {
  const asked = askedEntities(entities, users);
  expect(ids(findAsked(asked, { q: '', type: 'Team', below: '' }))).toEqual(['line']);
  expect(ids(findAsked(asked, { q: '', type: '', below: 'plant' }))).toEqual(['plant', 'line']);
  expect(ids(findAsked(asked, { q: 'ASIA li', type: '', below: '' }))).toEqual(['line']);
});
