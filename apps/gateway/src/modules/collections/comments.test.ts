import { type Notification, type RequestComment, requestCommentLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  ({ id } = await c.asked());
  await c.give(c.plant.id);
});
afterAll(() => h.close());

const ofGroup = (entityId = c.plant.id) => `/collections/${id}/requests/${entityId}/comments`;
const ofEntity = (entityId = c.plant.id) => `/entity-portal/requests/${id}/${entityId}/comments`;
const comment = (text: string, sectionId = energySection) => body('POST', { sectionId, text });
const ask = (text: string, sectionId?: string) => c.call(ofEntity(), comment(text, sectionId), 'verdant.entity');
const reply = (text: string) => c.call(ofGroup(), comment(text));
const read = async (path: string, name?: PersonName) => c.ok<RequestComment[]>(c.call(path, undefined, name));
const unread = async (name?: PersonName) =>
  (await c.board(id, name)).rows.map(({ entityId, unread: count }) => [entityId, count]);
const told = async (name: PersonName) => {
  const { items } = (await (await c.call('/notifications', undefined, name)).json()) as { items: Notification[] };
  return items.filter(({ kind }) => kind === 'collection.commented');
};

describe('a comment on a question', () => {
  it('is read by both sides, oldest first, with who said it', async () => {
    expect((await ask('Does this include the car park?')).status).toBe(201);
    await ask('Which scope?', scope1Section);
    expect((await reply('Yes, it does.')).status).toBe(201);
    const all = await read(ofGroup());
    expect(all).toMatchObject([
      { sectionId: energySection, text: 'Does this include the car park?', isFromEntity: true },
      { sectionId: scope1Section, text: 'Which scope?', isFromEntity: true },
      { sectionId: energySection, text: 'Yes, it does.', isFromEntity: false, by: { name: 'Mei Chan' } },
    ]);
    expect(await read(ofEntity(), 'verdant.entity')).toEqual(all);
  });

  it('stays one of the entity when its author becomes an administrator later', async () => {
    await ask('Does this include the car park?');
    await reply('Yes, it does.');
    await h.database.pool.query("update users set role = 'administrator' where id = $1", [
      h.as('verdant.entity').scope.userId,
    ]);
    expect((await read(ofGroup())).map(({ isFromEntity }) => isFromEntity)).toEqual([true, false]);
  });

  it('of the entity is notified to whoever decides, and marked on the board until somebody has read it', async () => {
    await c.plantIsMembers();
    await ask('Does this include the car park?');
    expect(await told('verdant.admin')).toMatchObject([
      {
        facts: { entity: 'Plant', collection: 'Figures of 2025' },
        path: `/ct/entity-reporting/${id}?entity=${c.plant.id}`,
      },
    ]);
    expect(await told('verdant.member')).toHaveLength(1);
    for (const name of ['verdant.sister', 'harbour.admin'] as const) expect(await told(name)).toEqual([]);
    expect(await unread()).toContainEqual([c.plant.id, 1]);
    expect(await unread()).toContainEqual([c.office.id, 0]);
    expect((await c.call(`${ofGroup()}/reading`, { method: 'POST' })).status).toBe(204);
    expect(await unread('verdant.member')).toEqual([[c.plant.id, 0]]);
    await ask('And the roof?');
    expect(await unread()).toContainEqual([c.plant.id, 1]);
    await reply('Yes.');
    expect(await unread()).toContainEqual([c.plant.id, 0]);
  });

  it('of the group reaches the entity’s people by e-mail, with a link to the question', async () => {
    await reply('Is this in litres?');
    const { text } = await mailTo(h, personOf('verdant.entity').email, /wrote about/);
    expect(text).toContain('Is this in litres?');
    expect(text).toContain(`/ct/request/${id}/${c.plant.id}?question=${encodeURIComponent(energySection)}#key=`);
  });

  it('is out of reach for people of other entities, organisations and tenants', async () => {
    await ask('Does this include the car park?');
    expect((await c.call(ofEntity(c.office.id), undefined, 'verdant.entity')).status).toBe(404);
    expect((await c.call(ofEntity(c.office.id), comment('Why?'), 'verdant.entity')).status).toBe(404);
    for (const path of [ofGroup(), `${ofGroup()}/reading`]) {
      const init = path.endsWith('reading') ? { method: 'POST' } : undefined;
      expect((await c.call(path, init, 'verdant.entity')).status).toBe(403);
      expect((await c.call(path, init, 'verdant.member')).status).toBe(403);
      for (const name of ['verdant.sister', 'harbour.admin'] as const)
        expect((await c.call(path, init, name)).status).toBe(404);
      expect((await h.anonymous(path, init)).status).toBe(401);
    }
    for (const name of ['verdant.admin', 'harbour.admin'] as const)
      expect((await c.call(ofEntity(), undefined, name)).status).toBe(403);
    expect((await h.anonymous(ofEntity())).status).toBe(401);
    await c.plantIsMembers();
    expect((await c.call(ofGroup(), undefined, 'verdant.member')).status).toBe(200);
    expect((await c.call(ofGroup(c.office.id), undefined, 'verdant.member')).status).toBe(404);
    await c.takeAll();
    expect([401, 403, 404]).toContain((await c.call(ofEntity(), undefined, 'verdant.entity')).status);
  });

  it('is refused about what is not asked, without words, and once the collection is closed', async () => {
    expect((await ask('Why?', 'water.withdrawal.total:total:figures')).status).toBe(404);
    expect((await ask('  ')).status).toBe(422);
    await c.call(`/collections/${id}/closing`, body('POST', { isClosed: true, version: 1 }));
    expect(await refusal(await ask('Too late?'))).toEqual([422, 'collection.closed']);
    expect(await refusal(await reply('Too late.'))).toEqual([422, 'collection.closed']);
    expect(await read(ofGroup())).toEqual([]);
  });

  it('is about the entity that another was merged into', async () => {
    await ask('Does this include the car park?');
    const { stamp } = (await (await c.call(`/entities/${c.plant.id}/merge?into=${c.office.id}`)).json()) as {
      stamp: string;
    };
    const merged = await c.call(
      `/entities/${c.plant.id}/merge`,
      body('POST', { into: c.office.id, stamp, choices: [] }),
    );
    expect(merged.status).toBe(200);
    expect(await read(ofGroup(c.office.id))).toMatchObject([{ text: 'Does this include the car park?' }]);
  });

  it('of one side can always be answered, however much it said', async () => {
    await ask('First');
    await h.database.pool.query(
      `insert into comments (tenant_id, organisation_id, thread_id, text, mentions, part_title, at, by_id, by_name, by_role)
       select tenant_id, organisation_id, thread_id, text, mentions, part_title, at, by_id, by_name, by_role
       from comments, generate_series(2, ${requestCommentLimits.commentsMax})`,
    );
    expect(await refusal(await ask('One more'))).toEqual([422, 'contribution.comments_full']);
    expect((await reply('That is enough.')).status).toBe(201);
  });

  it('is deleted with its collection', async () => {
    await ask('Does this include the car park?');
    expect((await c.call(`/collections/${id}`, { method: 'DELETE' })).status).toBe(204);
    const { rows } = await h.database.pool.query("select id from threads where kind = 'collection'");
    expect(rows).toEqual([]);
  });
});
