import type { DataPointPage, Import, ImportReport, NotificationPage, UserProfile } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { consulting } from '../consultancies/testing.ts';
import { csvOf, importsOf } from '../imports/testing.ts';
import { workOn } from '../imports/work.ts';
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
const undoneNotices = async (name: PersonName) => {
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

it('lets people of a consultancy undo what others imported in the client, under their own name', async () => {
  const client = importsOf(h, 'lantau.member');
  await client.ok(
    client.send('POST', '/reporting-times', { name: null, period: { start: '2025-01-01', end: '2025-12-31' } }),
  );
  const { id } = await client.checked(sheet);
  await client.apply(id);
  const { request } = await consulting(() => h).visit();
  const { permissions } = (await (await request('/users/profiles')).json()) as UserProfile;
  expect(permissions).not.toContain('organisation:write');
  expect((await request(`/imports/${id}/undo`, { method: 'POST' })).ok).toBe(true);
  await client.until(id, 'undone');
  const name = 'Sofia Ng (Harbour Advisory)';
  expect((await client.read(id)).undone?.by.name).toBe(name);
  const { rows } = await h.database.pool.query('select distinct by_name from data_point_history');
  expect(rows).toContainEqual({ by_name: name });
  expect(await undoneNotices('lantau.member')).toMatchObject([{ facts: { person: name } }]);
});

it('is undone by nobody where the undo breaks off, and notifies once it is done', async () => {
  const id = await imported('verdant.member');
  await h.database.pool.query(
    `update data_imports set state = 'undoing', attempts = 2, undone_at = now(), undone_by_id = $2, undone_by_name = 'Mei Chan' where id = $1`,
    [id, h.as('verdant.admin').scope.userId],
  );
  const publish: typeof h.deps.realtime.publish = (to, event) => {
    if (event.type === 'data-points.changed') throw new Error('The notices are away');
    h.deps.realtime.publish(to, event);
  };
  const job = { id, ...h.as('verdant.admin').scope };
  await expect(workOn({ ...h.deps, realtime: { ...h.deps.realtime, publish } }, job)).rejects.toThrow('away');
  const { read } = importsOf(h, 'verdant.member');
  expect(await read(id)).toMatchObject({ state: 'applied', failure: { code: 'interrupted' } });
  expect((await read(id)).undone).toBeUndefined();
  expect(await undoneNotices('verdant.member')).toEqual([]);
  await importsOf(h, 'verdant.admin').undo(id);
  expect(await undoneNotices('verdant.member')).toHaveLength(1);
});

it('notifies the person who imported where an administrator stops the import while it writes', async () => {
  const id = await imported('verdant.member');
  await h.database.pool.query("update data_imports set state = 'applying' where id = $1", [id]);
  const { ok, send, until } = importsOf(h, 'verdant.admin');
  await ok(send('POST', `/imports/${id}/cancel`));
  // The job of the person who imported it takes back what it wrote.
  await workOn(h.deps, { id, ...h.as('verdant.member').scope });
  await until(id, 'cancelled');
  expect(await undoneNotices('verdant.member')).toMatchObject([{ facts: { person: 'Mei Chan' } }]);
  const { rows } = await h.database.pool.query('select by_name from data_point_history order by position desc limit 1');
  expect(rows).toEqual([{ by_name: 'Mei Chan' }]);
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
