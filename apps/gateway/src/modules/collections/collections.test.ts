import {
  type Collection,
  type CollectionEvent,
  type CollectionSummary,
  collectionLimits,
  type NewCollection,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { energySection, figure, hubOf } from '../data-points/testing.ts';
import { collectionsOf, questions, refusal } from './testing.ts';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
});
afterAll(() => h.close());

const submit = (id: string, entityId: string) =>
  h.database.pool.query(
    "update collection_requests set status = 'submitted', version = version + 1 where collection_id = $1 and entity_id = $2",
    [id, entityId],
  );
const list = async (name: PersonName = 'verdant.admin') =>
  (await (await c.call('/collections', undefined, name)).json()) as CollectionSummary[];

describe('a collection', () => {
  it('asks entities for figures of one time, and shows how far each is', async () => {
    const made = await c.asked();
    expect(made).toMatchObject({ name: 'Figures of 2025', period: c.year.period, sectionIds: questions, version: 1 });
    const open = { status: 'open', answered: 0, blocked: 0, total: 2, version: 1 };
    // By name: the office first.
    expect(made.requests).toMatchObject([
      { entityId: c.office.id, ...open },
      { entityId: c.plant.id, ...open },
    ]);
    await hubOf(h).store(c.year.id, { entityId: c.plant.id, sectionId: energySection, quality: 'estimated' });
    await hubOf(h).store(c.year.id, { entityId: null, sectionId: energySection });
    expect((await c.read(made.id)).requests[1]).toMatchObject({ answered: 1, total: 2 });
    expect(await c.board(made.id)).toEqual({
      sectionIds: questions,
      rows: [
        { entityId: c.office.id, cells: '--', unread: 0 },
        { entityId: c.plant.id, cells: 's-', unread: 0 },
      ],
    });
    expect(await list()).toMatchObject([
      { id: made.id, entities: 2, submitted: 0, approved: 0, answered: 1, questions: 4 },
    ]);
  });

  it('is made once, however often the same request comes', async () => {
    const send = () => {
      const { headers, ...init } = body('POST', c.draft());
      return c.call('/collections', { ...init, headers: { ...headers, 'idempotency-key': 'once' } });
    };
    await send();
    expect((await send()).status).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  it('refuses entities, questions, times and approvers that there are not', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const cases: [Partial<NewCollection>, string][] = [
      [{ entityIds: [nobody] }, 'entityIds.0'],
      [{ sectionIds: ['no.such:total:figures'] }, 'sectionIds.0'],
      [{ reportingTimeId: nobody }, 'reportingTimeId'],
      [{ approverId: h.as('verdant.entity').scope.userId }, 'approverId'],
      [{ versionId: 'no-such-version' }, 'versionId'],
    ];
    for (const [more, path] of cases) {
      const answer = await c.ask(more);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'request.invalid', issues: [{ path }] });
    }
  });

  it('is refused while as many are open as may be, and closed ones do not count', async () => {
    const { id } = await c.asked();
    await h.database.pool.query(
      `insert into collections (id, tenant_id, organisation_id, name, reporting_time_id, period_start, period_end, section_ids, site, created_at, created_by_id, created_by_name)
       select gen_random_uuid(), tenant_id, organisation_id, name, reporting_time_id, period_start, period_end, section_ids, site, created_at, created_by_id, created_by_name
       from collections, generate_series(2, $1::integer)`,
      [collectionLimits.openMax],
    );
    expect(await refusal(await c.ask())).toEqual([422, 'resource.full']);
    const closing = (isClosed: boolean, version: number) =>
      c.call(`/collections/${id}/closing`, body('POST', { isClosed, version }));
    expect((await closing(true, 1)).status).toBe(200);
    await c.asked();
    expect(await refusal(await closing(false, 2))).toEqual([422, 'resource.full']);
  });

  it('is changed by a version: entities are added and left out, and an older version is refused with what there is now', async () => {
    const { id } = await c.asked({ entityIds: [c.plant.id] });
    const change = { name: 'Energy', message: '', dueOn: null, approverId: null, entityIds: [c.office.id], version: 1 };
    const send = () => c.call(`/collections/${id}`, body('PUT', change));
    expect(await (await send()).json()).toMatchObject({
      name: 'Energy',
      version: 2,
      requests: [{ entityId: c.office.id }],
    });
    const late = await send();
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'resource.stale', current: { version: 2 } });
  });

  it('asks nobody until a day that is over, and keeps one that was set before', async () => {
    const day = (days: number) =>
      new Date(h.clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const refused = await c.ask({ dueOn: day(-2) });
    expect([refused.status, await refused.json()]).toMatchObject([422, { issues: [{ path: 'dueOn' }] }]);
    const { id } = await c.asked({ dueOn: day(0) });
    const change = (dueOn: string, version: number) => {
      const fields = { name: 'Energy', message: '', approverId: null, entityIds: [c.plant.id, c.office.id] };
      return c.call(`/collections/${id}`, body('PUT', { ...fields, dueOn, version }));
    };
    expect((await change(day(-3), 1)).status).toBe(422);
    await h.database.pool.query("update collections set due_on = '2020-01-01'");
    expect((await change('2020-01-01', 1)).status).toBe(200);
  });

  it('keeps the entities that it asks from being deleted', async () => {
    const { id } = await c.asked();
    const remove = () => c.call(`/entities/${c.plant.id}`, { method: 'DELETE' });
    expect(await refusal(await remove())).toEqual([422, 'entity.linked']);
    expect((await c.call(`/collections/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await remove()).status).toBe(204);
  });

  it('is closed and opened again, and deleted without the answers', async () => {
    const { id } = await c.asked();
    const point = await hubOf(h).store(c.year.id, { entityId: c.plant.id, value: figure('5') });
    const closing = (isClosed: boolean, version: number) =>
      c.call(`/collections/${id}/closing`, body('POST', { isClosed, version }));
    expect(await (await closing(true, 1)).json()).toMatchObject({ closedAt: expect.any(String), version: 2 });
    expect((await closing(false, 1)).status).toBe(409);
    expect(await (await closing(false, 2)).json()).toMatchObject({ closedAt: null });
    expect((await c.call(`/collections/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await c.call(`/data-points/${point.id}`)).status).toBe(200);
  });
});

