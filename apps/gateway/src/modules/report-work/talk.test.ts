import type { CommentThread, DueItem, Notification, Presence, ReportColleague, ReportTask } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { contributionsOf, guestOf, keyFor, newAddress, scope1 } from '../contributions/testing.ts';
import { sendReminders } from '../reminders/index.ts';
import { startReport } from '../reports/testing.ts';
import { workReminders } from './reminders.ts';
import { idOf, outcome, working } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const code = '2-1';
const notesOf = async (name: PersonName) => {
  const page = (await (await h.as(name).request('/notifications')).json()) as { items: Notification[] };
  return page.items;
};
const read = async <Answer>(name: PersonName, path: string) =>
  (await (await h.as(name).request(path)).json()) as Answer;

describe('assignments', () => {
  it('are given to colleagues, who are notified once, and to nobody else', async () => {
    const { id } = await startReport(h);
    const { send, of } = working(h, id);
    const given = { codes: ['2-1', '305-1'], assigneeIds: [idOf('verdant.member')], dueOn: '2027-01-31', note: 'Soon' };
    expect(await outcome(send('verdant.admin', 'PUT', '/assignments', given))).toBe('204');
    expect(await outcome(send('verdant.admin', 'PUT', '/assignments', given))).toBe('204');
    expect(await of(code)).toMatchObject({ assigneeIds: [idOf('verdant.member')], dueOn: '2027-01-31', note: 'Soon' });
    const notes = await notesOf('verdant.member');
    expect(notes.map(({ kind, facts }) => [kind, facts.disclosure])).toEqual([['work.assigned', '2-1, 305-1']]);
    const stranger = { codes: [code], assigneeIds: [idOf('harbour.admin')] };
    expect(await outcome(send('verdant.admin', 'PUT', '/assignments', stranger))).toBe('422 request.invalid');
    const unselected = { codes: ['2-99'], dueOn: null };
    expect(await outcome(send('verdant.admin', 'PUT', '/assignments', unselected))).toBe('422 disclosure.not_selected');
  });

  it('are in the calendar, and remind people once when their day comes or has passed', async () => {
    const { id } = await startReport(h);
    const { send } = working(h, id);
    const dueOn = new Date(h.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    await send('verdant.admin', 'PUT', '/assignments', { codes: [code], assigneeIds: [idOf('verdant.member')], dueOn });
    const items = await read<DueItem[]>('verdant.member', `/due-items?from=${dueOn}&to=${dueOn}`);
    expect(items).toMatchObject([{ kind: 'disclosure', disclosureCode: code, dueOn, isMine: true, isDone: false }]);
    expect(await outcome(h.as('verdant.member').request('/due-items?from=2026-01-01&to=2028-01-01'))).toBe(
      '422 request.invalid',
    );
    expect(await read<DueItem[]>('verdant.sister', `/due-items?from=${dueOn}&to=${dueOn}`)).toEqual([]);
    await sendReminders(h.deps, [workReminders]);
    await sendReminders(h.deps, [workReminders]);
    // No gateway runs for some mornings: the next one that does sends the reminder, once.
    h.clock.advance(6 * 86_400);
    await sendReminders(h.deps, [workReminders]);
    h.clock.advance(86_400);
    await sendReminders(h.deps, [workReminders]);
    h.signOutAll();
    const kinds = (await notesOf('verdant.member')).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['work.assigned', 'work.due_soon', 'work.overdue']);
  });

  it('are in the calendar beside the tasks of invited people and the due date of the report', async () => {
    const work = contributionsOf(h);
    const report = await work.report();
    const { send, work: workNow } = working(h, report.id);
    const day = h.clock.now().toISOString().slice(0, 10);
    const made = await work.invite(report, { people: [{ email: newAddress(), name: 'Ho Lam' }], dueOn: day });
    expect(await outcome(send('verdant.member', 'PUT', '/due-date', { dueOn: day }))).toBe('204');
    expect((await workNow()).dueOn).toBe(day);
    const span = `/due-items?from=${day}&to=${day}`;
    expect(await read<DueItem[]>('verdant.admin', span)).toMatchObject([
      { kind: 'report', disclosureCode: null, reportName: 'Report 2025', isMine: true, isDone: false },
      { kind: 'contribution', id: made.id, people: [{ name: 'Ho Lam' }], status: 'new', isMine: true },
    ]);
    expect(await read<DueItem[]>('verdant.sister', span)).toEqual([]);
    expect(await outcome(send('verdant.sister', 'PUT', '/due-date', { dueOn: null }))).toBe('404 resource.not_found');
    expect(await outcome(send('verdant.entity', 'PUT', '/due-date', { dueOn: null }))).toBe('403 permission.denied');
    await sendReminders(h.deps, [workReminders]);
    const told = (await notesOf('verdant.admin')).filter(({ kind }) => kind === 'work.due_soon');
    expect(told.map(({ facts, path }) => [facts.disclosure, path.endsWith('/validation')])).toEqual([
      [undefined, true],
    ]);
    await send('verdant.admin', 'PUT', '/due-date', { dueOn: null });
    expect((await read<DueItem[]>('verdant.admin', span)).map(({ kind }) => kind)).toEqual(['contribution']);
  });
});

