import type { Colleague, CollectionEvent, Notification, PortalTask } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { giveEntities } from '../access-grants/index.ts';
import { mailTo } from '../auth/testing.ts';
import { energySection, scope1Section } from '../data-points/testing.ts';
import { collectionsOf, questions, refusal } from './testing.ts';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
let id: string;
const colleague = personOf('verdant.member');
const colleagueId = colleague.scope.userId;

beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
  ({ id } = await c.asked());
  await c.give(c.plant.id);
  await givePlant();
});
afterAll(() => h.close());

/** Makes the member an entity user of the plant, too. */
const givePlant = async () => {
  await h.database.pool.query(`update users set role = 'entity-user' where id = $1`, [colleagueId]);
  // Sessions know the role of their beginning for some seconds.
  h.signOutAll();
  const { scope } = h.as('verdant.admin');
  await h.database.withScope(scope, ({ tx }) =>
    giveEntities(tx, { ...scope, id: colleagueId }, [c.plant.id], h.clock.now()),
  );
};

const path = (entityId = c.plant.id) => `/entity-portal/requests/${id}/${entityId}`;
const delegate = (
  value: { toId: string | null; sectionIds?: string[] },
  name: PersonName = 'verdant.entity',
  entityId?: string,
) => c.call(`${path(entityId)}/delegation`, body('PUT', { sectionIds: questions, ...value }), name);
const task = (name: PersonName) => c.ok<PortalTask>(c.call(path(), undefined, name));
const toWhom = ({ questions: all }: Pick<PortalTask, 'questions'>) =>
  all.map(({ delegated }) => delegated?.to.name ?? null);
const happened = async () =>
  (await c.ok<CollectionEvent[]>(c.call(`/collections/${id}/events`)))
    .filter(({ action }) => ['delegated', 'taken-back', 'colleague-wanted'].includes(action))
    .map(({ action, sectionId, note }) => [action, sectionId, note]);
const submitted = () =>
  h.database.pool.query(`update collection_requests set status = 'submitted' where entity_id = $1`, [c.plant.id]);

describe('a question that is handed over', () => {
  it('is visible to both, to whoever decides, and in what happened', async () => {
    const name = `${colleague.firstName} ${colleague.lastName}`;
    const all = await c.ok<Colleague[]>(c.call(`${path()}/colleagues`, undefined, 'verdant.entity'));
    expect(all).toEqual([{ id: colleagueId, name }]);
    expect((await delegate({ toId: colleagueId, sectionIds: [energySection] })).status).toBe(200);
    for (const who of ['verdant.entity', 'verdant.member'] as const)
      expect(toWhom(await task(who))).toEqual([name, null]);
    const board = await c.ok<PortalTask>(c.call(`/collections/${id}/requests/${c.plant.id}`));
    expect(board.questions[0]?.delegated).toMatchObject({
      to: { id: colleagueId, name },
      by: { id: personOf('verdant.entity').scope.userId },
    });
    expect(await happened()).toEqual([['delegated', energySection, name]]);
    const { text } = await mailTo(h, colleague.email, /asks you to answer a question/);
    expect(text).toContain(`/ct/request/${id}/${c.plant.id}?question=${encodeURIComponent(energySection)}#key=`);
  });

  it('is taken back by either of them, and handed back', async () => {
    await delegate({ toId: colleagueId });
    expect(
      toWhom(await c.ok<PortalTask>(delegate({ toId: null, sectionIds: [energySection] }, 'verdant.member'))),
    ).toEqual([null, expect.any(String)]);
    const { userId } = personOf('verdant.entity').scope;
    await delegate({ toId: userId, sectionIds: [scope1Section] }, 'verdant.member');
    expect((await task('verdant.entity')).questions[1]?.delegated?.to.id).toBe(userId);
    expect((await happened()).map(([action, section]) => [action, section])).toEqual([
      ['delegated', scope1Section],
      ['taken-back', energySection],
      ['delegated', null],
    ]);
  });

  it('may still be answered by everyone of the entity', async () => {
    await delegate({ toId: colleagueId });
    const reason = body('PUT', { reason: 'No meter.' });
    expect((await c.call(`${path()}/blocks/${energySection}`, reason, 'verdant.entity')).status).toBe(200);
  });

  it('ends with the colleague’s access to the entity', async () => {
    await delegate({ toId: colleagueId });
    await h.database.pool.query('delete from access_grants where holder_id = $1', [colleagueId]);
    expect(toWhom(await task('verdant.entity'))).toEqual([null, null]);
  });

  it('never stands in the way of an access that ends meanwhile, of the colleague or of the caller', async () => {
    for (const [leaving, staying] of [
      [colleagueId, 'verdant.entity'],
      [personOf('verdant.entity').scope.userId, 'verdant.member'],
    ] as const) {
      await c.give(c.plant.id);
      await givePlant();
      const [removed, ...handed] = await Promise.all([
        c.call(`/entity-users/${leaving}/entities`, body('PUT', { entityIds: [c.office.id] })),
        ...Array.from({ length: 8 }, () => delegate({ toId: colleagueId })),
      ]);
      expect(removed.status).toBe(200);
      for (const { status } of handed) expect([200, 404, 422]).toContain(status);
      const { questions: asked } = await task(staying);
      expect(asked.map(({ delegated }) => delegated?.to.id ?? null)).not.toContain(leaving);
    }
  });

  it('is refused to people without the entity, for what is not asked, and once the answers are submitted', async () => {
    const stranger = personOf('verdant.sister').scope.userId;
    const admin = personOf('verdant.admin').scope.userId;
    for (const toId of [stranger, admin, personOf('verdant.entity').scope.userId])
      expect(await refusal(await delegate({ toId }))).toEqual([422, 'request.invalid']);
    const unknown = { toId: colleagueId, sectionIds: ['water.withdrawal.total:total:figures'] };
    expect(await refusal(await delegate(unknown))).toEqual([422, 'request.invalid']);
    await submitted();
    expect(await refusal(await delegate({ toId: colleagueId }))).toEqual([422, 'collection.not_open']);
    expect(await happened()).toEqual([]);
  });

  it('is out of reach for people of other entities, organisations and tenants', async () => {
    expect((await delegate({ toId: colleagueId }, 'verdant.entity', c.office.id)).status).toBe(404);
    expect((await c.call(`${path(c.office.id)}/colleagues`, undefined, 'verdant.entity')).status).toBe(404);
    for (const name of ['verdant.admin', 'verdant.sister', 'harbour.admin'] as const) {
      expect((await delegate({ toId: colleagueId }, name)).status).toBe(403);
      expect((await c.call(`${path()}/colleagues`, undefined, name)).status).toBe(403);
      expect((await c.call(`${path()}/colleagues`, body('POST', { email: 'a@b.example' }), name)).status).toBe(403);
    }
    expect((await h.anonymous(`${path()}/colleagues`)).status).toBe(401);
    expect((await h.anonymous(`${path()}/delegation`, body('PUT', { toId: null, sectionIds: questions }))).status).toBe(
      401,
    );
  });
});

