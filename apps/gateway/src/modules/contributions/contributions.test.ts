import type {
  Answer,
  AuditEntry,
  AuditLogPage,
  ContributionTask,
  NotificationPage,
  Problem,
  Report,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { profile } from '../reports/testing.ts';
import { contributionsOf, guestOf, keyFor, newAddress, organisation, scope1, tonnes } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const problemOf = async (answer: Response) => (await answer.json()) as Problem;
const taskOf = async (answer: Response) => (await answer.json()) as ContributionTask;

/** An external person who opened the link to one question. */
const openedGuest = async () => {
  const work = contributionsOf(h);
  const report = await work.report();
  const email = newAddress();
  const people = [{ email, name: 'Ho Lam' }];
  const made = await work.invite(report, { people, dueOn: '2026-12-24', message: 'Only the boilers, please.' });
  return { ...work, report, email, made, key: await keyFor(h, email), guest: await guestOf(h, await keyFor(h, email)) };
};

describe('an external contributor', () => {
  it('sees only the questions they were asked, with last year’s answers', async () => {
    const work = contributionsOf(h);
    const before = await work.report('Report 2024');
    await work.ok(
      work.send('PUT', `/reports/${before.id}/answers/305-1/ghg.scope1.total`, { version: 0, value: tonnes('99') }),
    );
    const { version } = await work.ok<Report>(work.get(`/reports/${before.id}`));
    const period = { start: '2024-01-01', end: '2024-12-31' };
    await work.ok(work.send('PATCH', `/reports/${before.id}`, { version, period }));
    const { guest, made, email } = await openedGuest();
    const task = await taskOf(await guest.call('/contribution'));
    expect(task).toMatchObject({
      id: made.id,
      name: 'Ho Lam',
      organizationName: 'Verdant Manufacturing',
      reportName: 'Report 2025',
      message: 'Only the boilers, please.',
      dueOn: '2026-12-24',
      mayAnswer: true,
      invitedBy: 'Mei Chan',
    });
    expect(task.disclosures.map(({ code, questions }) => [code, questions.map(({ field }) => field.key)])).toEqual([
      ['305-1', ['ghg.scope1.total']],
    ]);
    expect(task.disclosures[0]?.questions[0]?.earlier).toEqual({ value: tonnes('99'), period });
    expect(JSON.stringify(task)).not.toContain(email);
  });

  it('answers under their own name, which the log, the report and the list show', async () => {
    const { guest, report, made, get, ok, list } = await openedGuest();
    const stored = (await (await guest.answer(scope1, 0, tonnes('12.5'))).json()) as Answer;
    expect(stored).toMatchObject({ version: 1, updatedBy: { id: made.id, name: 'Ho Lam (external)' } });
    const log = await ok<AuditEntry[] | { items: AuditEntry[] }>(get(`/reports/${report.id}/audit-log`));
    const entries = Array.isArray(log) ? log : log.items;
    expect(entries.find(({ action }) => action === 'answered')?.by.name).toBe('Ho Lam (external)');
    expect(await list()).toMatchObject([
      { id: made.id, status: 'in-progress', answered: 1, lastSeenAt: expect.any(String) },
    ]);
  });

  it('continues with the same link on another device, and both devices never overwrite each other', async () => {
    const { guest, key } = await openedGuest();
    const phone = await guestOf(h, key);
    await guest.answer(scope1, 0, tonnes('1'));
    const task = await taskOf(await phone.call('/contribution'));
    expect(task.disclosures[0]?.questions[0]?.answer?.value).toEqual(tonnes('1'));
    const stale = await phone.answer(scope1, 0, tonnes('2'));
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ code: 'answer.stale', current: { version: 1 } });
    expect((await phone.answer(scope1, 1, tonnes('2'))).status).toBe(200);
  });

  it('says that they are done, with a note that the inviter gets, and reopens their part by a later change', async () => {
    const { guest, list, ok, get } = await openedGuest();
    await guest.answer(scope1, 0, tonnes('1'));
    const done = await guest.call('/contribution', body('PATCH', { done: true, note: 'Meter B was out in May.' }));
    expect(await taskOf(done)).toMatchObject({ doneAt: expect.any(String), note: 'Meter B was out in May.' });
    expect(await list()).toMatchObject([{ status: 'done', note: 'Meter B was out in May.' }]);
    const { items } = await ok<NotificationPage>(get('/notifications'));
    expect(items).toMatchObject([{ kind: 'contribution.finished', facts: { person: 'Ho Lam' } }]);
    await guest.answer(scope1, 1, tonnes('3'));
    expect(await list()).toMatchObject([{ status: 'in-progress' }]);
  });

  it('gets the same errors as a colleague for answers that do not fit', async () => {
    const { guest } = await openedGuest();
    const wrong = { type: 'number', rows: [{ number: '1', unit: 'kg', descriptor: '' }] };
    expect(
      await problemOf(await guest.answer(scope1, 0, { ...wrong, rows: [{ ...wrong.rows[0], unit: 'm' }] })),
    ).toMatchObject({
      code: 'answer.invalid',
    });
  });

  it('talks with the people who asked about a question', async () => {
    const { guest, made, ok, get, send } = await openedGuest();
    const place = { disclosureCode: scope1.code, fieldKey: scope1.fieldKey };
    await guest.call('/contribution/comments', body('POST', { ...place, text: 'With the new boiler?' }));
    await ok(send('POST', `/contributions/${made.id}/comments`, { ...place, text: 'Yes.' }));
    const { comments } = await taskOf(await guest.call('/contribution'));
    expect(comments.map(({ by, text }) => [by, text])).toEqual([
      ['Ho Lam (external)', 'With the new boiler?'],
      ['Mei Chan', 'Yes.'],
    ]);
    expect(await ok(get(`/contributions/${made.id}/details`))).toMatchObject({ comments: [{}, {}], evidence: [] });
  });
});

