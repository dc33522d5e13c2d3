import type { DataPointPage, Import, ImportReport, NotificationPage } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { csvOf, importsOf } from '../imports/testing.ts';
import { type Beside, reportBesideHub } from './testing.ts';

// Each import runs through threads and jobs, which takes longer than a usual test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;
let beside: Beside;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  beside = await reportBesideHub(h);
});
afterAll(() => h.close());

const sheet = csvOf([{ metric: 'ghg.scope1.total', period: '2025', value: 80, unit: 'tCO2e' }]);
const imported = async (name: 'verdant.admin' | 'verdant.member') => {
  const { checked, apply } = importsOf(h, name);
  const { id } = await checked(sheet);
  await apply(id);
  return id;
};
const points = async () => {
  const { ok, get } = importsOf(h);
  return (await ok<DataPointPage>(get('/data-points'))).items.length;
};
const undoneNotices = async (name: 'verdant.admin' | 'verdant.member') => {
  const { ok, get } = importsOf(h, name);
  return (await ok<NotificationPage>(get('/notifications'))).items.filter(({ kind }) => kind === 'import.undone');
};

it('keeps a colleague from undoing or stopping what somebody else imported', async () => {
  const id = await imported('verdant.admin');
  const { refused, send } = importsOf(h, 'verdant.member');
  expect(await refused(send('POST', `/imports/${id}/undo`))).toMatchObject({ status: 403, code: 'permission.denied' });
  await h.database.pool.query("update data_imports set state = 'applying' where id = $1", [id]);
  expect(await refused(send('POST', `/imports/${id}/cancel`))).toMatchObject({ code: 'permission.denied' });
  expect(await points()).toBe(1);
});

it('lets people undo their own import, without a notice to themselves', async () => {
  const id = await imported('verdant.member');
  const { undo, read } = importsOf(h, 'verdant.member');
  await undo(id);
  expect((await read(id)).undone?.by.id).toBe(h.as('verdant.member').scope.userId);
  expect(await points()).toBe(0);
  expect(await undoneNotices('verdant.member')).toEqual([]);
});

it('lets administrators undo it, names them in the list and notifies the person who imported', async () => {
  const id = await imported('verdant.member');
  await importsOf(h, 'verdant.admin').undo(id);
  const { ok, get } = importsOf(h, 'verdant.member');
  const { items } = await ok<{ items: Import[] }>(get('/imports'));
  expect(items[0]?.undone).toMatchObject({ by: { id: h.as('verdant.admin').scope.userId, name: 'Mei Chan' } });
  expect(await undoneNotices('verdant.member')).toMatchObject([
    { facts: { file: 'figures.csv', person: 'Mei Chan' }, path: `/ct/data-hub/import?id=${id}` },
  ]);
});

it('lists the reports that rest on an import, to nobody of another organisation', async () => {
  const id = await imported('verdant.admin');
  const { ok, get } = importsOf(h, 'verdant.admin');
  const resting = () => ok<ImportReport[]>(get(`/imports/${id}/reports`));
  expect(await resting()).toEqual([]);
  await beside.between().takeAll();
  expect(await resting()).toEqual([{ id: beside.reportId(), name: 'Report 2025', isPublished: false }]);
  await h.database.pool.query('update reports set published_at = now() where id = $1', [beside.reportId()]);
  expect(await resting()).toMatchObject([{ isPublished: true }]);
  expect((await h.as('verdant.sister').request(`/imports/${id}/reports`)).status).toBe(404);
  expect((await h.as('verdant.entity').request(`/imports/${id}/reports`)).status).toBe(403);
  expect((await h.anonymous(`/imports/${id}/reports`)).status).toBe(401);
});
