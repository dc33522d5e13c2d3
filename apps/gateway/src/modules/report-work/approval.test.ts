import type { DisclosureStatus, Notification, Report, ReportStatus } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { answering, completeReport, profile, startReport } from '../reports/testing.ts';
import { idOf, outcome, promote, setRules, working } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const code = '2-1';
const kindsOf = async (name: PersonName) => {
  const page = (await (await h.as(name).request('/notifications')).json()) as { items: Notification[] };
  return page.items.map(({ kind }) => kind);
};
/** Puts the disclosure where its life would have brought it, with the round that belongs. */
const put = async (reportId: string, status: DisclosureStatus) => {
  const { pool } = h.database;
  await pool.query('delete from approval_rounds where report_id = $1', [reportId]);
  await pool.query(
    `update report_disclosures set status = $1, omission_reason = $2, omission_explanation = $2
     where report_id = $3 and code = $4`,
    [status, status === 'omitted' ? 'not_applicable' : null, reportId, code],
  );
  const { tenantId, organisationId } = h.as('verdant.admin').scope;
  const state = status === 'pending-approval' ? 'open' : status === 'approval-accepted' ? 'accepted' : undefined;
  if (!state) return;
  await pool.query(
    `insert into approval_rounds (tenant_id, organisation_id, report_id, disclosure_code, state, steps, note,
       submitted_at, submitted_by_id, submitted_by_name) values ($1, $2, $3, $4, $5, $6, '', now(), $7, 'Somebody')`,
    [tenantId, organisationId, reportId, code, state, steps(), idOf('verdant.member')],
  );
};
const steps = () => JSON.stringify([{ approverIds: [idOf('verdant.admin')] }]);

describe('every step of a disclosure', () => {
  const refused = '422 disclosure.transition_refused';
  const required = '422 approval.required';
  const closed = '422 approval.not_open';
  // What each step answers from each status, with approval asked for. `complete` differs without: see below.
  const table: Record<DisclosureStatus, Record<'complete' | 'resume' | 'submit' | 'approve' | 'reject', string>> = {
    new: { complete: required, resume: '200', submit: '200', approve: closed, reject: closed },
    'in-progress': { complete: required, resume: '200', submit: '200', approve: closed, reject: closed },
    'pending-approval': { complete: refused, resume: '200', submit: refused, approve: '200', reject: '200' },
    'approval-accepted': { complete: '200', resume: '200', submit: refused, approve: closed, reject: closed },
    'approval-rejected': { complete: refused, resume: '200', submit: '200', approve: closed, reject: closed },
    completed: { complete: '200', resume: '200', submit: '200', approve: closed, reject: closed },
    omitted: { complete: refused, resume: '200', submit: refused, approve: closed, reject: closed },
  };

  it('is allowed or refused as the table says', async () => {
    const report = await startReport(h);
    const { answer, mark, stateOf } = answering(h, report);
    await answer(`${code}/org.profile`, 0, profile);
    await setRules(h, [['verdant.admin']]);
    const { submit, decide } = working(h, report.id);
    const call = {
      complete: () => mark(code, { status: 'completed' }),
      resume: () => mark(code, { status: 'in-progress' }),
      submit: () => submit('verdant.member', code),
      approve: () => decide('verdant.admin', code, 'approved'),
      reject: () => decide('verdant.admin', code, 'rejected'),
    };
    const after = {
      complete: 'completed',
      resume: 'in-progress',
      submit: 'pending-approval',
      approve: 'approval-accepted',
      reject: 'approval-rejected',
    } as const;
    for (const [from, answers] of Object.entries(table))
      for (const [step, expected] of Object.entries(answers) as [keyof typeof call, string][]) {
        await put(report.id, from as DisclosureStatus);
        expect(`${from} ${step} ${await outcome(call[step]())}`).toBe(`${from} ${step} ${expected}`);
        const status = expected === '200' ? after[step] : from;
        expect([from, step, (await stateOf(code))?.status]).toEqual([from, step, status]);
      }
  });

  it('completes from its answers where nobody asks for approval, and refuses a round without a chain', async () => {
    const report = await startReport(h);
    const { answer, mark } = answering(h, report);
    await answer(`${code}/org.profile`, 0, profile);
    expect(await outcome(working(h, report.id).submit('verdant.member', code))).toBe('422 approval.no_chain');
    expect(await outcome(mark(code, { status: 'completed' }))).toBe('200');
  });
});

