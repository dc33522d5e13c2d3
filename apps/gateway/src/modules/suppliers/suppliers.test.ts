import type { CollectionAnswers, EntityUser, PortalRequest, PortalVersion } from '@esg/contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { linkIn, mailTo } from '../auth/testing.ts';
import { collectionReminders } from '../collections/index.ts';
import { refusal } from '../collections/testing.ts';
import { energySection, figure, hubOf } from '../data-points/testing.ts';
import { sendReminders } from '../reminders/index.ts';
import { suppliersOf } from './testing.ts';

let h: Harness;
let s: Awaited<ReturnType<typeof suppliersOf>>;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  s = await suppliersOf(h);
});
afterAll(() => h.close());

const { email } = personOf('verdant.supplier');
const names = async (name?: PersonName) => (await s.list(name)).map((supplier) => supplier.name);
const day = 24 * 60 * 60;
const document = () => {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'], 'Bill.pdf'));
  form.set('reference', 'p. 3');
  return { method: 'POST', body: form };
};

describe('suppliers', () => {
  it('are added, changed, archived and listed by name, with what is asked of them', async () => {
    const added = await s.add('Barge', { reference: 'V-100', country: 'CN', contactEmail: 'Ho@Barge.example' });
    expect(added).toMatchObject({ reference: 'V-100', country: 'CN', contactEmail: 'ho@barge.example', people: 0 });
    const { id } = await s.asked();
    await s.give(s.mill.id);
    await s.answer(id, s.mill.id, '5');
    await s.portal(`/${id}/${s.mill.id}/submission`, body('POST', { version: 1 }));
    expect(await s.list()).toMatchObject([
      { name: 'Barge', requests: { open: 0, submitted: 0, approved: 0 } },
      { name: 'Dye works', requests: { open: 1, submitted: 0, approved: 0 } },
      { name: 'Mill', people: 1, requests: { open: 0, submitted: 1, approved: 0 } },
    ]);
    const change = { ...s.draft('Barges'), version: added.version };
    expect(await (await s.call(`/suppliers/${added.id}`, body('PUT', change))).json()).toMatchObject({
      name: 'Barges',
      reference: '',
      country: null,
    });
    const late = await s.call(`/suppliers/${added.id}`, body('PUT', change));
    expect([late.status, await late.json()]).toMatchObject([409, { current: { name: 'Barges' } }]);
    const archived = await s.call(`/suppliers/${added.id}/archive`, { method: 'POST' });
    expect(await archived.json()).toMatchObject({ archivedAt: h.clock.now().toISOString() });
    expect(await refusal(await s.ask({ entityIds: [added.id] }))).toEqual([422, 'request.invalid']);
    await s.call(`/suppliers/${added.id}/restore`, { method: 'POST' });
    expect((await s.ask({ entityIds: [added.id] })).status).toBe(201);
    expect(await refusal(await s.call('/suppliers', body('POST', s.draft('Far', { country: 'XX' }))))).toEqual([
      422,
      'request.invalid',
    ]);
  });

  it('are those of one organisation, for people who manage all of its entities', async () => {
    for (const name of ['verdant.member', 'verdant.entity', 'verdant.supplier'] as const) {
      expect((await s.call('/suppliers', undefined, name)).status).toBe(403);
      expect((await s.call('/suppliers', body('POST', s.draft('Mine')), name)).status).toBe(403);
      expect((await s.call(`/suppliers/${s.mill.id}/requests`, undefined, name)).status).toBe(403);
      expect((await s.call('/entity-users?of=suppliers', undefined, name)).status).toBe(403);
    }
    expect((await h.anonymous('/suppliers')).status).toBe(401);
    expect(await names('verdant.sister')).toEqual([]);
    for (const name of ['verdant.sister', 'meridian.admin'] as const) {
      expect((await s.call(`/suppliers/${s.mill.id}/requests`, undefined, name)).status).toBe(404);
      expect((await s.call(`/suppliers/${s.mill.id}/archive`, { method: 'POST' }, name)).status).toBe(404);
      const change = body('PUT', { ...s.draft('Mine'), version: 1 });
      expect((await s.call(`/suppliers/${s.mill.id}`, change, name)).status).toBe(404);
    }
  });

  it('are neither read nor added in a consultancy, where nobody can be asked', async () => {
    expect((await s.call('/suppliers', undefined, 'harbour.admin')).status).toBe(403);
    expect((await s.call('/suppliers', body('POST', s.draft('Mill')), 'harbour.admin')).status).toBe(403);
  });

  it('are neither read nor asked by entity managers, who manage their own entities', async () => {
    const { userId } = h.as('verdant.member').scope;
    await s.call(`/organizations/users/${userId}/roles`, body('PUT', { roles: ['entity-manager'] }));
    const { id } = await s.asked();
    expect((await s.call('/suppliers', undefined, 'verdant.member')).status).toBe(403);
    expect((await s.ask({}, 'verdant.member')).status).toBe(422);
    expect((await s.call(`/collections/${id}`, undefined, 'verdant.member')).status).toBe(404);
    expect(await (await s.call('/collections?of=suppliers', undefined, 'verdant.member')).json()).toEqual([]);
  });

  it('are read and asked by a basic user once an entities manager is assigned', async () => {
    await h.database.pool.query('update users set entities_manager_id = $2 where id = $1', [
      h.as('verdant.member').scope.userId,
      h.as('verdant.admin').scope.userId,
    ]);
    expect(await names('verdant.member')).toEqual(['Dye works', 'Mill']);
    expect((await s.ask({}, 'verdant.member')).status).toBe(201);
  });
});

