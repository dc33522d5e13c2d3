import { keys, startKeys } from '@esg/api-client';
import { expect, it } from 'vitest';
import { openOnly } from './kept-queries.ts';

const portal = [...keys.collections, 'portal'];
const request = (entityId: string, status = 'open') => ({
  collectionId: 'collection',
  entityId,
  status,
  closedAt: null,
  isArchived: false,
});
const list = (...requests: object[]) => ({ key: [...portal, 'list'], data: requests, at: 1 });
const task = (entityId: string, status?: string) => ({
  key: [...portal, 'task', 'collection', entityId],
  data: request(entityId, status),
  at: 1,
});
const comments = (entityId: string) => ({ key: [...portal, 'comments', 'collection', entityId], data: [], at: 1 });
const me = { key: startKeys.me, data: { id: 'priya' }, at: 1 };

it('keeps the person and their open requests, and nothing of what was submitted or is asked of them no more', () => {
  const asked = list(request('plant'), request('depot', 'submitted'));
  const kept = [
    me,
    asked,
    task('plant'),
    comments('plant'),
    task('depot', 'submitted'),
    comments('depot'),
    task('sold'),
  ];
  expect(openOnly(kept)).toEqual([me, asked, task('plant'), comments('plant')]);
});

it('keeps the one request of a link, which has no list', () => {
  expect(openOnly([task('plant'), comments('plant')])).toEqual([task('plant'), comments('plant')]);
  expect(openOnly([task('plant', 'approved')])).toEqual([]);
});