describe('every step of a report', () => {
  const refused = '422 report.transition_refused';
  const closed = '422 approval.not_open';
  const table: Record<ReportStatus, Record<'submit' | 'approve' | 'withdraw' | 'complete' | 'publish', string>> = {
    new: { submit: '200', approve: closed, withdraw: closed, complete: refused, publish: '422 approval.required' },
    'in-progress': {
      submit: '200',
      approve: closed,
      withdraw: closed,
      complete: refused,
      publish: '422 approval.required',
    },
    'pending-approval': {
      submit: refused,
      approve: '200',
      withdraw: '200',
      complete: refused,
      publish: '422 approval.required',
    },
    'approval-accepted': { submit: refused, approve: closed, withdraw: '200', complete: '200', publish: '200' },
    'approval-rejected': {
      submit: '200',
      approve: closed,
      withdraw: closed,
      complete: refused,
      publish: '422 approval.required',
    },
    completed: {
      submit: '200',
      approve: closed,
      withdraw: closed,
      complete: refused,
      publish: '422 approval.required',
    },
    'readonly-published': { submit: refused, approve: closed, withdraw: closed, complete: refused, publish: refused },
    unpublished: {
      submit: refused,
      approve: closed,
      withdraw: closed,
      complete: refused,
      publish: '422 approval.required',
    },
  };

  it('is allowed or refused as the table says', async () => {
    const { id } = await completeReport(h);
    await setRules(h, [['verdant.admin']], { ofDisclosures: false, ofReports: true });
    const admin = h.as('verdant.admin');
    const post = (path: string, value: unknown = {}) => admin.request(`/reports/${id}${path}`, body('POST', value));
    const call = {
      submit: () => post('/approval'),
      approve: () => post('/approval/decisions', { decision: 'approved', step: 0 }),
      withdraw: () => admin.request(`/reports/${id}/approval`, { method: 'DELETE' }),
      complete: () => post('/completion'),
      publish: () => post('/publish'),
    };
    const { tenantId, organisationId } = admin.scope;
    const { pool } = h.database;
    for (const [from, answers] of Object.entries(table))
      for (const [step, expected] of Object.entries(answers) as [keyof typeof call, string][]) {
        await pool.query('delete from approval_rounds where report_id = $1', [id]);
        await pool.query('update reports set status = $1 where id = $2', [from, id]);
        const state = { 'pending-approval': 'open', 'approval-accepted': 'accepted' }[from];
        if (state)
          await pool.query(
            `insert into approval_rounds (tenant_id, organisation_id, report_id, state, steps, note, submitted_at,
               submitted_by_id, submitted_by_name) values ($1, $2, $3, $4, $5, '', now(), $6, 'Somebody')`,
            [tenantId, organisationId, id, state, steps(), idOf('verdant.member')],
          );
        expect(`${from} ${step} ${await outcome(call[step]())}`).toBe(`${from} ${step} ${expected}`);
      }
  });

  it('is published after the round that is asked for, and asked again once something changed', async () => {
    const { id } = await completeReport(h);
    await setRules(h, [['verdant.admin']], { ofDisclosures: false, ofReports: true });
    const report = (await (await h.as('verdant.admin').request(`/reports/${id}`)).json()) as Report;
    const { send } = working(h, id);
    const { put: write } = answering(h, report);
    expect(await outcome(send('verdant.member', 'POST', '/approval', {}))).toBe('200');
    expect(await outcome(write(`${code}/org.profile`, 1, profile))).toBe('422 report.read_only');
    const approve = { decision: 'approved', step: 0 };
    expect(await outcome(send('verdant.member', 'POST', '/approval/decisions', approve))).toBe('403 permission.denied');
    expect(await outcome(send('verdant.admin', 'POST', '/approval/decisions', approve))).toBe('200');
    expect(await outcome(send('verdant.admin', 'POST', '/completion', {}))).toBe('200');
    const changed = { type: 'textArea', text: { en: 'We make other panels' } };
    expect(await outcome(write(`${code}/org.profile`, 1, changed))).toBe('200');
    const marked = h
      .as('verdant.admin')
      .request(`/reports/${id}/disclosures/${code}`, body('PUT', { status: 'completed' }));
    expect(await outcome(marked)).toBe('200');
    expect(await outcome(send('verdant.admin', 'POST', '/publish', {}))).toBe('422 approval.required');
  });
});

