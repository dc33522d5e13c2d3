import type { EntityUser } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { linkIn, mailTo } from '../auth/testing.ts';
import { newAddress } from '../contributions/testing.ts';
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
const join = async (email: string) => {
  const { key } = linkIn(await mailTo(h, email, /invites you/), '/accept-invitation');
  const person = { firstName: 'Wing', lastName: 'Lau', password: 'Green-Leaf-7', acceptedTerms: true, language: 'en' };
  const answer = await h.anonymous('/auth/invitation-acceptances', body('POST', { ...person, key }));
  expect(answer.status).toBe(200);
  const users = await c.ok<EntityUser[]>(c.call('/entity-users'));
  return users.find((user) => user.email === email)?.id ?? '';
};
const give = (id: string, entityIds: readonly string[]) =>
  c.ok<EntityUser>(c.call(`/entity-users/${id}/entities`, body('PUT', { entityIds })));
const askedOf = async (email: string) => {
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
  return mails.filter(({ recipient, subject }) => recipient === email && asking.test(subject));
};

describe('somebody who joins an entity that is asked already', () => {
  it('gets the e-mail of every open collection that asks their entities, with a link to the request', async () => {
    const email = newAddress();
    await c.asked({ name: 'Closed ones', entityIds: [c.plant.id] });
    await h.database.pool.query('update collections set closed_at = now()');
    const { id } = await c.asked({ name: 'Energy' });
    await c.asked({ name: 'Of the office', entityIds: [c.office.id] });
    await invite(email, [c.plant.id]);
    await join(email);
    const { text } = await mailTo(h, email, asking);
    expect(text).toContain('Energy');
    expect(text).toContain('Plant');
    expect(text).not.toContain('Office');
    expect(text).toContain(`/ct/request/${id}/${c.plant.id}#key=`);
    expect(await askedOf(email)).toHaveLength(1);
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
