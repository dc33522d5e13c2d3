import type { Entity, EntityUser, PortalEntity, UserProfile } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { linkIn, mailTo } from '../auth/testing.ts';
import { consulting } from '../consultancies/testing.ts';
import { hubOf } from '../data-points/testing.ts';
import { subscribe } from '../payment/testing.ts';

let h: Harness;
let plant: Entity;
let office: Entity;
/** Another address in each test, because e-mails of the one before may still be under way. */
let email = '';
let tests = 0;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  tests += 1;
  email = `engineer${tests}@verdant.example`;
  const { entity } = hubOf(h);
  plant = await entity('Plant');
  office = await entity('Office');
});
afterAll(() => h.close());

const call = (path: string, init?: RequestInit, person: PersonName = 'verdant.admin') =>
  h.as(person).request(`/entity-users${path}`, init);
const invite = (entityIds: readonly string[], person?: PersonName) =>
  call('', body('POST', { email, entityIds, language: 'en' }), person);
const list = async (person?: PersonName) => (await (await call('', {}, person)).json()) as EntityUser[];
const found = async () => (await list()).find((user) => user.email === email);
const give = (id: string, entityIds: readonly string[], person?: PersonName) =>
  call(`/${id}/entities`, body('PUT', { entityIds }), person);
const remove = (id: string, person?: PersonName) => call(`/${id}`, { method: 'DELETE' }, person);
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

/** Accepts the newest invitation; returns the calls of the new account. */
const accept = async () => {
  const { key } = linkIn(await mailTo(h, email, /invites you/), '/accept-invitation');
  const given = { firstName: 'Wing', lastName: 'Lau', password: 'Green-Leaf-7', acceptedTerms: true, language: 'en' };
  const answer = await h.anonymous('/auth/invitation-acceptances', body('POST', { ...given, key }));
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const read = (path: string) => h.anonymous(path, { headers });
  const names = async () =>
    ((await (await read('/entity-portal/entities')).json()) as PortalEntity[]).map(({ name }) => name);
  return { read, names };
};
/** Makes the plant an entity of the member, who manages entities from then on. */
const plantIsMembers = async () => {
  const { userId } = h.as('verdant.member').scope;
  await h.database.pool.query("update users set role = 'entity-manager' where id = $1", [userId]);
  await h.database.pool.query('update entities set manager_id = $1 where id = $2', [userId, plant.id]);
};