describe('submitted answers', () => {
  it('are approved or returned once, by the version that was read', async () => {
    const { id } = await c.asked();
    const about = { entityId: c.plant.id, note: 'December is missing.', version: 1 };
    expect(await refusal(await c.decide(id, { ...about, decision: 'approved' }))).toEqual([422, 'approval.not_open']);
    await submit(id, c.plant.id);
    expect(await refusal(await c.decide(id, { ...about, decision: 'approved' }))).toEqual([409, 'resource.stale']);
    const answers = await Promise.all(
      (['approved', 'returned'] as const).map((decision) => c.decide(id, { ...about, decision, version: 2 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const events = (await (await c.call(`/collections/${id}/events`)).json()) as CollectionEvent[];
    expect(events).toMatchObject([{ entityId: c.plant.id, note: 'December is missing.' }, { action: 'created' }]);
    await expect(h.database.pool.query("update collection_events set note = ''")).rejects.toThrow();
  });

  it('are decided in open collections alone', async () => {
    const { id } = await c.asked();
    await submit(id, c.plant.id);
    const close = (isClosed: boolean, version: number) =>
      c.call(`/collections/${id}/closing`, body('POST', { isClosed, version }));
    await close(true, 1);
    const about = { entityId: c.plant.id, note: '', version: 2 };
    for (const decision of ['approved', 'returned'])
      expect(await refusal(await c.decide(id, { ...about, decision }))).toEqual([422, 'collection.closed']);
    await close(false, 2);
    expect((await c.decide(id, { ...about, decision: 'approved' })).status).toBe(200);
  });

  it('are decided by the named approver or an administrator, and by nobody else', async () => {
    await c.plantIsMembers();
    const decided = { entityId: c.plant.id, decision: 'approved', note: '', version: 2 };
    const submitted = async (name: PersonName) => {
      const { id } = await c.asked({ approverId: h.as(name).scope.userId, entityIds: [c.plant.id] });
      await submit(id, c.plant.id);
      return id;
    };
    const admins = await submitted('verdant.admin');
    expect(await refusal(await c.decide(admins, decided, 'verdant.member'))).toEqual([422, 'approval.not_yours']);
    expect((await c.decide(admins, decided)).status).toBe(200);
    const members = await submitted('verdant.member');
    expect((await c.decide(members, decided, 'verdant.member')).status).toBe(200);
    expect((await c.decide(await submitted('verdant.member'), decided)).status).toBe(200);
  });

  it('have no approver who could not reach them', async () => {
    const approverId = h.as('verdant.member').scope.userId;
    const issues = [expect.objectContaining({ path: 'approverId' })];
    expect(await (await c.ask({ approverId })).json()).toMatchObject({ code: 'request.invalid', issues });
    await c.plantIsMembers();
    expect(await (await c.ask({ approverId })).json()).toMatchObject({ code: 'request.invalid', issues });
    expect((await c.ask({ approverId, entityIds: [c.plant.id] })).status).toBe(201);
  });
});

describe('access to collections', () => {
  it('lets entity managers ask, see and decide for their own entities alone', async () => {
    const { id } = await c.asked();
    await c.plantIsMembers();
    expect((await c.read(id, 'verdant.member')).requests).toMatchObject([{ entityId: c.plant.id }]);
    expect((await c.board(id, 'verdant.member')).rows).toEqual([{ entityId: c.plant.id, cells: '--', unread: 0 }]);
    expect(await list('verdant.member')).toMatchObject([{ entities: 1, questions: 2 }]);
    await submit(id, c.office.id);
    const decided = { entityId: c.office.id, decision: 'approved', note: '', version: 2 };
    expect(await refusal(await c.decide(id, decided, 'verdant.member'))).toEqual([404, 'resource.not_found']);
    const remind = body('POST', { entityIds: [c.office.id] });
    expect((await c.call(`/collections/${id}/reminders`, remind, 'verdant.member')).status).toBe(404);
    expect((await c.ask({}, 'verdant.member')).status).toBe(422);
    const whole = { name: 'Mine', message: '', dueOn: null, approverId: null, entityIds: [c.plant.id], version: 1 };
    for (const [path, init] of [
      [`/collections/${id}`, body('PUT', whole)],
      [`/collections/${id}/closing`, body('POST', { isClosed: true, version: 1 })],
      [`/collections/${id}`, { method: 'DELETE' }],
    ] as const)
      expect((await c.call(path, init, 'verdant.member')).status).toBe(403);
    const { id: own } = (await (await c.ask({ entityIds: [c.plant.id] }, 'verdant.member')).json()) as Collection;
    expect((await c.call(`/collections/${own}`, body('PUT', whole), 'verdant.member')).status).toBe(200);
    const others = await c.asked({ entityIds: [c.office.id] });
    expect((await c.call(`/collections/${others.id}`, undefined, 'verdant.member')).status).toBe(404);
  });

  it('is refused to basic users without an entities manager, entity users, other organisations, tenants and strangers', async () => {
    const { id } = await c.asked();
    for (const name of ['verdant.member', 'verdant.entity'] as const) {
      expect((await c.call('/collections', undefined, name)).status).toBe(403);
      expect((await c.ask({}, name)).status).toBe(403);
    }
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await list(name)).toEqual([]);
      for (const path of ['', '/board', '/events'])
        expect((await c.call(`/collections/${id}${path}`, undefined, name)).status).toBe(404);
      expect((await c.ask({}, name)).status).toBe(422);
    }
    expect((await h.anonymous('/collections')).status).toBe(401);
    expect((await h.anonymous('/collections', body('POST', c.draft()))).status).toBe(401);
  });
});
