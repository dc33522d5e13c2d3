import type { Entity, EntityImportDetail, EntityImportPage, NewEntity, Problem } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { checkedEntities, sheetOf, uploadEntities } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const upload = (bytes: Uint8Array<ArrayBuffer>, name?: string, who?: PersonName) => uploadEntities(h, bytes, name, who);
const check = (rows: readonly (readonly string[])[], who?: PersonName) => checkedEntities(h, rows, who);
const step = (id: string, verb: 'apply' | 'undo', who: PersonName = 'verdant.admin') =>
  h.as(who).request(`/entity-imports/${id}/${verb}`, { method: 'POST' });
const read = async <Answer>(path: string, who: PersonName = 'verdant.admin') =>
  (await (await h.as(who).request(path)).json()) as Answer;
const done = async (answer: Promise<Response>) => (await (await answer).json()) as EntityImportDetail;
const refused = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as Problem).code];
};
const list = (who?: PersonName) => read<Entity[]>('/entities', who);
const added = async (fields: Partial<NewEntity>, who: PersonName = 'verdant.admin') => {
  const entity = { name: 'Plant', type: 'Site', parentId: null, fiscalYearStartMonth: 4, ...fields };
  return (await (await h.as(who).request('/entities', body('POST', entity))).json()) as Entity;
};
const makeManager = () =>
  h.database.pool.query("update users set role = 'entity-manager' where id = $1", [
    h.as('verdant.member').scope.userId,
  ]);
const said = ({ rows }: EntityImportDetail) =>
  rows.flatMap(({ row, issues }) => issues.map(({ rule }) => `${row} ${rule}`));
const headings = ['Name', 'Type', 'Belongs to', 'First month of the fiscal year'];
const withIds = ['Entity ID', 'Name', 'Belongs to', 'Address'];

