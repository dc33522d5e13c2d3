import type { Collection, CollectionEvent, PortalTask } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { energySection, scope1Section } from '../data-points/testing.ts';
import { collectionsOf, refusal } from './testing.ts';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
let id: string;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
  ({ id } = await c.asked({ sectionIds: [energySection] }));
  await c.give(c.plant.id);
});
afterAll(() => h.close());

const add = (sectionIds: string[] = [scope1Section], name?: PersonName, version = 1) =>
  c.call(`/collections/${id}/questions`, body('POST', { sectionIds, version }), name);
const path = () => `/entity-portal/requests/${id}/${c.plant.id}`;
const task = () => c.ok<PortalTask>(c.call(path(), undefined, 'verdant.entity'));
const setStatus = (status: string) =>
  h.database.pool.query(
    `update collection_requests set status = $1, submitted_at = now(), decided_at = now() where entity_id = $2 and collection_id = $3`,
    [status, c.plant.id, id],
  );
const statusOf = ({ requests }: Collection, entityId: string) =>
  requests.find((request) => request.entityId === entityId);

describe('questions that are added to an open collection', () => {
  it('are asked of every entity, after those before', async () => {
    const changed = await c.ok<Collection>(add([scope1Section, energySection]));
    expect(changed).toMatchObject({ sectionIds: [energySection, scope1Section], version: 2 });
    expect((await task()).questions.map(({ sectionId }) => sectionId)).toEqual([energySection, scope1Section]);
  });

  it('leave out who is archived, keep what they submitted, and say who that is', async () => {
    await setStatus('approved');
    await c.call(`/entities/${c.plant.id}/archive`, { method: 'POST' });
    const changed = await c.ok<Collection>(add());
    expect(statusOf(changed, c.plant.id)).toMatchObject({ isArchived: true, status: 'approved', version: 1 });
    expect(statusOf(changed, c.office.id)).toMatchObject({ isArchived: false, status: 'open' });
    const events = await c.ok<CollectionEvent[]>(c.call(`/collections/${id}/events`));
    expect(events.some(({ action, entityId }) => action === 'extended' && entityId === c.plant.id)).toBe(false);
  });

  it('are refused where all who are asked are archived, because nobody could answer them', async () => {
    await c.call(`/entities/${c.plant.id}/archive`, { method: 'POST' });
    expect((await add()).status).toBe(200);
    await c.call(`/entities/${c.office.id}/archive`, { method: 'POST' });
    expect(await refusal(await add(['water.withdrawal.total:total:figures'], undefined, 2))).toEqual([
      422,
      'entity.archived',
    ]);
  });

  it('open again what was submitted, approved or changed, with its answers, and so says what happened', async () => {
    for (const status of ['submitted', 'approved', 'changed']) {
      ({ id } = await c.asked({ sectionIds: [energySection] }));
      await c.call(`${path()}/blocks/${energySection}`, body('PUT', { reason: 'No meter' }), 'verdant.entity');
      await setStatus(status);
      const changed = await c.ok<Collection>(add());
      expect(statusOf(changed, c.plant.id)).toMatchObject({
        status: 'open',
        submittedAt: null,
        decidedAt: null,
        version: 2,
        blocked: 1,
        total: 2,
      });
      expect(statusOf(changed, c.office.id)).toMatchObject({ status: 'open', version: 1 });
      const events = await c.ok<CollectionEvent[]>(c.call(`/collections/${id}/events`));
      expect(
        events.filter(({ action }) => action === 'extended').map(({ entityId, sectionId }) => [entityId, sectionId]),
      ).toEqual([
        [c.plant.id, null],
        [null, scope1Section],
      ]);
    }
  });

  it('are refused for decision by whoever saw the request without them', async () => {
    await setStatus('submitted');
    await add();
    const decision = { entityId: c.plant.id, decision: 'approved', note: '', version: 1 };
    expect((await c.decide(id, decision)).status).toBe(409);
  });

  it('are named in one e-mail to the people of the entities', async () => {
    await c.give(c.office.id);
    await add();
    const { email } = personOf('verdant.entity');
    const { text } = await mailTo(h, email, /new questions in/);
    expect(text).toContain('Plant');
    expect(text).toContain('Office');
    expect(text).toMatch(/Scope 1/i);
    const mails = await h.database.withSystem(listCaughtMails);
    expect(mails.filter(({ recipient, subject }) => recipient === email && /new questions/.test(subject))).toHaveLength(
      1,
    );
  });

  it('that are asked already change nothing, and nobody is told', async () => {
    expect(await c.ok<Collection>(add([energySection]))).toMatchObject({ version: 1, sectionIds: [energySection] });
  });

  it('are refused where they do not exist, of an older version, and in a closed collection', async () => {
    expect(await refusal(await add(['nothing:total:figures']))).toEqual([422, 'request.invalid']);
    expect(await refusal(await add([]))).toEqual([422, 'request.invalid']);
    expect(await refusal(await add([scope1Section], undefined, 7))).toEqual([409, 'resource.stale']);
    await c.call(`/collections/${id}/closing`, body('POST', { isClosed: true, version: 1 }));
    expect(await refusal(await add([scope1Section], undefined, 2))).toEqual([422, 'collection.closed']);
  });

  it('are added only by whoever manages all entities that are asked', async () => {
    await c.plantIsMembers();
    expect((await add(undefined, 'verdant.member')).status).toBe(403);
    expect((await add(undefined, 'verdant.entity')).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await add(undefined, name)).status).toBe(404);
    expect((await h.anonymous(`/collections/${id}/questions`, body('POST', {}))).status).toBe(401);
  });
});