describe('reminders', () => {
  const reminded = async () => {
    await c.call(`/collections/${id}/reminders`, body('POST', { entityIds: [c.plant.id] }));
    await mailTo(h, colleague.email, /your answers are/i);
    const mails = await h.database.withSystem(listCaughtMails);
    return new Set(mails.filter(({ subject }) => /your answers are/i.test(subject)).map(({ recipient }) => recipient));
  };

  it('go to whom everything that is missing was handed over, and not to the others', async () => {
    await delegate({ toId: colleagueId });
    expect(await reminded()).toEqual(new Set([colleague.email]));
  });

  it('go to everybody for whom something is missing', async () => {
    await delegate({ toId: colleagueId, sectionIds: [energySection] });
    expect(await reminded()).toEqual(new Set([colleague.email, personOf('verdant.entity').email]));
  });
});

describe('a colleague who has no access yet', () => {
  const want = (email = 'new@plant.example') =>
    c.call(`${path()}/colleagues`, body('POST', { email }), 'verdant.entity');
  const told = async (name: PersonName) => {
    const { items } = (await (await c.call('/notifications', undefined, name)).json()) as { items: Notification[] };
    return items.filter(({ kind }) => kind === 'collection.colleague_wanted');
  };

  it('is asked for: whoever may invite is notified, and nobody is invited', async () => {
    expect((await want()).status).toBe(204);
    expect(await told('verdant.admin')).toMatchObject([
      { facts: { entity: 'Plant', email: 'new@plant.example' }, path: '/ct/entity-management/users' },
    ]);
    for (const name of ['verdant.sister', 'harbour.admin'] as const) expect(await told(name)).toEqual([]);
    expect(await happened()).toEqual([['colleague-wanted', null, 'new@plant.example']]);
    const { rows } = await h.database.pool.query(`select 1 from invitations where email = 'new@plant.example'`);
    expect(rows).toEqual([]);
  });

  it('is asked for once, and not where they answer for the entity already', async () => {
    for (const { email } of [colleague, personOf('verdant.entity')])
      expect(await refusal(await want(email))).toEqual([422, 'collection.colleague_known']);
    for (let time = 0; time < 25; time += 1) expect((await want()).status).toBe(204);
    expect(await happened()).toEqual([['colleague-wanted', null, 'new@plant.example']]);
    expect(await told('verdant.admin')).toHaveLength(1);
  });

  it('is not asked for without an e-mail, without end, or in a closed collection', async () => {
    expect((await want('nobody')).status).toBe(422);
    for (let place = 0; place < 20; place += 1) expect((await want(`n${place}@plant.example`)).status).toBe(204);
    expect(await refusal(await want())).toEqual([422, 'resource.full']);
    await c.call(`/collections/${id}/closing`, body('POST', { isClosed: true, version: 1 }));
    expect(await refusal(await want())).toEqual([422, 'collection.closed']);
  });
});
