import type { CollectionActivity, CollectionAnswers, CollectionEvent, Notification, PortalTask } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { energySection, figure, scope1Section } from '../data-points/testing.ts';
import { collectionsOf } from './testing.ts';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
  await c.give(c.plant.id);
});
afterAll(() => h.close());

const portal = (id: string) => `/entity-portal/requests/${id}/${c.plant.id}`;
const asUser = (path: string, init?: RequestInit) => c.call(path, init, 'verdant.entity');

/** Answers one question of the plant, says why the other has no answer, and submits. */
const submit = async (id: string, version = 1) => {
  const said = { quality: 'measured', source: 'Bill', explanation: 'New line', version: null };
  await asUser(`${portal(id)}/answers/${energySection}`, body('PUT', { value: figure('5', 'MWh'), ...said }));
  await asUser(`${portal(id)}/blocks/${scope1Section}`, body('PUT', { reason: 'No meter' }));
  return asUser(`${portal(id)}/submission`, body('POST', { version }));
};

const told = async (name: PersonName) => {
  const { items } = (await (await c.call('/notifications', undefined, name)).json()) as { items: Notification[] };
  return items.filter(({ kind }) => kind === 'collection.submitted');
};
const activity = async (name?: PersonName) =>
  (await (await c.call('/collection-activity', undefined, name)).json()) as CollectionActivity[];

describe('a submission', () => {
  it('is notified once to the named approver, with a link to the entity on the board', async () => {
    await c.plantIsMembers();
    const { id } = await c.asked({ approverId: h.as('verdant.member').scope.userId, entityIds: [c.plant.id] });
    await submit(id);
    expect(await told('verdant.member')).toMatchObject([
      {
        facts: { entity: 'Plant', collection: 'Figures of 2025', person: expect.any(String) },
        path: `/ct/entity-reporting/${id}?entity=${c.plant.id}`,
      },
    ]);
    expect(await told('verdant.admin')).toEqual([]);
    // A repetition is refused, and notifies nobody.
    expect((await submit(id)).status).toBe(409);
    expect(await told('verdant.member')).toHaveLength(1);
  });

  it('is notified once to everybody who manages the entity where no approver is named, and to nobody else', async () => {
    await c.plantIsMembers();
    const { id } = await c.asked();
    await submit(id);
    expect(await told('verdant.admin')).toHaveLength(1);
    expect(await told('verdant.member')).toHaveLength(1);
    for (const name of ['verdant.sister', 'harbour.admin'] as const) expect(await told(name)).toEqual([]);
  });

  it('is notified again after it was returned', async () => {
    const { id } = await c.asked();
    await submit(id);
    await c.decide(id, { entityId: c.plant.id, decision: 'returned', note: 'Check it.', version: 2 });
    await submit(id, 3);
    expect(await told('verdant.admin')).toHaveLength(2);
  });
});

describe('the answers of an entity', () => {
  it('have figure, source, explanation, documents, and the reason where there is none', async () => {
    const { id } = await c.asked();
    await submit(id);
    const answers = await c.ok<CollectionAnswers>(c.call(`/collections/${id}/requests/${c.plant.id}`));
    expect(answers.metrics).toMatchObject([{ metric: { key: 'energy.consumption.total' } }, {}]);
    expect(answers.questions).toMatchObject([
      {
        sectionId: energySection,
        current: { value: figure('5', 'MWh'), source: 'Bill', explanation: 'New line' },
        blocked: null,
        evidence: [],
      },
      { sectionId: scope1Section, current: null, blocked: { reason: 'No meter' } },
    ]);
  });

  it('are refused to people who do not manage the entity, other organisations, tenants and strangers', async () => {
    const { id } = await c.asked();
    const path = `/collections/${id}/requests/${c.plant.id}`;
    expect((await c.call(path, undefined, 'verdant.member')).status).toBe(403);
    expect((await asUser(path)).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await c.call(path, undefined, name)).status).toBe(404);
    expect((await h.anonymous(path)).status).toBe(401);
    await c.plantIsMembers();
    expect((await c.call(path, undefined, 'verdant.member')).status).toBe(200);
    const foreign = `/collections/${id}/requests/${c.office.id}`;
    expect((await c.call(foreign, undefined, 'verdant.member')).status).toBe(404);
  });

  it('are asked to be explained from the change that the organisation chose for the metric', async () => {
    const { id } = await c.asked();
    const key = 'energy.consumption.total';
    const settings = { changeThreshold: 7, weightMetricKey: null, formula: null, version: 0 };
    expect((await c.call(`/metrics/${key}/settings`, body('PUT', settings))).status).toBe(200);
    const task = (await (await asUser(portal(id))).json()) as PortalTask;
    expect(task.questions.map(({ changeThreshold }) => changeThreshold)).toEqual([7, 20]);
  });
});

