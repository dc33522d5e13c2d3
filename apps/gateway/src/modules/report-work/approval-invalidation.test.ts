import type { AuditEntry, Notification } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { scope1 as asked, contributionsOf, guestOf, keyFor, newAddress } from '../contributions/testing.ts';
import { reportBesideHub, tonnes } from '../hub-answers/testing.ts';
import { answering, completeReport } from '../reports/testing.ts';
import { outcome, setRules, working } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const code = '305-1';
const notesOf = async (name: PersonName, kind: Notification['kind']) => {
  const page = (await (await h.as(name).request('/notifications')).json()) as { items: Notification[] };
  return page.items.filter((note) => note.kind === kind);
};
const falls = (log: readonly AuditEntry[]) =>
  log.filter(({ action }) => action === 'approval-fell-away').map(({ section, by }) => [section, by.name]);

describe('an approval is invalidated, on the screen, in the history and to people who took part', () => {
  it('when the data hub changes the disclosure, but not when it fills in the same value', async () => {
    const beside = await reportBesideHub(h);
    await beside.store({ value: tonnes('10') });
    const { takeAll } = beside.between();
    await takeAll();
    await setRules(h, [['verdant.admin']]);
    const { submit, decide, of } = working(h, beside.reportId());
    await submit('verdant.member', code);
    expect(await outcome(decide('verdant.admin', code, 'approved'))).toBe('200');
    await takeAll();
    expect((await of(code))?.round?.state).toBe('accepted');
    await beside.writer().answer(`${code}/ghg.scope1.total`, 1, tonnes('11'));
    await submit('verdant.member', code);
    await takeAll();
    expect((await of(code))?.round).toMatchObject({ state: 'fallen', ended: { by: { name: 'Mei Chan' } } });
    expect((await beside.writer().stateOf(code))?.status).toBe('in-progress');
    expect(falls(await beside.writer().log())).toEqual([
      [code, 'Mei Chan'],
      [code, 'Mei Chan'],
    ]);
    const told = await notesOf('verdant.member', 'approval.fell_away');
    expect(told.map(({ facts, path }) => [facts.disclosure, path.includes(`disclosure=${code}`)])).toEqual([
      [code, true],
      [code, true],
    ]);
  });

  it('when an invited person answers', async () => {
    const work = contributionsOf(h);
    const report = await work.report();
    const { answer, stateOf, log } = answering(h, report);
    await answer(`${code}/ghg.scope1.total`, 0, tonnes('1'));
    const email = newAddress();
    await work.invite(report, { people: [{ email, name: 'Ho Lam' }] });
    await setRules(h, [['verdant.admin']]);
    const { submit, decide, of } = working(h, report.id);
    await submit('verdant.member', code);
    await decide('verdant.admin', code, 'approved');
    const guest = await guestOf(h, await keyFor(h, email));
    expect((await guest.answer(asked, 1, tonnes('2'))).status).toBe(200);
    expect((await of(code))?.round).toMatchObject({
      state: 'fallen',
      ended: { by: { name: 'Ho Lam (external)' }, fieldKey: asked.fieldKey },
    });
    expect(await stateOf(code)).toMatchObject({ status: 'in-progress' });
    expect(falls(await log())).toEqual([[code, 'Ho Lam (external)']]);
    for (const name of ['verdant.admin', 'verdant.member'] as const)
      expect((await notesOf(name, 'approval.fell_away')).map(({ facts }) => facts.person)).toEqual([
        'Ho Lam (external)',
      ]);
  });

  it('together with that of the whole report, when something changes after the approval', async () => {
    const report = await completeReport(h);
    await setRules(h, [['verdant.admin']], { ofDisclosures: false, ofReports: true });
    const { send, work } = working(h, report.id);
    const { put, log } = answering(h, report);
    expect(await outcome(send('verdant.member', 'POST', '/approval', {}))).toBe('200');
    const rejected = { decision: 'rejected', step: 0, reason: 'Name the places' };
    expect(await outcome(send('verdant.admin', 'POST', '/approval/decisions', rejected))).toBe('200');
    expect((await work()).round).toMatchObject({ state: 'rejected', decisions: [{ reason: 'Name the places' }] });
    await send('verdant.member', 'POST', '/approval', {});
    await send('verdant.admin', 'POST', '/approval/decisions', { decision: 'approved', step: 0 });
    await send('verdant.admin', 'POST', '/completion', {});
    expect(await outcome(put(`${code}/ghg.scope1.total`, 1, tonnes('7')))).toBe('200');
    expect((await work()).round).toMatchObject({ state: 'fallen', ended: { by: { name: 'Mei Chan' } } });
    expect(falls(await log())).toEqual([[null, 'Mei Chan']]);
    const [told] = await notesOf('verdant.member', 'approval.fell_away');
    expect([told?.facts.disclosure, told?.path.endsWith('/validation')]).toEqual([undefined, true]);
  });
});

describe('the approval steps of a whole report', () => {
  const own = { steps: [{ approverIds: [] as string[] }], ofDisclosures: false, ofReports: true };

  it('are set for the report by somebody who may publish, and passed one after the other', async () => {
    const { id } = await completeReport(h);
    const { send, work } = working(h, id);
    const admin = h.as('verdant.admin').scope.userId;
    const chain = { own: { ...own, steps: [{ approverIds: [admin] }, { approverIds: [admin] }] } };
    expect(await outcome(send('verdant.member', 'PUT', '/approval-chain', chain))).toBe('403 permission.denied');
    expect(await outcome(send('verdant.admin', 'PUT', '/approval-chain', { own }))).toBe('422 request.invalid');
    expect(await outcome(send('verdant.admin', 'PUT', '/approval-chain', chain))).toBe('204');
    expect(await work()).toMatchObject({ isOwnChain: true, needsApproval: true, steps: [{}, {}] });
    await send('verdant.member', 'POST', '/approval', { note: 'Ready' });
    const decide = (step: number) =>
      outcome(send('verdant.admin', 'POST', '/approval/decisions', { decision: 'approved', step }));
    expect([await decide(1), await decide(0), await decide(0), await decide(1)]).toEqual([
      '422 approval.not_open',
      '200',
      '422 approval.not_open',
      '200',
    ]);
    expect(await outcome(send('verdant.admin', 'POST', '/publish', {}))).toBe('200');
  });

  it('are refused while something blocks, and closed to everybody else', async () => {
    const work = contributionsOf(h);
    const { id } = await work.report();
    const { send } = working(h, id);
    await setRules(h, [['verdant.admin']], { ofDisclosures: false, ofReports: true });
    expect(await outcome(send('verdant.member', 'POST', '/approval', {}))).toBe('422 report.not_ready');
    expect(await outcome(send('verdant.sister', 'POST', '/approval', {}))).toBe('404 resource.not_found');
    expect(await outcome(send('harbour.admin', 'PUT', '/approval-chain', { own: null }))).toBe(
      '404 resource.not_found',
    );
    expect(await outcome(send('verdant.entity', 'POST', '/approval', {}))).toBe('403 permission.denied');
    expect((await h.anonymous(`/reports/${id}/approval`, { method: 'POST' })).status).toBe(401);
  });
});
