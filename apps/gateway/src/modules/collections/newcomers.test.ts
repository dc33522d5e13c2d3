import type { EntityUser } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { linkIn, mailTo } from '../auth/testing.ts';
import { newAddress } from '../contributions/testing.ts';
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
});
afterAll(() => h.close());

const asking = /asked you for figures/;
const invite = (email: string, entityIds: readonly string[]) =>
  c.ok<EntityUser>(c.call('/entity-users', body('POST', { email, entityIds, language: 'en' })));
const accept = async (key: string | undefined) => {
  const person = { firstName: 'Wing', lastName: 'Lau', password: 'Green-Leaf-7', acceptedTerms: true, language: 'en' };
  const { status } = await h.anonymous('/auth/invitation-acceptances', body('POST', { ...person, key }));
  return status;
};
const dayIn = (days: number) =>
  new Date(h.clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const join = async (email: string) => {
  const { key } = linkIn(await mailTo(h, email, /invites you/), '/accept-invitation');
  expect(await accept(key)).toBe(200);
  const users = await c.ok<EntityUser[]>(c.call('/entity-users'));
  return users.find((user) => user.email === email)?.id ?? '';
};
const give = (id: string, entityIds: readonly string[]) =>
  c.ok<EntityUser>(c.call(`/entity-users/${id}/entities`, body('PUT', { entityIds })));
const mailsOf = async (email: string, about: RegExp) => {
  // Everything queued earlier is sent earlier.
  const last = newAddress();
  await h.deps.mailer.send({
    to: last,
    subject: 'Last',
    html: '',
    text: 'Last',
    senderName: 'Last',
    replyTo: undefined,
  });
  await mailTo(h, last, /Last/);
  const mails = await h.database.withSystem(listCaughtMails);
  return mails.filter(({ recipient, subject }) => recipient === email && about.test(subject));
};
const askedOf = (email: string) => mailsOf(email, asking);

describe('somebody who joins an entity that is asked already', () => {
  it('gets one e-mail for all open collections, which asks and lets them join, and none once they have', async () => {
    const email = newAddress();
    await c.asked({ name: 'Closed ones', entityIds: [c.plant.id] });
    await h.database.pool.query('update collections set closed_at = now()');
    await c.asked({ name: 'Energy', dueOn: dayIn(20) });
    h.clock.advance(60);
    await c.asked({ name: 'Waste', dueOn: dayIn(10) });
    await c.asked({ name: 'Of the office', entityIds: [c.office.id] });
    await invite(email, [c.plant.id]);
    const letter = await mailTo(h, email, asking);
    expect(letter.text).toContain('“Waste · Energy”');
    expect(letter.text).toContain('Plant');
    expect(letter.text).not.toMatch(/Office|Closed ones|Of the office/);
    expect(await accept(linkIn(letter, '/accept-invitation').key)).toBe(200);
    expect(await askedOf(email)).toHaveLength(1);
    expect(await mailsOf(email, /invites you/)).toHaveLength(0);
  });

  it('is asked again by the same letter where the invitation is sent again', async () => {
    const email = newAddress();
    await c.asked({ name: 'Energy' });
    const { id } = await invite(email, [c.plant.id]);
    const { key: first } = linkIn(await mailTo(h, email, asking), '/accept-invitation');
    await c.ok(c.call(`/entity-users/${id}/invitation-emails`, body('POST', {})));
    const again = await mailTo(h, email, asking, new RegExp(`^(?![^]*${first})`));
    expect(await accept(first)).toBe(422);
    expect(await accept(linkIn(again, '/accept-invitation').key)).toBe(200);
  });

  it('gets it for an entity that they are given later, unless it has submitted', async () => {
    const email = newAddress();
    await invite(email, [c.plant.id]);
    const person = await join(email);
    const { id } = await c.asked({ name: 'Energy', entityIds: [c.office.id] });
    const { id: done } = await c.asked({ name: 'Waste', entityIds: [c.office.id] });
    await h.database.pool.query(`update collection_requests set status = 'submitted' where collection_id = $1`, [done]);
    await give(person, [c.plant.id, c.office.id]);
    const { text } = await mailTo(h, email, asking);
    expect(text).toContain(`/ct/request/${id}/${c.office.id}#key=`);
    // What they have already is not asked for a second time.
    await give(person, [c.plant.id, c.office.id]);
    expect(await askedOf(email)).toHaveLength(1);
  });
});

describe('somebody who is invited, has not joined yet, and whose entity is asked', () => {
  const remind = (id: string) =>
    c.call(`/collections/${id}/reminders`, body('POST', { entityIds: [c.plant.id] })).then((answer) => answer.json());

  it('gets one e-mail that asks them and lets them join, and no second one once they have', async () => {
    const email = newAddress();
    await invite(email, [c.plant.id]);
    h.clock.advance(60);
    const { id } = await c.asked({ name: 'Energy' });
    const letter = await mailTo(h, email, asking);
    expect(letter.text).toContain('Plant');
    expect(letter.text).not.toContain('Office');
    const { key } = linkIn(letter, '/accept-invitation');
    const invitation = linkIn(await mailTo(h, email, /invites you/), '/accept-invitation');
    const view = (link: string | undefined) =>
      h.anonymous('/auth/invitation-lookups', body('POST', { key: link })).then(({ status }) => status);
    // Either letter lets them join, once.
    expect(await view(key)).toBe(200);
    expect(await accept(invitation.key)).toBe(200);
    expect(await accept(key)).toBe(422);
    expect(await askedOf(email)).toHaveLength(1);
    // From now on letters lead to the request itself.
    await remind(id);
    expect((await mailTo(h, email, /answers are/i)).text).toContain(`/ct/request/${id}/${c.plant.id}#key=`);
  });

  it('is reminded by hand and by itself with one valid link, however many collections ask', async () => {
    const email = newAddress();
    await invite(email, [c.plant.id]);
    const { id } = await c.asked({ name: 'Energy', dueOn: dayIn(10) });
    await c.asked({ name: 'Waste', dueOn: dayIn(10) });
    expect(await remind(id)).toMatchObject({
      requests: [{ remindedAt: null }, { entityId: c.plant.id, remindedAt: h.clock.now().toISOString() }],
    });
    const earlier = linkIn(await mailTo(h, email, /answers are/i), '/accept-invitation').key;
    // The links of earlier letters have expired by then, and stay so.
    h.clock.advance(8 * 24 * 60 * 60);
    await sendReminders(h.deps, [collectionReminders]);
    const latest = await mailTo(h, email, /answers are/i, /Waste/);
    expect(latest.text).toContain('Energy');
    expect(await accept(earlier)).toBe(422);
    expect(await accept(linkIn(latest, '/accept-invitation').key)).toBe(200);
  });

  it('is asked for an entity that is added to the invitation later', async () => {
    const email = newAddress();
    const { id: invitationId } = await invite(email, [c.plant.id]);
    await c.asked({ name: 'Energy', entityIds: [c.office.id] });
    expect(await askedOf(email)).toHaveLength(0);
    await give(invitationId, [c.plant.id, c.office.id]);
    expect((await mailTo(h, email, asking)).text).toContain('Office');
  });

  it('is not written to where they have an account in another organisation, which they would have to leave first', async () => {
    const { email } = personOf('verdant.sister');
    await invite(email, [c.plant.id]);
    await c.asked();
    expect(await askedOf(email)).toHaveLength(0);
  });
});