describe('conversations', () => {
  it('notify the people they mention, are resolved, and reopen with the next comment', async () => {
    const { id } = await startReport(h);
    const { send, of } = working(h, id);
    const place = `/disclosures/${code}/threads`;
    const draft = { text: 'Is this the whole group?', mentionIds: [idOf('verdant.admin')], fieldKey: 'org.profile' };
    const thread = (await (await send('verdant.member', 'POST', place, draft)).json()) as CommentThread;
    expect(thread.comments).toMatchObject([{ text: draft.text, mentions: [{ id: idOf('verdant.admin') }] }]);
    expect((await notesOf('verdant.admin')).map(({ kind }) => kind)).toEqual(['work.mentioned']);
    expect((await of(code))?.openThreads).toBe(1);
    expect(await outcome(send('verdant.admin', 'PATCH', `/threads/${thread.id}`, { isResolved: true }))).toBe('200');
    expect((await of(code))?.openThreads).toBe(0);
    await send('verdant.admin', 'POST', `/threads/${thread.id}/comments`, { text: 'Yes' });
    const [again] = await read<CommentThread[]>('verdant.member', `/reports/${id}${place}`);
    expect([again?.resolved, again?.comments.length]).toEqual([null, 2]);
    const nowhere = { text: 'x', fieldKey: 'none' };
    expect(await outcome(send('verdant.member', 'POST', place, nowhere))).toBe('404 resource.not_found');
    expect(await outcome(h.as('verdant.sister').request(`/reports/${id}${place}`))).toBe('404 resource.not_found');
    expect(await outcome(h.as('verdant.entity').request(`/reports/${id}${place}`))).toBe('403 permission.denied');
  });
});

describe('a conversation with people from outside', () => {
  it('is listed at the disclosure, marked as external, and answered there', async () => {
    const work = contributionsOf(h);
    const report = await work.report();
    const email = newAddress();
    const made = await work.invite(report, { people: [{ email, name: 'Ho Lam' }] });
    const guest = await guestOf(h, await keyFor(h, email));
    const place = { disclosureCode: scope1.code, fieldKey: scope1.fieldKey };
    await guest.call('/contribution/comments', body('POST', { ...place, text: 'With the new boiler?' }));
    await work.ok(work.send('POST', `/contributions/${made.id}/comments`, { ...place, text: 'Yes.' }));
    const threads = await read<CommentThread[]>('verdant.member', `/reports/${report.id}/disclosures/305-1/threads`);
    expect(threads).toMatchObject([
      {
        fieldKey: scope1.fieldKey,
        external: { contributionId: made.id, name: 'Ho Lam' },
        resolved: null,
        comments: [
          { text: 'With the new boiler?', by: { id: made.id } },
          { text: 'Yes.', by: { id: idOf('verdant.admin'), name: 'Mei Chan' } },
        ],
      },
    ]);
    const { send, of } = working(h, report.id);
    expect((await of(scope1.code))?.openThreads).toBe(1);
    const thread = `/threads/${threads[0]?.id}`;
    expect(await outcome(send('verdant.entity', 'PATCH', thread, { isResolved: true }))).toBe('403 permission.denied');
    expect(await outcome(send('verdant.sister', 'PATCH', thread, { isResolved: true }))).toBe('404 resource.not_found');
    const settled = await send('verdant.member', 'PATCH', thread, { isResolved: true });
    expect(await settled.json()).toMatchObject({ resolved: { by: { id: idOf('verdant.member') } } });
    expect((await of(scope1.code))?.openThreads).toBe(0);
    expect(await outcome(send('verdant.member', 'PATCH', thread, { isResolved: false }))).toBe('200');
    expect((await of(scope1.code))?.openThreads).toBe(1);
    await send('verdant.member', 'PATCH', thread, { isResolved: true });
    await guest.call('/contribution/comments', body('POST', { ...place, text: 'One thing more' }));
    expect((await of(scope1.code))?.openThreads).toBe(1);
    expect(await read('verdant.member', `/reports/${report.id}/disclosures/2-1/threads`)).toEqual([]);
  });
});