describe('a collection', () => {
  it('asks suppliers or entities, never both, and is listed with its kind', async () => {
    const plant = await hubOf(h).entity('Plant');
    expect(await refusal(await s.ask({ entityIds: [s.mill.id, plant.id] }))).toEqual([422, 'request.invalid']);
    expect(await refusal(await s.ask({ of: 'entities' }))).toEqual([422, 'request.invalid']);
    const { id, of } = await s.asked();
    expect(of).toBe('suppliers');
    const own = await s.asked({ of: undefined, entityIds: [plant.id] });
    const listed = async (query: string) =>
      (await s.ok<{ id: string }[]>(s.call(`/collections${query}`))).map((each) => each.id);
    expect(await listed('')).toEqual([own.id]);
    expect(await listed('?of=suppliers')).toEqual([id]);
    const changed = { ...own, entityIds: [plant.id, s.mill.id] };
    const { name, message, dueOn, approverId, entityIds, version } = changed;
    const change = body('PUT', { name, message, dueOn, approverId, entityIds, version });
    expect(await refusal(await s.call(`/collections/${own.id}`, change))).toEqual([422, 'request.invalid']);
  });

  it('of suppliers has a board, figures, decisions, comments, a file and reminders like any other', async () => {
    const { id } = await s.asked();
    await s.give(s.mill.id);
    await s.answer(id, s.mill.id, '5');
    expect(await (await s.call(`/collections/${id}/board`)).json()).toMatchObject({
      rows: [
        { entityId: s.dye.id, cells: '-' },
        { entityId: s.mill.id, cells: 'e' },
      ],
    });
    expect((await s.call(`/collections/${id}/figures`)).status).toBe(200);
    const file = await s.call(`/collections/${id}/file?language=en`);
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect([sheets[0]?.rows[1]?.[0], sheets[1]?.rows[0]?.[0]]).toEqual(['Supplier', 'Supplier']);
    const said = body('POST', { sectionId: energySection, text: 'In MWh?' });
    expect((await s.call(`/collections/${id}/requests/${s.mill.id}/comments`, said)).status).toBe(201);
    expect(await (await s.portal(`/${id}/${s.mill.id}/comments`)).json()).toMatchObject([{ text: 'In MWh?' }]);
    const reminded = await s.call(`/collections/${id}/reminders`, body('POST', { entityIds: [s.mill.id] }));
    expect(await reminded.json()).toMatchObject({ requests: [{}, { remindedAt: h.clock.now().toISOString() }] });
    await s.portal(`/${id}/${s.mill.id}/submission`, body('POST', { version: 1 }));
    const decision = { entityId: s.mill.id, decision: 'approved', note: '', version: 2 };
    expect((await s.call(`/collections/${id}/decisions`, body('POST', decision))).status).toBe(200);
    expect(await s.ok<PortalRequest[]>(s.call(`/suppliers/${s.mill.id}/requests`))).toMatchObject([
      { collectionId: id, entityName: 'Mill', status: 'approved', answered: 1 },
    ]);
  });

  it('shows the organisation who gave a supplier’s figure when, and its documents', async () => {
    const { id } = await s.asked();
    await s.give(s.mill.id);
    await s.answer(id, s.mill.id, '5');
    await s.portal(`/${id}/${s.mill.id}/answers/${energySection}/evidence`, document());
    const { userId } = h.as('verdant.supplier').scope;
    const path = `/collections/${id}/requests/${s.mill.id}`;
    const { questions } = await s.ok<CollectionAnswers>(s.call(path));
    expect(questions[0]).toMatchObject({
      current: { value: figure('5'), source: 'Bill', updatedBy: { id: userId }, updatedAt: expect.any(String) },
      evidence: [{ name: 'Bill.pdf' }],
    });
    const answers = `${path}/answers/${energySection}`;
    expect(await s.ok<PortalVersion[]>(s.call(`${answers}/history`))).toMatchObject([
      { action: 'created', by: { id: userId } },
    ]);
    const file = `${answers}/evidence/${questions[0]?.evidence[0]?.id}/file`;
    expect((await s.call(file)).status).toBe(200);
    for (const sought of [path, `${answers}/history`, file]) {
      expect((await s.call(sought, undefined, 'verdant.member')).status).toBe(403);
      expect((await s.call(sought, undefined, 'verdant.sister')).status).toBe(404);
      expect((await s.call(sought, undefined, 'harbour.admin')).status).toBe(404);
      expect((await s.call(sought, undefined, 'verdant.supplier')).status).toBe(403);
    }
  });
});