describe('approval in steps', () => {
  it('goes through the chain, tells those who decide, and falls away when a value changes', async () => {
    await promote(h, 'verdant.entity');
    const report = await startReport(h);
    const { answer, stateOf, log, mark } = answering(h, report, 'verdant.member');
    await answer(`${code}/org.profile`, 0, profile);
    await setRules(h, [['verdant.entity'], ['verdant.admin']]);
    const { submit, decide, of } = working(h, report.id);
    expect(await outcome(submit('verdant.member', code))).toBe('200');
    expect(await kindsOf('verdant.entity')).toContain('approval.requested');
    expect(await kindsOf('verdant.admin')).not.toContain('approval.requested');
    expect((await of(code, 'verdant.entity'))?.round).toMatchObject({ state: 'open', step: 0, mine: 'decide' });
    expect(await outcome(decide('verdant.admin', code, 'approved'))).toBe('422 approval.not_yours');
    expect(await outcome(decide('verdant.entity', code, 'approved', 1))).toBe('422 approval.not_open');
    expect(await outcome(decide('verdant.entity', code, 'rejected'))).toBe('200');
    expect(await stateOf(code)).toMatchObject({ status: 'approval-rejected' });
    expect(await kindsOf('verdant.member')).toContain('approval.rejected');
    await submit('verdant.member', code);
    expect(await outcome(decide('verdant.entity', code, 'approved'))).toBe('200');
    expect(await stateOf(code)).toMatchObject({ status: 'pending-approval' });
    expect(await outcome(decide('verdant.admin', code, 'approved', 1))).toBe('200');
    expect(await outcome(mark(code, { status: 'completed' }))).toBe('200');
    await answer(`${code}/org.profile`, 1, { type: 'textArea', text: { en: 'Changed' } });
    expect(await stateOf(code)).toMatchObject({ status: 'in-progress' });
    expect((await of(code))?.round).toMatchObject({ state: 'fallen', ended: { fieldKey: 'org.profile' } });
    expect(await kindsOf('verdant.entity')).toContain('approval.fell_away');
    const actions = (await log()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['submitted', 'rejected', 'approved', 'approval-fell-away']));
  });

  it('keeps writers and submitters from deciding where duties are separated', async () => {
    await promote(h, 'verdant.entity');
    const report = await startReport(h);
    await answering(h, report, 'verdant.admin').answer(`${code}/org.profile`, 0, profile);
    await setRules(h, [['verdant.admin', 'verdant.entity']], { separateDuties: true });
    const { submit, decide, of } = working(h, report.id);
    await submit('verdant.member', code);
    expect((await of(code))?.round?.mine).toBe('own-work');
    expect(await outcome(decide('verdant.admin', code, 'approved'))).toBe('422 approval.own_work');
    expect(await outcome(decide('verdant.entity', code, 'rejected'))).toBe('200');
    await submit('verdant.entity', code);
    expect(await outcome(decide('verdant.entity', code, 'approved'))).toBe('422 approval.own_work');
    await setRules(h, [['verdant.admin', 'verdant.entity']]);
    expect(await outcome(decide('verdant.admin', code, 'approved'))).toBe('200');
  });

  it('lets those named for a disclosure decide first, and administrators where nobody named is left', async () => {
    await promote(h, 'verdant.entity');
    const report = await startReport(h);
    await answering(h, report).answer(`${code}/org.profile`, 0, profile);
    const { send, submit, decide, of } = working(h, report.id);
    const named = { codes: [code], approverIds: [idOf('verdant.entity')] };
    expect(await outcome(send('verdant.member', 'PUT', '/assignments', named))).toBe('403 permission.denied');
    expect(await outcome(send('verdant.admin', 'PUT', '/assignments', named))).toBe('204');
    expect(await of(code)).toMatchObject({ needsApproval: true });
    await submit('verdant.member', code);
    expect(await outcome(decide('verdant.admin', code, 'approved'))).toBe('422 approval.not_yours');
    await h.database.pool.query("update users set role = 'basic' where id = $1", [idOf('verdant.entity')]);
    expect(await outcome(decide('verdant.admin', code, 'approved'))).toBe('200');
  });
});