describe('an external reviewer', () => {
  it('reads answers and comments, and cannot answer', async () => {
    const work = contributionsOf(h);
    const report = await work.report();
    await work.ok(work.send('PUT', `/reports/${report.id}/answers/2-1/org.profile`, { version: 0, value: profile }));
    const email = newAddress();
    await work.invite(report, { role: 'reviewer', emails: [email], questions: [{ disclosureCode: '2-1' }] });
    const reviewer = await guestOf(h, await keyFor(h, email));
    const task = await taskOf(await reviewer.call('/contribution'));
    expect(task.mayAnswer).toBe(false);
    expect(task.disclosures[0]?.questions.find(({ field }) => field.key === 'org.profile')?.answer?.value).toEqual(
      profile,
    );
    expect(await problemOf(await reviewer.answer(organisation, 1, profile))).toMatchObject({
      code: 'permission.denied',
    });
    const comment = { disclosureCode: '2-1', fieldKey: 'org.profile', text: 'Which panels?' };
    expect((await reviewer.call('/contribution/comments', body('POST', comment))).status).toBe(201);
  });
});

describe('inviting contributors', () => {
  it('refuses an address that occurs twice or is invited already, and then invites nobody', async () => {
    const { tryInvite, invite, report: start, list } = contributionsOf(h);
    const report = await start();
    const twice = await problemOf(await tryInvite(report, { emails: ['a@partner.example', 'A@partner.example '] }));
    expect(twice).toMatchObject({ issues: [{ path: 'people.1.email', rule: 'email_duplicate' }] });
    expect(await list()).toEqual([]);
    const email = newAddress();
    await invite(report, { emails: [email] });
    const again = await problemOf(await tryInvite(report, { emails: [newAddress(), email] }));
    expect(again).toMatchObject({ issues: [{ path: 'people.1.email', rule: 'email_invited' }] });
    expect(await list()).toHaveLength(1);
  });

  it('checks each address and each question', async () => {
    const { tryInvite, report: start } = contributionsOf(h);
    const report = await start();
    const bad = await problemOf(await tryInvite(report, { emails: ['somebody'] }));
    expect(bad).toMatchObject({ issues: [{ path: 'people.0.email', rule: 'email_invalid' }] });
    const many = Array.from({ length: 21 }, () => newAddress());
    expect((await tryInvite(report, { emails: many })).status).toBe(422);
    const unknown = [
      { disclosureCode: '2-1' },
      { disclosureCode: '2-2' },
      { disclosureCode: '2-1', fieldKey: 'no.field' },
    ];
    const refused = await problemOf(await tryInvite(report, { questions: unknown }));
    expect(refused.issues.map(({ path }) => path)).toEqual(['questions.1', 'questions.2']);
  });

  it('asks colleagues to sign in instead of giving them a link', async () => {
    const { invite, report: start } = contributionsOf(h);
    const report = await start();
    const made = await invite(report, { emails: ['member@verdant.example'] });
    expect(made).toMatchObject({ userId: h.as('verdant.member').scope.userId, expiresAt: null, status: 'invited' });
    const { text } = await mailTo(h, 'member@verdant.example', /has asked you|邀請/);
    expect(text).toContain(`/ct/framework-reports/gri-2025/reports/${report.id}/data-input`);
    expect(text).not.toContain('#key=');
    const told = (await (await h.as('verdant.member').request('/notifications')).json()) as NotificationPage;
    expect(told.items).toMatchObject([{ kind: 'contribution.invited', facts: { person: 'Mei Chan' } }]);
  });

  it('changes what is asked, and existing links show the change', async () => {
    const { guest, made, ok, send } = await openedGuest();
    const questions = [{ disclosureCode: '2-1', fieldKey: 'org.profile' }];
    await ok(send('PATCH', `/contributions/${made.id}`, { questions, dueOn: null }));
    const task = await taskOf(await guest.call('/contribution'));
    expect([task.disclosures.map(({ code }) => code), task.dueOn]).toEqual([['2-1'], null]);
    expect((await guest.answer(scope1, 0, tonnes('1'))).status).toBe(404);
  });

  it('is logged in the report: who was asked for what, what changed, and the withdrawal', async () => {
    const { made, report, email, ok, send, get } = await openedGuest();
    const change = { role: 'reviewer', language: 'zhTw', name: 'Ho Lam Chan', dueOn: null };
    expect(await ok(send('PATCH', `/contributions/${made.id}`, change))).toMatchObject({ ...change, email });
    await ok(send('PATCH', `/contributions/${made.id}`, { language: 'zhTw' }));
    await ok(send('POST', `/contributions/${made.id}/revocation`, {}));
    const { items } = await ok<AuditLogPage>(get(`/reports/${report.id}/audit-log`));
    const first = `Ho Lam <${email}> · 305-1 (1) · 2026-12-24 · en · contributor`;
    const last = `Ho Lam Chan <${email}> · 305-1 (1) · zh-Hant-HK · reviewer`;
    expect(
      items.filter(({ field }) => field === 'collaborators').map((one) => [one.action, one.oldValue, one.newValue]),
    ).toEqual([
      ['invitation-revoked', last, null],
      ['invitation-changed', first, last],
      ['invited', null, first],
    ]);
  });
});