describe('what happened', () => {
  it('is on Home, the newest first, for those who manage the entity, and on the board with everything else', async () => {
    const { id } = await c.asked();
    await submit(id);
    await c.decide(id, { entityId: c.plant.id, decision: 'returned', note: 'Check it.', version: 2 });
    await c.call(`/collections/${id}/closing`, body('POST', { isClosed: true, version: 1 }));
    // Older than Home shows.
    await h.database.pool.query(
      `insert into collection_events (tenant_id, organisation_id, collection_id, action, by_id, by_name, at)
       select tenant_id, organisation_id, collection_id, 'reopened', by_id, by_name, at - interval '31 days' from collection_events limit 1`,
    );
    expect(await activity()).toMatchObject([
      { action: 'closed', entityId: null, collectionName: 'Figures of 2025' },
      { action: 'returned', entityName: 'Plant', by: { name: 'Mei Chan' } },
      { action: 'submitted', entityName: 'Plant', collectionId: id },
      { action: 'created' },
    ]);
    const events = await c.ok<CollectionEvent[]>(c.call(`/collections/${id}/events`));
    expect(events.map(({ action }) => action)).toEqual([
      'reopened',
      'closed',
      'returned',
      'submitted',
      'blocked',
      'created',
    ]);
  });

  it('shows entity managers what is about their entities alone, and others nothing', async () => {
    const { id } = await c.asked();
    const { id: others } = await c.asked({ name: 'Offices', entityIds: [c.office.id] });
    await c.plantIsMembers();
    await submit(id);
    expect(await activity('verdant.member')).toMatchObject([
      { action: 'submitted', entityId: c.plant.id },
      { action: 'created', collectionId: id },
    ]);
    expect(await activity()).toMatchObject([{}, { collectionId: others }, { collectionId: id }]);
    for (const name of ['verdant.sister', 'harbour.admin'] as const) expect(await activity(name)).toEqual([]);
    expect((await asUser('/collection-activity')).status).toBe(403);
    expect((await h.anonymous('/collection-activity')).status).toBe(401);
  });

  it('is refused to basic users without an entities manager', async () => {
    expect((await c.call('/collection-activity', undefined, 'verdant.member')).status).toBe(403);
  });

  it('names entities that were added and left out later, whose figures stay', async () => {
    const { id } = await c.asked({ entityIds: [c.plant.id] });
    await submit(id);
    const change = { name: 'Energy', message: '', dueOn: null, approverId: null, entityIds: [c.office.id], version: 1 };
    const refused = await c.call(`/collections/${id}`, body('PUT', change));
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        code: 'collection.answered',
        issues: [{ path: 'withdrawn', params: { entityId: c.plant.id, status: 'submitted' } }],
      },
    ]);
    expect((await c.read(id)).requests).toMatchObject([{ entityId: c.plant.id, status: 'submitted' }]);
    const seen = { ...change, withdrawn: [c.plant.id] };
    expect((await c.call(`/collections/${id}`, body('PUT', seen))).status).toBe(200);
    const events = await c.ok<CollectionEvent[]>(c.call(`/collections/${id}/events`));
    expect(events).toMatchObject([
      { action: 'withdrawn', entityId: c.plant.id },
      { action: 'asked', entityId: c.office.id },
      { action: 'changed', entityId: null },
      {},
      {},
      {},
    ]);
    const { id: again } = await c.asked({ entityIds: [c.plant.id] });
    expect(await c.board(again)).toMatchObject({ rows: [{ cells: 'e-' }] });
  });
});