describe('tasks', () => {
  it('are given, ticked off and removed', async () => {
    const { id } = await startReport(h);
    const { send, of } = working(h, id);
    const place = `/disclosures/${code}/tasks`;
    const draft = { assigneeId: idOf('verdant.member'), note: 'Send the bills', dueOn: '2027-02-01' };
    const task = (await (await send('verdant.admin', 'POST', place, draft)).json()) as ReportTask;
    expect((await notesOf('verdant.member')).map(({ kind }) => kind)).toEqual(['work.task_given']);
    expect((await of(code))?.openTasks).toBe(1);
    await send('verdant.member', 'PATCH', `/tasks/${task.id}`, { isDone: true });
    const tasks = await read<ReportTask[]>('verdant.admin', `/reports/${id}${place}`);
    expect(tasks).toMatchObject([{ note: 'Send the bills', done: { by: { id: idOf('verdant.member') } } }]);
    expect(await outcome(h.as('verdant.admin').request(`/reports/${id}/tasks/${task.id}`, { method: 'DELETE' }))).toBe(
      '204',
    );
    expect(await read<ReportTask[]>('verdant.admin', `/reports/${id}${place}`)).toEqual([]);
    const stranger = { ...draft, assigneeId: idOf('harbour.admin') };
    expect(await outcome(send('verdant.admin', 'POST', place, stranger))).toBe('422 request.invalid');
  });
});

describe('a request that is repeated with its key after its response was lost', () => {
  it('is carried out once, and notifies once', async () => {
    const work = contributionsOf(h);
    const report = await work.report();
    const email = newAddress();
    const keyed = (key: string, value: unknown) => {
      const { headers, ...sent } = body('POST', value);
      return { ...sent, headers: { ...headers, 'idempotency-key': key } };
    };
    const twice = async (path: string, value: unknown) => {
      const send = () => h.as('verdant.admin').request(path, keyed('once', value));
      const first = await send();
      const again = await send();
      expect([first.status, again.status]).toEqual([201, 201]);
      const made = (await first.json()) as { id: string }[] & { id: string };
      expect(await again.json()).toEqual(made);
      return made;
    };
    const about = `/reports/${report.id}/disclosures/${scope1.code}`;
    const said = { text: 'Which meter?', mentionIds: [idOf('verdant.member')] };
    const { id } = await twice(`${about}/threads`, said);
    await twice(`/reports/${report.id}/threads/${id}/comments`, { text: 'The old one' });
    await twice(`${about}/tasks`, { assigneeId: idOf('verdant.member'), note: 'Send the bills' });
    const question = { disclosureCode: scope1.code, fieldKey: scope1.fieldKey };
    const invitation = { role: 'contributor', people: [{ email }], language: 'en', questions: [question] };
    const [made] = await twice(`/reports/${report.id}/contributions`, invitation);
    await twice(`/contributions/${made?.id}/comments`, { ...question, text: 'By Friday?' });
    const guest = await guestOf(h, await keyFor(h, email));
    for (const _ of ['first', 'again'])
      await guest.call('/contribution/comments', keyed('guest', { ...question, text: 'Yes.' }));
    const threads = await read<CommentThread[]>('verdant.admin', `${about}/threads`);
    expect(threads.map(({ comments }) => comments.map(({ text }) => text))).toEqual([
      ['Which meter?', 'The old one'],
      ['By Friday?', 'Yes.'],
    ]);
    expect((await read<ReportTask[]>('verdant.admin', `${about}/tasks`)).map(({ note }) => note)).toEqual([
      'Send the bills',
    ]);
    expect((await notesOf('verdant.member')).map(({ kind }) => kind).toSorted()).toEqual([
      'work.mentioned',
      'work.task_given',
    ]);
    const other = keyed('once', { text: 'Something else' });
    expect(await outcome(h.as('verdant.admin').request(`${about}/threads`, other))).toBe('422 request.key_reused');
  });
});

describe('people', () => {
  it('are colleagues who work on reports, with a mark for those who may approve', async () => {
    const people = await read<ReportColleague[]>('verdant.member', '/report-colleagues');
    const marks = new Map(people.map(({ id, mayApprove, isSelf }) => [id, [mayApprove, isSelf]]));
    expect(marks.get(idOf('verdant.admin'))).toEqual([true, false]);
    expect(marks.get(idOf('verdant.member'))).toEqual([false, true]);
    expect(marks.has(idOf('verdant.entity'))).toBe(false);
    const { id } = await startReport(h);
    expect(await read<Presence[]>('verdant.admin', `/reports/${id}/presence`)).toEqual([]);
  });
});