describe('a document of a contributor', () => {
  const pdf = () => {
    const form = new FormData();
    const bytes = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
    form.set('file', new File([bytes], 'meter.pdf', { type: 'application/pdf' }));
    return form;
  };
  const path = `/contribution/evidence/${scope1.code}/${scope1.fieldKey}`;

  it('is attached to the contributor’s own answer, read by the people who asked, and removed', async () => {
    const { guest, made, get, list } = await openedGuest();
    const left = await guest.call(path, { method: 'POST', body: pdf() });
    const [document] = (await left.json()) as ContributionTask['evidence'];
    expect(document).toMatchObject({ fileName: 'meter.pdf', by: 'Ho Lam (external)', disclosureCode: '305-1' });
    expect(await list()).toMatchObject([{ evidence: 1 }]);
    const file = `/contributions/${made.id}/evidence/${document?.id}/file`;
    const read = await get(file);
    expect([read.status, read.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="meter.pdf"; filename*=UTF-8''meter.pdf`,
    ]);
    expect((await h.as('verdant.sister').request(file)).status).toBe(404);
    await guest.call(`/contribution/evidence/${document?.id}`, { method: 'DELETE' });
    expect((await get(file)).status).toBe(404);
  });

  it('is refused for other questions, in other formats, and from reviewers', async () => {
    const { guest, made, ok, send } = await openedGuest();
    const elsewhere = await guest.call('/contribution/evidence/2-1/org.profile', { method: 'POST', body: pdf() });
    expect(elsewhere.status).toBe(404);
    const wrong = new FormData();
    wrong.set('file', new File(['<svg/>'], 'meter.pdf'));
    expect(await problemOf(await guest.call(path, { method: 'POST', body: wrong }))).toMatchObject({
      code: 'file.unreadable',
    });
    await ok(send('PATCH', `/contributions/${made.id}`, { role: 'reviewer' }));
    expect((await guest.call(path, { method: 'POST', body: pdf() })).status).toBe(403);
  });
});

describe('a colleague who is asked by name', () => {
  it('is asked at the address that only the organisation knows, and nobody of another organisation is', async () => {
    const { report: start, invite, tryInvite } = contributionsOf(h);
    const report = await start();
    const { userId } = personOf('verdant.member').scope;
    const made = await invite(report, { people: [{ colleagueId: userId }] });
    expect(made).toMatchObject({ email: personOf('verdant.member').email });
    const foreign = personOf('harbour.admin').scope.userId;
    const answer = await tryInvite(report, { people: [{ colleagueId: foreign }] });
    expect([answer.status, (await problemOf(answer)).issues]).toMatchObject([
      422,
      [{ path: 'people.0.colleagueId', rule: 'choice_unknown' }],
    ]);
  });
});
