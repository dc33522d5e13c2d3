import { readXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { newAddress } from '../contributions/testing.ts';
import { energySection, hubOf } from '../data-points/testing.ts';
import { sendReminders } from '../reminders/index.ts';
import { collectionReminders } from './index.ts';
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

const { email } = personOf('verdant.entity');
const day = 24 * 60 * 60;
const dayIn = (days: number) => new Date(h.clock.now().getTime() + days * day * 1000).toISOString().slice(0, 10);

/** How many e-mails with this subject the entity user has received, once none is on its way. */
const received = async (subject: RegExp) => {
  // Everything queued earlier is sent earlier.
  const last = newAddress();
  const said = { subject: 'Last', html: '', text: 'Last', senderName: 'Last', replyTo: undefined };
  await h.deps.mailer.send({ to: last, ...said });
  await mailTo(h, last, /Last/);
  const mails = await h.database.withSystem(listCaughtMails);
  return mails.filter((mail) => mail.recipient === email && subject.test(mail.subject)).length;
};
const asking = /asked you for figures/;
const reminding = /your answers are/i;

describe('the people of an entity', () => {
  it('get one e-mail when their entities are asked, and none where only others are', async () => {
    const { id } = await c.asked({ entityIds: [c.office.id] });
    expect(await received(asking)).toBe(0);
    const change = { name: 'Energy', message: 'Thanks.', dueOn: null, approverId: null, version: 1 };
    const both = body('PUT', { ...change, entityIds: [c.office.id, c.plant.id] });
    await c.call(`/collections/${id}`, both);
    const { text } = await mailTo(h, email, asking);
    expect(text).toContain('Plant');
    expect(text).not.toContain('Office');
    expect(text).toContain(`/ct/request/${id}/${c.plant.id}#key=`);
    expect(await received(asking)).toBe(1);
  });

  it('read the organisation’s Chinese name where they read Chinese', async () => {
    await h.database.pool.query('update organisations set chinese_name = $1', ['翠鋒製造有限公司']);
    await h.database.pool.query("update users set language = 'zhTw' where email = $1", [email]);
    await c.asked({ entityIds: [c.plant.id] });
    const { text } = await mailTo(h, email, /數據/);
    expect(text).toContain('翠鋒製造有限公司');
    expect(text).not.toContain('Verdant Manufacturing');
  });

  it('get an e-mail with the reason when their answers are returned', async () => {
    const { id } = await c.asked();
    await h.database.pool.query(`update collection_requests set status = 'submitted' where entity_id = $1`, [
      c.plant.id,
    ]);
    await c.decide(id, { entityId: c.plant.id, decision: 'returned', note: 'December is missing.', version: 1 });
    expect((await mailTo(h, email, /were returned/)).text).toContain('December is missing.');
  });

  it('are reminded by somebody, once a day at most', async () => {
    const { id } = await c.asked();
    const remind = async () => {
      const entityIds = [c.plant.id, c.office.id];
      return (await c.call(`/collections/${id}/reminders`, body('POST', { entityIds }))).json();
    };
    expect(await remind()).toMatchObject({
      requests: [
        // Nobody answers for the office.
        { entityId: c.office.id, remindedAt: null },
        { entityId: c.plant.id, remindedAt: h.clock.now().toISOString() },
      ],
    });
    expect((await mailTo(h, email, reminding)).text).toContain('Mei Chan is reminding you');
    const again = await c.call(`/collections/${id}/reminders`, body('POST', { entityIds: [c.plant.id] }));
    expect([again.status, await again.json()]).toMatchObject([
      422,
      {
        code: 'collection.reminded',
        issues: [{ path: 'entityIds.0', params: { remindedAt: h.clock.now().toISOString() } }],
      },
    ]);
    // Of several, those that were reminded are left out.
    await remind();
    expect(await received(reminding)).toBe(1);
    await h.database.pool.query(`update collection_requests set reminded_at = reminded_at - interval '1 day'`);
    await remind();
    expect(await received(reminding)).toBe(2);
  });

  it('are reminded before the due day until they have submitted, in closed collections no more', async () => {
    const remind = () => sendReminders(h.deps, [collectionReminders]);
    await c.asked({ dueOn: dayIn(10) });
    await remind();
    expect(await received(reminding)).toBe(0);
    h.clock.advance(8 * day);
    await remind();
    await remind();
    expect(await received(reminding)).toBe(1);
    h.clock.advance(2 * day);
    await h.database.pool.query(`update collection_requests set status = 'submitted'`);
    await remind();
    await h.database.pool.query(`update collection_requests set status = 'open'`);
    await h.database.pool.query('update collections set closed_at = now()');
    await remind();
    expect(await received(reminding)).toBe(1);
  });
});

describe('the file of a collection', () => {
  it('has entities with gaps first and questions in their order, for those who see the board', async () => {
    const { id } = await c.asked();
    await hubOf(h).store(c.year.id, { entityId: c.office.id, sectionId: energySection, quality: 'estimated' });
    const file = (name?: 'verdant.sister' | 'verdant.entity') =>
      c.call(`/collections/${id}/file?language=en`, undefined, name);
    const { sheets } = await readXlsx(new Uint8Array(await (await file()).arrayBuffer()));
    const [, head, ...lines] = sheets[0]?.rows ?? [];
    expect(head?.slice(0, 3)).toEqual(['Entity', 'Status', 'Missing']);
    expect(lines).toEqual([
      ['Plant', 'Open', 2, 'Missing', 'Missing'],
      ['Office', 'Open', 1, 'Estimated, no evidence', 'Missing'],
    ]);
    expect((await file('verdant.sister')).status).toBe(404);
    expect((await file('verdant.entity')).status).toBe(403);
  });
});