describe('entity users', () => {
  it('are not given archived entities, and keep those that were archived since', async () => {
    const archive = (id: string) => h.as('verdant.admin').request(`/entities/${id}/archive`, { method: 'POST' });
    await archive(office.id);
    expect(await refusal(await invite([office.id]))).toEqual([422, 'request.invalid']);
    expect((await invite([plant.id])).status).toBe(201);
    const { id = '' } = (await found()) ?? {};
    expect(await refusal(await give(id, [plant.id, office.id]))).toEqual([422, 'request.invalid']);
    await archive(plant.id);
    expect((await give(id, [plant.id])).status).toBe(200);
    await accept();
    const { id: userId = '' } = (await found()) ?? {};
    expect(await refusal(await give(userId, [plant.id, office.id]))).toEqual([422, 'request.invalid']);
  });

  it('are invited for entities, join, and see those entities alone', async () => {
    const invited = await invite([plant.id]);
    expect(invited.status).toBe(201);
    expect(await invited.json()).toMatchObject({ email, status: 'Pending Confirmation', entityIds: [plant.id] });
    const { read, names } = await accept();
    expect((await (await read('/users/profiles')).json()) as UserProfile).toMatchObject({ role: 'entity-user' });
    expect(await names()).toEqual(['Plant']);
    expect(await found()).toMatchObject({
      status: 'Registered',
      firstName: 'Wing',
      joinedAt: expect.any(String),
      lastSignInAt: expect.any(String),
      invitation: null,
      entityIds: [plant.id],
    });
    for (const path of ['/entities', '/data-points?limit=1', '/reports', '/entity-users', '/organizations/users'])
      expect((await read(path)).status).toBe(403);
  });

  it('take no seat', async () => {
    for (let person = 0; person < 4; person += 1) {
      email = `many${tests}-${person}@verdant.example`;
      expect((await invite([plant.id])).status).toBe(201);
    }
  });

  it('answer for other entities from the next call on, before and after they join', async () => {
    const { id } = (await (await invite([plant.id])).json()) as EntityUser;
    expect(await (await give(id, [plant.id, office.id])).json()).toMatchObject({ entityIds: [plant.id, office.id] });
    const { names } = await accept();
    expect(await names()).toEqual(['Office', 'Plant']);
    const joined = (await found())?.id ?? '';
    expect((await give(joined, [office.id])).status).toBe(200);
    expect(await names()).toEqual(['Office']);
    expect(await (await give(joined, [])).json()).toMatchObject({ code: 'request.invalid' });
  });

  it('are removed with their sessions, or have their invitation withdrawn', async () => {
    const { id } = (await (await invite([plant.id])).json()) as EntityUser;
    expect((await remove(id)).status).toBe(204);
    expect(await found()).toBeUndefined();
    await invite([plant.id]);
    const { read } = await accept();
    expect((await remove((await found())?.id ?? '')).status).toBe(204);
    expect((await read('/entity-portal/entities')).status).toBe(401);
    expect(await found()).toBeUndefined();
  });

  it('are invited once, however many invite them at the same moment', async () => {
    await list();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => invite([(at % 2 ? plant : office).id])));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(5);
    for (const answer of refused) expect(await refusal(answer)).toEqual([422, 'user.invited_already']);
  });

  it('get their invitation again with a new link, and are never invited twice', async () => {
    const { id } = (await (await invite([plant.id])).json()) as EntityUser;
    expect(await refusal(await invite([office.id]))).toEqual([422, 'user.invited_already']);
    h.clock.advance(5);
    const sent = await call(`/${id}/invitation-emails`, { method: 'POST' });
    expect(await sent.json()).toMatchObject({ id, entityIds: [plant.id] });
    email = 'member@verdant.example';
    expect(await refusal(await invite([plant.id]))).toEqual([422, 'user.email_taken']);
  });

  it('lose an entity that is removed, and keep the others', async () => {
    await invite([plant.id, office.id]);
    const { names } = await accept();
    expect((await h.as('verdant.admin').request(`/entities/${plant.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await names()).toEqual(['Office']);
  });

  it('are refused by the portal once they have a role for the whole organisation', async () => {
    await subscribe(h, 'verdant.admin', { seat: 4 });
    await invite([plant.id]);
    const { read } = await accept();
    const id = (await found())?.id ?? '';
    const changed = await h
      .as('verdant.admin')
      .request(`/organizations/users/${id}/roles`, body('PUT', { roles: ['basic'] }));
    expect(changed.status).toBe(200);
    expect((await read('/entity-portal/entities')).status).not.toBe(200);
    const { rows } = await h.database.pool.query('select 1 from access_grants where holder_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('managing entity users', () => {
  it('is refused to people without the permission, and to entity users themselves', async () => {
    await invite([plant.id]);
    const id = (await found())?.id ?? '';
    for (const person of ['verdant.member', 'verdant.entity'] as const) {
      expect((await call('', {}, person)).status).toBe(403);
      expect((await give(id, [office.id], person)).status).toBe(403);
      expect((await remove(id, person)).status).toBe(403);
    }
    expect((await h.anonymous('/entity-users')).status).toBe(401);
  });

  it('is allowed to entity managers for their own entities, and for no others', async () => {
    await plantIsMembers();
    await invite([plant.id, office.id]);
    expect(await list('verdant.member')).toMatchObject([{ email, entityIds: [plant.id] }]);
    const id = (await found())?.id ?? '';
    expect(await refusal(await give(id, [office.id], 'verdant.member'))).toEqual([422, 'request.invalid']);
    expect((await remove(id, 'verdant.member')).status).toBe(204);
    // Entities from other managers stay granted.
    expect(await found()).toMatchObject({ entityIds: [office.id] });
    expect(await list('verdant.member')).toEqual([]);
    expect(await refusal(await remove(id, 'verdant.member'))).toEqual([404, 'resource.not_found']);
  });

  it('never reaches people and entities of another organisation or tenant', async () => {
    await invite([plant.id]);
    const id = (await found())?.id ?? '';
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await list(stranger)).toEqual([]);
      expect(await refusal(await remove(id, stranger))).toEqual([404, 'resource.not_found']);
    }
    email = `other${tests}@verdant.example`;
    expect(await refusal(await invite([plant.id], 'verdant.sister'))).toEqual([422, 'request.invalid']);
  });

  it('invites nobody to a consultancy or one of its clients, where an entity user could open nothing', async () => {
    const ferry = await hubOf(h, 'lantau.admin').entity('Ferry');
    const home = await hubOf(h, 'harbour.admin').entity('Harbour');
    expect(await refusal(await invite([ferry.id], 'lantau.admin'))).toEqual([403, 'permission.denied']);
    expect(await refusal(await invite([home.id], 'harbour.admin'))).toEqual([403, 'permission.denied']);
    const { request } = await consulting(() => h).visit();
    const asked = await request('/entity-users', body('POST', { email, entityIds: [ferry.id], language: 'en' }));
    expect(await refusal(asked)).toEqual([403, 'permission.denied']);
    expect(await list('lantau.admin')).toEqual([]);
  });

  it('sends no invitation again once the organisation has become a client', async () => {
    const { id } = (await (await invite([plant.id])).json()) as EntityUser;
    const { organisationId } = h.as('verdant.admin').scope;
    await h.database.pool.query("update organisations set type = 'Client' where id = $1", [organisationId]);
    h.clock.advance(10);
    const again = await call(`/${id}/invitation-emails`, { method: 'POST' });
    expect(await refusal(again)).toEqual([403, 'permission.denied']);
    expect((await remove(id)).status).toBe(204);
  });
});

describe('the entity portal', () => {
  it('is closed to people without a grant, whatever their role', async () => {
    expect((await h.as('verdant.entity').request('/entity-portal/entities')).status).toBe(403);
    expect((await h.as('verdant.admin').request('/entity-portal/entities')).status).toBe(403);
    expect((await h.anonymous('/entity-portal/entities')).status).toBe(401);
  });

  it('closes with the module of entities', async () => {
    await invite([plant.id]);
    const { read } = await accept();
    await h.database.pool.query(
      "update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', '[]') where name = 'Verdant'",
    );
    h.clock.advance(10);
    expect((await read('/entity-portal/entities')).status).toBe(403);
  });
});
