import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { contributionReminders } from '../contributions/index.ts';
import { contributionsOf, guestOf, keyFor, newAddress, scope1, tonnes } from '../contributions/testing.ts';
import { workReminders } from '../report-work/index.ts';
import { sendReminders } from './index.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const day = 24 * 60 * 60;
const dayIn = (days: number) => new Date(h.clock.now().getTime() + days * day * 1000).toISOString().slice(0, 10);
const awaited = /your answers are/i;

const sources = [workReminders, contributionReminders];
const remind = (deps: Harness['deps'] = h.deps) => sendReminders(deps, sources);

/** How many reminders this address has received, once none is on its way. */
const remindersTo = async (email: string) => {
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
  return mails.filter(({ recipient, subject }) => recipient === email && awaited.test(subject)).length;
};

describe('reminders', () => {
  it('are sent in the caller’s own words on request', async () => {
    const { invite, report, ok, send } = contributionsOf(h);
    const email = newAddress();
    const made = await invite(await report(), { emails: [email] });
    const after = await ok(
      send('POST', `/contributions/${made.id}/reminders`, { message: 'The auditor comes on Monday.' }),
    );
    expect(after).toMatchObject({ remindedAt: h.clock.now().toISOString() });
    const { text } = await mailTo(h, email, awaited);
    expect(text).toContain('The auditor comes on Monday.');
    expect(text).toContain('Mei Chan is reminding you');
    expect((await guestOf(h, await keyFor(h, email, awaited))).status).toBe(201);
    expect((await guestOf(h, await keyFor(h, email))).status).toBe(201);
  });

  it('are one e-mail that lists all open questions of several reports, once for each of their days', async () => {
    const { invite, report } = contributionsOf(h);
    const email = newAddress();
    await invite(await report('First report'), { emails: [email], dueOn: dayIn(4) });
    await invite(await report('Second report'), { emails: [email], dueOn: dayIn(20) });
    h.clock.advance(day);
    await remind();
    await remind();
    const { text } = await mailTo(h, email, awaited);
    expect(text).toContain('First report');
    expect(text).toContain('Second report');
    expect(await remindersTo(email)).toBe(1);
    h.clock.advance(3 * day);
    await remind();
    await vi.waitFor(async () => expect(await remindersTo(email)).toBe(2), { timeout: 15_000 });
    h.clock.advance(3 * day);
    await remind();
    await mailTo(h, email, /overdue/);
  });

  it('stop when the person is done, withdrawn or unsubscribed', async () => {
    const { invite, report, ok, send, list } = contributionsOf(h);
    const done = newAddress();
    const revoked = newAddress();
    const muted = newAddress();
    const open = await report();
    for (const email of [done, revoked, muted]) await invite(open, { emails: [email], dueOn: dayIn(2) });
    const idOf = async (email: string) => (await list()).find((row) => row.email === email)?.id;
    const first = await guestOf(h, await keyFor(h, done));
    await first.answer(scope1, 0, tonnes('4'));
    await first.call('/contribution', body('PATCH', { done: true }));
    await ok(send('POST', `/contributions/${await idOf(revoked)}/revocation`, {}));
    const third = await guestOf(h, await keyFor(h, muted));
    await third.call('/contribution', body('PATCH', { isMuted: true }));
    h.clock.advance(day);
    await remind();
    for (const email of [done, revoked, muted]) expect(await remindersTo(email)).toBe(0);
    h.signOutAll();
    const refused = await send('POST', `/contributions/${await idOf(muted)}/reminders`, {});
    expect(await refused.json()).toMatchObject({ code: 'contribution.muted' });
    const over = await send('POST', `/contributions/${await idOf(done)}/reminders`, {});
    expect(await over.json()).toMatchObject({ code: 'contribution.not_open' });
  });

  it('list assignments of colleagues in the same e-mail, and both are shown with the day of the last reminder', async () => {
    const { invite, report, ok, send, get } = contributionsOf(h);
    const member = h.as('verdant.member').scope.userId;
    const asked = await report('Asked report');
    const given = await report('Given report');
    const assignment = { codes: ['2-1', '305-1'], assigneeIds: [member], dueOn: dayIn(2) };
    expect((await send('PUT', `/reports/${given.id}/assignments`, assignment)).status).toBe(204);
    await invite(asked, { emails: ['member@verdant.example'], dueOn: dayIn(30) });
    await remind();
    await remind();
    const { text } = await mailTo(h, 'member@verdant.example', awaited);
    for (const words of ['Asked report', '1 of 1 questions are open', 'Given report', '2 of 2 disclosures are open'])
      expect(text).toContain(words);
    expect(text).toContain(`/ct/framework-reports/gri-2025/reports/${given.id}/data-input`);
    expect(await ok(get('/report-collaborators'))).toMatchObject({
      contributions: [{ email: 'member@verdant.example', dueOn: dayIn(30) }],
      assigned: [{ userId: member, codes: ['2-1', '305-1'], done: 0, dueOn: dayIn(2), report: { id: given.id } }],
    });
    const before = await remindersTo('member@verdant.example');
    h.clock.advance(day);
    await remind();
    expect(await remindersTo('member@verdant.example')).toBe(before);
  });

  it('reach everyone once when several gateways send them at once', async () => {
    const { invite, report, send } = contributionsOf(h);
    const member = h.as('verdant.member').scope.userId;
    const open = await report();
    const emails = [newAddress(), newAddress(), newAddress()];
    for (const email of emails) await invite(open, { emails: [email], dueOn: dayIn(2) });
    const given = { codes: ['2-1'], assigneeIds: [member], dueOn: dayIn(1) };
    expect((await send('PUT', `/reports/${open.id}/assignments`, given)).status).toBe(204);
    h.clock.advance(2 * day);
    await Promise.all([remind(), remind(), remind()]);
    for (const email of [...emails, 'member@verdant.example']) expect(await remindersTo(email)).toBe(1);
    const { rows } = await h.database.pool.query(
      `select kind, count(*)::int as n from notifications where kind in ('work.due_soon', 'work.overdue') group by kind`,
    );
    expect(rows).toEqual([{ kind: 'work.overdue', n: 1 }]);
  });

  it('reach everyone once when a gateway stops half-way', async () => {
    const { invite, report } = contributionsOf(h);
    const open = await report();
    const emails = [newAddress(), newAddress(), newAddress()];
    for (const email of emails) await invite(open, { emails: [email], dueOn: dayIn(2) });
    h.clock.advance(2 * day);
    const { mailer } = h.deps;
    let sent = 0;
    const endsAfterOne: typeof mailer.send = async (mail, tx) => {
      sent += 1;
      if (sent > 1) throw new Error('The gateway ends');
      await mailer.send(mail, tx);
    };
    await remind({ ...h.deps, mailer: { ...mailer, send: endsAfterOne } });
    expect(sent).toBe(2);
    for (const email of emails) expect(await remindersTo(email)).toBe(0);
    await remind();
    await remind();
    for (const email of emails) expect(await remindersTo(email)).toBe(1);
  });

  it('are sent again for a due date that was moved closer', async () => {
    const { report, send } = contributionsOf(h);
    const open = await report();
    const member = h.as('verdant.member').scope.userId;
    const notices = async () => {
      await remind();
      const found = await h.database.pool.query(
        `select facts ->> 'day' as day from notifications where kind = 'work.due_soon' order by created_at`,
      );
      return found.rows.map((row) => row.day);
    };
    const give = (days: number) =>
      send('PUT', `/reports/${open.id}/assignments`, { codes: ['2-1'], assigneeIds: [member], dueOn: dayIn(days) });
    await give(3);
    expect(await notices()).toEqual([dayIn(3)]);
    await give(1);
    expect(await notices()).toEqual([dayIn(3), dayIn(1)]);
    expect(await notices()).toEqual([dayIn(3), dayIn(1)]);
  });

  it('follow the days that the organisation chose', async () => {
    const { invite, report, ok, send, get } = contributionsOf(h);
    expect(await ok(get('/report-reminders'))).toEqual({ daysBefore: 3, onDueDay: true, everyDaysOverdue: 3 });
    await ok(send('PUT', '/report-reminders', { daysBefore: 0, onDueDay: false, everyDaysOverdue: 0 }));
    const email = newAddress();
    await invite(await report(), { emails: [email], dueOn: dayIn(2) });
    h.clock.advance(5 * day);
    await remind();
    expect(await remindersTo(email)).toBe(0);
    const other = { daysBefore: 1, onDueDay: true, everyDaysOverdue: 1 };
    for (const name of ['verdant.member', 'verdant.entity'] as const)
      expect((await contributionsOf(h, name).send('PUT', '/report-reminders', other)).status).toBe(403);
    expect((await h.anonymous('/report-reminders')).status).toBe(401);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect(await ok(contributionsOf(h, name).get('/report-reminders'))).toMatchObject({ daysBefore: 3 });
  });
});