describe('access to imports of entities', () => {
  it('is limited to people who manage entities, in their own organisation', async () => {
    const rows = [headings, ['Plant']];
    const { id } = await check(rows);
    expect((await upload(sheetOf(rows), 'e.xlsx', 'verdant.member')).status).toBe(403);
    expect((await upload(sheetOf(rows), 'e.xlsx', 'verdant.entity')).status).toBe(403);
    expect((await h.anonymous('/entity-imports', { method: 'POST' })).status).toBe(401);
    for (const who of ['verdant.sister', 'harbour.admin'] as const) {
      expect((await h.as(who).request(`/entity-imports/${id}`)).status).toBe(404);
      for (const verb of ['apply', 'undo'] as const) expect((await step(id, verb, who)).status).toBe(404);
    }
    for (const verb of ['apply', 'undo'] as const) {
      expect((await step(id, verb, 'verdant.entity')).status).toBe(403);
      expect((await h.anonymous(`/entity-imports/${id}/${verb}`, { method: 'POST' })).status).toBe(401);
    }
    expect(await list()).toEqual([]);
  });

  it('refuses ids of another organisation’s entities', async () => {
    const theirs = await added({ name: 'Theirs' }, 'harbour.admin');
    expect(said(await check([withIds, [theirs.id, 'Mine']]))).toEqual(['2 id_unknown']);
  });

  it('is needed to undo what somebody else imported: administrators do, colleagues do not', async () => {
    const { id } = await check([headings, ['Plant']]);
    await done(step(id, 'apply'));
    const { scope: admin } = h.as('verdant.admin');
    const { userId } = h.as('verdant.member').scope;
    await h.database.pool.query('update users set entities_manager_id = $1 where id = $2', [admin.userId, userId]);
    expect(await refused(step(id, 'undo', 'verdant.member'))).toEqual([403, 'permission.denied']);
    expect(await list()).toHaveLength(1);
    expect((await done(step(id, 'undo'))).undone?.by.id).toBe(admin.userId);
  });

  it('keeps entity managers from changing the entities of others, and from the uploads of others', async () => {
    const asia = await added({ name: 'Asia' });
    const europe = await added({ name: 'Europe' });
    await makeManager();
    expect(said(await check([withIds, [asia.id, 'Asia', 'Europe'], [europe.id, 'EMEA']], 'verdant.member'))).toEqual([
      '2 not_yours',
      '3 not_yours',
    ]);
    const { id } = await check([withIds, [europe.id, 'EMEA']]);
    expect((await h.as('verdant.member').request(`/entity-imports/${id}`)).status).toBe(404);
    expect(await refused(step(id, 'apply', 'verdant.member'))).toEqual([404, 'resource.not_found']);
    await done(step(id, 'apply'));
    expect(await refused(step(id, 'undo', 'verdant.member'))).toEqual([404, 'resource.not_found']);
    expect((await read<EntityImportPage>('/entity-imports', 'verdant.member')).items).toEqual([]);
  });

  it('keeps entity managers from undoing what they imported into entities that are not theirs any more', async () => {
    const asia = await added({ name: 'Asia' });
    await makeManager();
    const manage = (userId: string | null) =>
      h.database.pool.query('update entities set manager_id = $1 where id = $2', [userId, asia.id]);
    await manage(h.as('verdant.member').scope.userId);
    const { id } = await check([withIds, [asia.id, 'APAC']], 'verdant.member');
    await done(step(id, 'apply', 'verdant.member'));
    await manage(null);
    expect(await refused(step(id, 'undo', 'verdant.member'))).toEqual([403, 'permission.denied']);
    expect((await list()).map(({ name }) => name)).toEqual(['APAC']);
  });

  it('lets entity managers import below their own entities only what they may change by hand', async () => {
    const asia = await added({ name: 'Asia' });
    const plant = await added({ name: 'Plant', parentId: asia.id });
    await makeManager();
    const { userId } = h.as('verdant.member').scope;
    await h.database.pool.query('update entities set manager_id = $1 where id = $2', [userId, asia.id]);
    expect(said(await check([withIds, [plant.id, 'Plant', '']], 'verdant.member'))).toEqual(['2 not_yours']);
    const below = [withIds, ['', 'Shed', 'Plant'], [asia.id, 'Asia', 'Europe']];
    await added({ name: 'Europe' });
    expect(said(await check(below, 'verdant.member'))).toEqual(['2 not_yours', '3 not_yours']);
    const { id } = await check([withIds, [asia.id, 'APAC', ''], ['', 'Depot', 'APAC']], 'verdant.member');
    expect((await done(step(id, 'apply', 'verdant.member'))).state).toBe('applied');
    const managers = (await list()).map(({ name, managerId }) => [name, managerId]);
    expect(managers).toEqual([
      ['APAC', userId],
      ['Depot', userId],
      ['Europe', null],
      ['Plant', null],
    ]);
    expect((await done(step(id, 'undo', 'verdant.member'))).state).toBe('undone');
    expect((await list()).map(({ name }) => name)).toEqual(['Asia', 'Europe', 'Plant']);
  });

  it('shows a second organisation of the tenant neither imports nor names, and gives it names of its own', async () => {
    await added({ name: 'Asia' });
    const { id } = await check([headings, ['Plant', 'Site', 'Asia']]);
    await done(step(id, 'apply'));
    expect((await read<EntityImportPage>('/entity-imports', 'verdant.sister')).items).toEqual([]);
    const theirs = await check([headings, ['Depot', 'Site', 'Asia'], ['Plant']], 'verdant.sister');
    expect(said(theirs)).toEqual(['2 parent_unknown']);
    expect(JSON.stringify(theirs)).not.toContain(id);
    const own = await check([headings, ['Asia'], ['Plant', 'Site', 'Asia']], 'verdant.sister');
    expect((await done(step(own.id, 'apply', 'verdant.sister'))).result?.added).toBe(2);
    expect(await list()).toHaveLength(2);
    for (const verb of ['apply', 'undo'] as const)
      expect(await refused(step(own.id, verb))).toEqual([404, 'resource.not_found']);
  });
});