describe('the people of a supplier', () => {
  const at = (id: string, entityId: string, more = '') => `/${id}/${entityId}${more}`;

  it('reach the requests of their own supplier, and nothing of another one or of an entity', async () => {
    const { id } = await s.asked();
    const plant = await hubOf(h).entity('Plant');
    const own = await s.asked({ of: 'entities', entityIds: [plant.id] });
    await s.give(s.dye.id);
    await s.answer(id, s.dye.id, '7');
    const added = await s.portal(at(id, s.dye.id, `/answers/${energySection}/evidence`), document());
    const { evidence } = (await added.json()) as { evidence: { id: string }[] };
    const file = `/answers/${energySection}/evidence/${evidence[0]?.id}/file`;
    expect((await s.portal(at(id, s.dye.id, file))).status).toBe(200);
    await h.database.pool.query('delete from access_grants');
    await s.give(s.mill.id);
    const requests = (await (await s.portal('')).json()) as PortalRequest[];
    expect(requests.map(({ entityName }) => entityName)).toEqual(['Mill']);
    expect(await (await h.as('verdant.supplier').request('/entity-portal/entities')).json()).toMatchObject([
      { name: 'Mill' },
    ]);
    for (const [asked, entityId] of [
      [id, s.dye.id],
      [own.id, plant.id],
    ] as const)
      for (const more of ['', '/comments', '/colleagues', `/answers/${energySection}/history`, file])
        expect([more, (await s.portal(at(asked, entityId, more))).status]).toEqual([more, 404]);
    expect((await s.answer(id, s.dye.id, '9')).status).toBe(404);
    expect(
      (await s.portal(at(id, s.dye.id, '/comments'), body('POST', { sectionId: energySection, text: 'Hi' }))).status,
    ).toBe(404);
    for (const path of ['/entities', '/data-points', '/suppliers', '/collections', `/collections/${id}`, '/reports'])
      expect([path, (await h.as('verdant.supplier').request(path)).status]).toEqual([path, 403]);
  });

  it('are invited by e-mail, write into their portal alone, and get letters that lead there', async () => {
    const { id, name } = await s.asked();
    const address = `ho${h.clock.now().getTime()}@mill.example`;
    const invite = { email: address, entityIds: [s.mill.id], language: 'en' };
    const plant = await hubOf(h).entity('Plant');
    const invitation = (of: string, entityId: string) =>
      s.call(`/entity-users${of}`, body('POST', { ...invite, entityIds: [entityId] }));
    expect(await refusal(await invitation('', s.mill.id))).toEqual([422, 'request.invalid']);
    expect(await refusal(await invitation('?of=suppliers', plant.id))).toEqual([422, 'request.invalid']);
    expect((await invitation('?of=suppliers', s.mill.id)).status).toBe(201);
    const users = (of: string) => s.ok<EntityUser[]>(s.call(`/entity-users${of}`));
    expect((await users('')).map((user) => user.email)).not.toContain(address);
    expect((await users('?of=suppliers')).find((user) => user.email === address)).toMatchObject({
      entityIds: [s.mill.id],
    });
    const { key } = linkIn(await mailTo(h, address, /asked you for figures/), '/accept-invitation');
    const given = { firstName: 'Ho', lastName: 'Lau', password: 'Green-Leaf-7', acceptedTerms: true, language: 'en' };
    const joined = await h.anonymous('/auth/invitation-acceptances', body('POST', { ...given, key }));
    const { accessToken } = (await joined.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const requests = await (await h.anonymous('/entity-portal/requests', { headers })).json();
    expect(requests).toMatchObject([{ collectionId: id, entityName: 'Mill' }]);
    expect(await (await h.anonymous('/users/profiles', { headers })).json()).toMatchObject({ role: 'supplier' });
    await s.call(`/collections/${id}/reminders`, body('POST', { entityIds: [s.mill.id] }));
    const letter = await mailTo(h, address, /answers are/i, new RegExp(name));
    const link = new RegExp(`/ct/request/${id}/${s.mill.id}#key=([\\w-]+)`).exec(letter.text)?.[1] ?? '';
    const opened = await h.anonymous('/reporting-entity/auth/link-sessions', body('POST', { key: link }));
    expect([opened.status, await opened.json()]).toMatchObject([201, { of: 'suppliers' }]);
  });

  it('get letters that speak of a supplier, in both languages, and never of entities', async () => {
    await s.give(s.mill.id);
    const { id } = await s.asked({ name: 'Worded' });
    const asked = await mailTo(h, email, /asked you for figures/, /Worded/);
    expect(asked.text).toMatch(/Supplier: Mill/);
    await h.as('verdant.supplier').request('/users/lang', body('PATCH', { lang: 'zhTw' }));
    const said = body('POST', { sectionId: energySection, text: '單位？' });
    await s.call(`/collections/${id}/requests/${s.mill.id}/comments`, said);
    const commented = await mailTo(h, email, /留言/, /Worded/);
    expect(commented.text).toMatch(/供應商：Mill/);
    expect(`${asked.text} ${commented.text}`).not.toMatch(/entit|實體/i);
  });

  it('are reminded by the job, at the address of the supplier portal where they sign in', async () => {
    const dueOn = new Date(h.clock.now().getTime() + 10 * day * 1000).toISOString().slice(0, 10);
    await s.give(s.mill.id);
    const { id } = await s.asked({ dueOn, name: 'Soon due' });
    const { userId } = h.as('verdant.supplier').scope;
    await s.call(`/entity-users/${userId}/links/${s.mill.id}?of=suppliers`, { method: 'DELETE' });
    h.clock.advance(8 * day);
    await sendReminders(h.deps, [collectionReminders]);
    const reminder = await mailTo(h, email, /your answers are/i, /Soon due/);
    expect(reminder.text).toContain(`/ct/supplier/requests/${id}/${s.mill.id}`);
  });

  it('tell the administrators what they submit, by the name of the supplier', async () => {
    const { id } = await s.asked();
    await s.give(s.mill.id);
    await s.answer(id, s.mill.id, '5');
    await s.portal(`/${id}/${s.mill.id}/submission`, body('POST', { version: 1 }));
    const { items } = await s.ok<{ items: object[] }>(s.call('/notifications'));
    expect(items[0]).toMatchObject({ kind: 'collection.submitted', facts: { entity: 'Mill' } });
  });
});
