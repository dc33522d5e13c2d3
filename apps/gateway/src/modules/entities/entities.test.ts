import type { Entity, EntityHistoryPage, NewEntity } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const plant: NewEntity = { name: 'Tuen Mun plant', type: 'Site', parentId: null, fiscalYearStartMonth: 4 };
const send = (method: 'POST' | 'PUT', path: string, value: unknown, name: PersonName = 'verdant.admin') =>
  h.as(name).request(path, body(method, value));
const added = async (fields: Partial<NewEntity> = {}) =>
  (await (await send('POST', '/entities', { ...plant, ...fields })).json()) as Entity;
const list = async (name: PersonName = 'verdant.member') =>
  (await (await h.as(name).request('/entities')).json()) as Entity[];
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('entities', () => {
  it('form a tree, ordered by name, with a fiscal year of their own', async () => {
    const company = await added({ name: 'Verdant Asia', type: 'Company', fiscalYearStartMonth: 1 });
    const site = await added({ parentId: company.id });
    expect(await list()).toEqual([site, company]);
    const moved = await send('PUT', `/entities/${site.id}`, { ...plant, name: 'Plant', parentId: null, version: 1 });
    expect(await moved.json()).toMatchObject({ name: 'Plant', parentId: null, fiscalYearStartMonth: 4, version: 2 });
    expect((await h.as('verdant.admin').request(`/entities/${site.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([company]);
  });

  it('are created once however often the request comes', async () => {
    const request = body('POST', plant);
    const headers = { ...request.headers, 'idempotency-key': 'same-key-1' };
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const answer = await h.as('verdant.admin').request('/entities', { ...request, headers });
        return ((await answer.json()) as Entity).id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('never move below themselves, and keep what belongs to them', async () => {
    const company = await added({ name: 'Verdant Asia' });
    const site = await added({ parentId: company.id });
    const circle = { ...plant, name: 'Verdant Asia', parentId: site.id, version: 1 };
    const refused = await send('PUT', `/entities/${company.id}`, circle);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'entity.parent_refused', issues: [{ path: 'parentId' }] },
    ]);
    const removal = await h.as('verdant.admin').request(`/entities/${company.id}`, { method: 'DELETE' });
    expect(await refusal(removal)).toEqual([422, 'entity.linked']);
  });

  it('bear a name that no other directly below the same entity has', async () => {
    const one = await added({ name: 'One plant' });
    const other = await added({ name: 'Two plants' });
    const twin = (parentId: string | null) => send('POST', '/entities', { ...plant, name: 'ONE plant', parentId });
    expect(await refusal(await twin(null))).toEqual([422, 'entity.exists']);
    expect((await twin(other.id)).status).toBe(201);
    const hidden = { ...plant, name: '\ufeffOne\u200b pl\u00adant\u202e', parentId: null };
    expect(await refusal(await send('POST', '/entities', hidden))).toEqual([422, 'entity.exists']);
    const rename = { ...plant, name: 'one plant', version: 1 };
    expect(await refusal(await send('PUT', `/entities/${other.id}`, rename))).toEqual([422, 'entity.exists']);
    expect((await send('PUT', `/entities/${one.id}`, rename)).status).toBe(200);
    const below = (await list()).find(({ parentId }) => parentId === other.id);
    const move = { ...plant, name: below?.name, parentId: null, version: 1 };
    expect(await refusal(await send('PUT', `/entities/${below?.id}`, move))).toEqual([422, 'entity.exists']);
  });

  it('are not overwritten by somebody who saw an older one', async () => {
    const { id } = await added();
    await send('PUT', `/entities/${id}`, { ...plant, name: 'Mine', version: 1 });
    const late = await send('PUT', `/entities/${id}`, { ...plant, name: 'Late', version: 1 });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'entity.stale', current: { name: 'Mine', version: 2 } },
    ]);
  });
});

describe('the address of an entity', () => {
  it('has a post code, and is kept by a change that leaves it out', async () => {
    const { id } = await added({ address: '8 Kin Fat Street', postCode: '' });
    const { name, type } = plant;
    const change = { name, type, parentId: null, fiscalYearStartMonth: 4 };
    const kept = await send('PUT', `/entities/${id}`, { ...change, version: 1 });
    expect(await kept.json()).toMatchObject({ address: '8 Kin Fat Street', postCode: '', version: 2 });
    await send('PUT', `/entities/${id}`, { ...change, address: '', postCode: '999077', version: 2 });
    expect(await list()).toMatchObject([{ address: '', postCode: '999077', createdAt: expect.stringMatching(/Z$/) }]);
  });

  it('is refused where it is longer than a line may be', async () => {
    const answer = await send('POST', '/entities', { ...plant, address: 'a'.repeat(256) });
    expect(await refusal(answer)).toEqual([422, 'request.invalid']);
  });
});

describe('archived entities', () => {
  const shelve = (verb: 'archive' | 'restore', id: string, name: PersonName = 'verdant.admin') =>
    h.as(name).request(`/entities/${id}/${verb}`, { method: 'POST' });
  const archived = async () => (await list()).filter(({ archivedAt }) => archivedAt !== null).map(({ name }) => name);

  it('are archived with the entities below them, and restored with those above', async () => {
    const group = await added({ name: 'Group' });
    const site = await added({ name: 'Site', parentId: group.id });
    const hall = await added({ name: 'Hall', parentId: site.id });
    await added({ name: 'Other' });
    expect(await (await shelve('archive', group.id)).json()).toMatchObject({ id: group.id, version: 2 });
    expect(await archived()).toEqual(['Group', 'Hall', 'Site']);
    expect((await shelve('restore', site.id)).status).toBe(200);
    expect(await archived()).toEqual(['Hall']);
    expect((await shelve('archive', hall.id)).status).toBe(200);
    expect((await list()).find(({ id }) => id === hall.id)?.version).toBe(2);
  });

  it('accept no new entities and no new data, and can still be renamed', async () => {
    const group = await added({ name: 'Group' });
    const site = await added({ name: 'Site', parentId: group.id });
    await shelve('archive', group.id);
    expect(await refusal(await send('POST', '/entities', { ...plant, parentId: group.id }))).toEqual([
      422,
      'request.invalid',
    ]);
    const other = await added({ name: 'Other' });
    const below = { ...plant, name: 'Other', parentId: group.id, version: 1 };
    expect(await refusal(await send('PUT', `/entities/${other.id}`, below))).toEqual([422, 'request.invalid']);
    const renamed = { ...plant, name: 'Yard', parentId: group.id, version: 2 };
    expect((await send('PUT', `/entities/${site.id}`, renamed)).status).toBe(200);
  });

  it('are archived and restored by their entities managers and administrators, and by nobody outside', async () => {
    const { id } = await added();
    await h.database.pool.query("update users set role = 'entity-manager' where id = $1", [
      h.as('verdant.member').scope.userId,
    ]);
    for (const verb of ['archive', 'restore'] as const) {
      if (verb === 'restore') await shelve('archive', id);
      expect(await refusal(await shelve(verb, id, 'verdant.member'))).toEqual([403, 'permission.denied']);
      for (const name of ['verdant.sister', 'harbour.admin'] as const)
        expect(await refusal(await shelve(verb, id, name))).toEqual([404, 'resource.not_found']);
      expect((await shelve(verb, id, 'verdant.entity')).status).toBe(403);
      expect((await h.anonymous(`/entities/${id}/${verb}`, { method: 'POST' })).status).toBe(401);
    }
    expect(await archived()).toEqual([plant.name]);
  });
});

it('are changed by basic users only once an entities manager is assigned to them', async () => {
  const asMember = () => send('POST', '/entities', plant, 'verdant.member');
  expect(await refusal(await asMember())).toEqual([403, 'permission.denied']);
  await h.database.pool.query('update users set entities_manager_id = $1 where id = $2', [
    h.as('verdant.admin').scope.userId,
    h.as('verdant.member').scope.userId,
  ]);
  expect((await asMember()).status).toBe(201);
});

describe('the manager of an entity', () => {
  const idOf = (name: PersonName) => h.as(name).scope.userId;
  const makeManager = () =>
    h.database.pool.query("update users set role = 'entity-manager' where id = $1", [idOf('verdant.member')]);
  const give = (entityIds: string[], person = idOf('verdant.member'), by: PersonName = 'verdant.admin') =>
    send('PUT', `/organizations/users/${person}/entities`, { entityIds }, by);
  const managers = async () => new Map((await list()).map(({ name, managerId }) => [name, managerId]));

  it('is the person who adds it, or for a child entity the manager of its parent', async () => {
    await makeManager();
    const top = (await (await send('POST', '/entities', plant, 'verdant.member')).json()) as Entity;
    expect(top.managerId).toBe(idOf('verdant.member'));
    expect((await added({ name: 'Below', parentId: top.id })).managerId).toBe(idOf('verdant.member'));
    expect((await added({ name: 'Other' })).managerId).toBeNull();
  });

  it('is the assigned entities manager where a basic user adds it', async () => {
    await h.database.pool.query('update users set entities_manager_id = $1 where id = $2', [
      idOf('verdant.admin'),
      idOf('verdant.member'),
    ]);
    const entity = (await (await send('POST', '/entities', plant, 'verdant.member')).json()) as Entity;
    expect(entity.managerId).toBe(idOf('verdant.admin'));
  });

  it('is set by an administrator, to people who can manage entities', async () => {
    const one = await added({ name: 'One' });
    const two = await added({ name: 'Two' });
    expect(await refusal(await give([one.id]))).toEqual([422, 'user.role_refused']);
    await makeManager();
    expect((await give([one.id])).status).toBe(200);
    expect((await give([two.id])).status).toBe(200);
    expect(await managers()).toEqual(
      new Map([
        ['One', null],
        ['Two', idOf('verdant.member')],
      ]),
    );
    expect((await give([one.id, two.id], idOf('verdant.admin'))).status).toBe(200);
    expect(await managers()).toEqual(
      new Map([
        ['One', idOf('verdant.admin')],
        ['Two', idOf('verdant.admin')],
      ]),
    );
  });

  it('cannot be set by entity managers, other organisations or strangers', async () => {
    const { id } = await added();
    await makeManager();
    expect((await give([id], idOf('verdant.member'), 'verdant.member')).status).toBe(403);
    for (const other of ['verdant.sister', 'harbour.admin'] as const) {
      expect((await give([id], idOf('verdant.member'), other)).status).toBe(404);
      expect(await refusal(await give([id], idOf(other), other))).toEqual([422, 'request.invalid']);
    }
    const path = `/organizations/users/${idOf('verdant.member')}/entities`;
    expect((await h.anonymous(path, body('PUT', { entityIds: [id] }))).status).toBe(401);
    expect((await list())[0]?.managerId).toBeNull();
  });

  it('may move and remove their own entities, and none of other managers', async () => {
    const group = await added({ name: 'Group' });
    const below = await added({ name: 'Below', parentId: group.id });
    await makeManager();
    await give([group.id]);
    const away = () => send('PUT', `/entities/${below.id}`, { ...plant, name: 'Below', version: 1 }, 'verdant.member');
    const remove = () => h.as('verdant.member').request(`/entities/${below.id}`, { method: 'DELETE' });
    expect(await refusal(await away())).toEqual([403, 'permission.denied']);
    expect(await refusal(await remove())).toEqual([403, 'permission.denied']);
    await give([group.id, below.id]);
    expect((await away()).status).toBe(200);
    expect((await remove()).status).toBe(204);
  });

  it('adds and moves entities below their own alone, and keeps those that stand elsewhere', async () => {
    const theirs = await added({ name: 'Theirs' });
    const others = await added({ name: 'Others' });
    const kept = await added({ name: 'Kept', parentId: others.id });
    await makeManager();
    await give([theirs.id, kept.id]);
    const add = (parentId: string) => send('POST', '/entities', { ...plant, parentId }, 'verdant.member');
    const change = (name: string, parentId: string | null, version: number) =>
      send('PUT', `/entities/${kept.id}`, { ...plant, name, parentId, version }, 'verdant.member');
    expect(await refusal(await add(others.id))).toEqual([403, 'permission.denied']);
    expect((await add(theirs.id)).status).toBe(201);
    // It stays where an administrator has put it.
    expect((await change('Renamed', others.id, 1)).status).toBe(200);
    expect((await change('Renamed', theirs.id, 2)).status).toBe(200);
    expect(await refusal(await change('Renamed', others.id, 3))).toEqual([403, 'permission.denied']);
    expect((await change('Renamed', null, 3)).status).toBe(200);
  });

  it('changes their own entities, and none of other managers', async () => {
    const { id } = await added();
    await makeManager();
    const change = { ...plant, name: 'Renamed', type: 'Team', fiscalYearStartMonth: 7, version: 1 };
    const rename = () => send('PUT', `/entities/${id}`, change, 'verdant.member');
    expect(await refusal(await rename())).toEqual([403, 'permission.denied']);
    expect((await list())[0]?.name).toBe(plant.name);
    await give([id]);
    expect((await rename()).status).toBe(200);
  });

  it('loses the entities with the role, and leaves them to the administrator who removes the person', async () => {
    const { id } = await added();
    const person = idOf('verdant.member');
    await makeManager();
    await give([id]);
    await send('PUT', `/organizations/users/${person}/roles`, { roles: ['basic'] });
    expect((await list('verdant.admin'))[0]?.managerId).toBeNull();
    await makeManager();
    await give([id]);
    const removal = await h.as('verdant.admin').request(`/organizations/users/${person}`, { method: 'DELETE' });
    expect(await removal.json()).toMatchObject({ entities: 1 });
    expect((await list('verdant.admin'))[0]?.managerId).toBe(idOf('verdant.admin'));
  });
});

describe('the history of an entity', () => {
  const read = async (id: string, query = '', name: PersonName = 'verdant.admin') =>
    h.as(name).request(`/entities/${id}/history${query}`);
  const history = async (id: string) => ((await (await read(id)).json()) as EntityHistoryPage).items;

  it('lists who did what and when, newest first: created, changed, moved, archived, restored, assigned', async () => {
    const group = await added({ name: 'Group' });
    const { id } = await added({ name: 'Hall' });
    await send('PUT', `/entities/${id}`, { ...plant, name: 'Yard', parentId: group.id, version: 1 });
    await h.as('verdant.admin').request(`/entities/${id}/archive`, { method: 'POST' });
    await h.as('verdant.admin').request(`/entities/${id}/restore`, { method: 'POST' });
    const admin = h.as('verdant.admin').scope.userId;
    await send('PUT', `/organizations/users/${admin}/entities`, { entityIds: [id] });
    const entries = await history(id);
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['assigned', [{ field: 'manager', before: '', after: expect.stringMatching(/./) }]],
      ['restored', []],
      ['archived', []],
      [
        'changed',
        [
          { field: 'name', before: 'Hall', after: 'Yard' },
          { field: 'parent', before: '', after: 'Group' },
        ],
      ],
      ['created', expect.arrayContaining([{ field: 'name', before: '', after: 'Hall' }])],
    ]);
    expect(entries[0]).toMatchObject({ by: { id: admin }, through: null, at: expect.stringMatching(/Z$/) });
  });

  it('stays readable after the entity was removed', async () => {
    const { id } = await added();
    await h.as('verdant.admin').request(`/entities/${id}`, { method: 'DELETE' });
    expect((await history(id)).map(({ action }) => action)).toEqual(['removed', 'created']);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await read(id, '', name)).status).toBe(404);
  });

  it('comes in pages, and gets no entry from a save without a change', async () => {
    const { id } = await added({ name: 'Hall' });
    await send('PUT', `/entities/${id}`, { ...plant, name: 'Hall', version: 1 });
    await send('PUT', `/entities/${id}`, { ...plant, name: 'Yard', version: 2 });
    const first = (await (await read(id, '?limit=1')).json()) as EntityHistoryPage;
    const second = (await (await read(id, `?limit=1&cursor=${first.nextCursor}`)).json()) as EntityHistoryPage;
    expect([...first.items, ...second.items].map(({ action }) => action)).toEqual(['changed', 'created']);
    expect(second.nextCursor).toBeNull();
  });

  it('cannot be altered, and is closed to other organisations, entity users and strangers', async () => {
    const { id } = await added({ name: 'Hall' });
    await expect(h.database.pool.query("update entity_history set actor_name = 'Nobody'")).rejects.toThrow();
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await read(id, '', name)).status).toBe(404);
    expect((await read(id, '', 'verdant.entity')).status).toBe(403);
    expect((await h.anonymous(`/entities/${id}/history`)).status).toBe(401);
  });
});

describe('access to entities', () => {
  const calls = (id: string): [string, RequestInit][] => [
    ['/entities', body('POST', plant)],
    [`/entities/${id}`, body('PUT', { ...plant, version: 1 })],
    [`/entities/${id}`, { method: 'DELETE' }],
  ];

  it('is refused to other organisations and tenants', async () => {
    const { id } = await added();
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await list(name)).toEqual([]);
      for (const [path, init] of calls(id).slice(1))
        expect((await h.as(name).request(path, init)).status, `${name} ${init.method}`).toBe(404);
      expect((await send('POST', '/entities', { ...plant, parentId: id }, name)).status).toBe(422);
    }
    expect(await list()).toMatchObject([{ id, version: 1 }]);
  });

  it('is refused to entity users and strangers', async () => {
    const { id } = await added();
    expect((await h.as('verdant.entity').request('/entities')).status).toBe(403);
    expect((await h.anonymous('/entities')).status).toBe(401);
    for (const [path, init] of calls(id)) {
      expect((await h.as('verdant.entity').request(path, init)).status).toBe(403);
      expect((await h.anonymous(path, init)).status).toBe(401);
    }
  });
});
