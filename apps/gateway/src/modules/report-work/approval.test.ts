import type { Notification, Report } from '@esg/contract';
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
describe('approval of a disclosure', () => {
  it('is completed from its answers where no approval is required, and refuses to be submitted without steps', async () => {
    const report = await startReport(h);
    const { answer, mark } = answering(h, report);
    await answer(`${code}/org.profile`, 0, profile);
    expect(await outcome(working(h, report.id).submit('verdant.member', code))).toBe('422 approval.no_chain');
    expect(await outcome(mark(code, { status: 'completed' }))).toBe('200');
  });
});

describe('approval of a disclosure that is answered in part', () => {
  it('is submitted with a reason for the rest, which is kept until it is completed', async () => {
    const { id, version } = await startReport(h);
    await setRules(h, [['verdant.admin']]);
    const { send, decide, submit } = working(h, id);
    await send('verdant.admin', 'PATCH', '', { version, disclosureCodes: ['302-1'] });
    const { answer, mark, stateOf } = answering(h, { id } as Report);
    const value = { type: 'number', rows: [{ number: '1200.5', unit: 'kWh', descriptor: '' }] };
    await answer('302-1/energy.consumption.total', 0, value);
    const omission = { reason: 'unavailable', explanation: 'Meters are read from 2026 on.' };
    const ask = (more: object) =>
      outcome(send('verdant.member', 'POST', '/disclosures/302-1/approval', { note: 'Please', ...more }));
    expect(await outcome(submit('verdant.member', '302-1'))).toBe('422 request.invalid');
    expect(await ask({ omission: { ...omission, explanation: '' } })).toBe('422 request.invalid');
    expect(await ask({ omission })).toBe('200');
    expect(await stateOf('302-1')).toMatchObject({ status: 'pending-approval', omission });
    expect(await outcome(decide('verdant.admin', '302-1', 'rejected'))).toBe('200');
    expect(await stateOf('302-1')).toMatchObject({ status: 'approval-rejected', omission });
    expect(await outcome(submit('verdant.member', '302-1'))).toBe('200');
    expect(await outcome(decide('verdant.admin', '302-1', 'approved'))).toBe('200');
    expect(await outcome(mark('302-1', { status: 'completed' }))).toBe('200');
    expect(await stateOf('302-1')).toMatchObject({ status: 'completed', omission });
  });
});

describe('approval of a report', () => {
  it('publishes after the required round, and requires another round after a change', async () => {
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
  it('goes through all steps, notifies the people who decide, and is invalidated by a changed value', async () => {
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

  it('is closed to writers and submitters where duties are separated', async () => {
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

  it('lets the people named for a disclosure decide first, and administrators where none of them is left', async () => {
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
