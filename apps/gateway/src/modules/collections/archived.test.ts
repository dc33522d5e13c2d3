import type { CollectionEvent, CollectionSummary, EntityOverview, PortalTask } from '@esg/contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { energySection, figure, scope1Section } from '../data-points/testing.ts';
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
  ({ id } = await c.asked());
  await c.give(c.plant.id);
});
afterAll(() => h.close());

const shelve = (action: 'archive' | 'restore') => c.call(`/entities/${c.plant.id}/${action}`, { method: 'POST' });
const portal = (path: string, init?: RequestInit) =>
  c.call(`/entity-portal/requests/${id}/${c.plant.id}${path}`, init, 'verdant.entity');
const said = { value: figure('1'), quality: 'measured', source: '', explanation: '', version: null };
const answer = (section: string) => portal(`/answers/${section}`, body('PUT', said));
const block = () => portal(`/blocks/${scope1Section}`, body('PUT', { reason: 'No meter' }));
const task = () => c.ok<PortalTask>(portal(''));

describe('the request of an archived entity', () => {
  it('takes nothing more, says so, keeps what it has, and goes on once the entity is restored', async () => {
    expect((await answer(energySection)).status).toBe(200);
    expect(await task()).toMatchObject({ isArchived: false, answered: 1 });
    await shelve('archive');
    const { version } = await task();
    for (const refused of [
      await answer(energySection),
      await portal(`/answers/${energySection}`, { method: 'DELETE' }),
      await block(),
      await portal(`/blocks/${scope1Section}`, { method: 'DELETE' }),
      await portal('/comments', body('POST', { sectionId: energySection, text: 'Why?' })),
      await portal('/submission', body('POST', { version })),
      await portal('/colleagues', body('POST', { email: 'new@plant.example' })),
      await portal('/delegation', body('PUT', { toId: null, sectionIds: [energySection] })),
    ])
      expect(await refusal(refused)).toEqual([422, 'entity.archived']);
    expect(await task()).toMatchObject({ isArchived: true, answered: 1 });
    await shelve('restore');
    expect((await block()).status).toBe(200);
    expect((await portal('/submission', body('POST', { version }))).status).toBe(200);
  });

  it('sends its people no letter', async () => {
    await shelve('archive');
    const { email } = personOf('verdant.entity');
    const count = async () =>
      (await h.database.withSystem(listCaughtMails)).filter(({ recipient }) => recipient === email).length;
    const before = await count();
    const { version } = await c.read(id);
    await c.call(`/collections/${id}/reminders`, body('POST', { entityIds: [c.plant.id] }));
    await c.call(
      `/collections/${id}/questions`,
      body('POST', { sectionIds: ['water.withdrawal.total:total:figures'], version }),
    );
    expect((await c.read(id)).requests.find(({ entityId }) => entityId === c.plant.id)?.remindedAt).toBeNull();
    const { rows } = await h.database.pool.query("select 1 from collection_events where action = 'reminded'");
    expect(rows).toEqual([]);
    expect(await count()).toBe(before);
  });

  it('is counted no more while it waits for answers, and the history names the archiving and the restoring', async () => {
    const list = async () => {
      const [summary] = await c.ok<CollectionSummary[]>(c.call('/collections'));
      return summary;
    };
    const file = async () => {
      const answered = await c.call(`/collections/${id}/file?language=en`);
      const { sheets } = await readXlsx(new Uint8Array(await answered.arrayBuffer()));
      return sheets[0]?.rows.slice(2).map((line) => line.slice(0, 2));
    };
    expect(await list()).toMatchObject({ entities: 2, questions: 4 });
    await shelve('archive');
    expect(await list()).toMatchObject({ entities: 1, questions: 2 });
    expect(await file()).toEqual([
      ['Office', 'Open'],
      ['Plant', 'Archived'],
    ]);
    await shelve('restore');
    expect(await list()).toMatchObject({ entities: 2, questions: 4 });
    const events = await c.ok<CollectionEvent[]>(c.call(`/collections/${id}/events`));
    expect(events.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['restored', c.plant.id],
      ['archived', c.plant.id],
      ['created', null],
    ]);
  });

  it('is counted with its entity while it waits for answers, to be named before that is archived', async () => {
    const counted = async () =>
      (await c.ok<EntityOverview[]>(c.call('/entities/overviews'))).find(({ entityId }) => entityId === c.plant.id)
        ?.requestsOpen;
    const { id: other } = await c.asked({ name: 'Water', entityIds: [c.plant.id] });
    expect(await counted()).toBe(2);
    await h.database.pool.query(`update collection_requests set status = 'submitted' where collection_id = $1`, [
      other,
    ]);
    expect(await counted()).toBe(1);
    await h.database.pool.query('update collections set closed_at = now()');
    expect(await counted()).toBe(0);
  });

  it('is counted with what it submitted before', async () => {
    await h.database.pool.query(`update collection_requests set status = 'submitted' where entity_id = $1`, [
      c.plant.id,
    ]);
    await shelve('archive');
    expect(await c.ok(c.call('/collections'))).toMatchObject([{ entities: 2, submitted: 1 }]);
  });
});
