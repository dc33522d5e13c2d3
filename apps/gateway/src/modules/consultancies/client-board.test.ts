import { randomUUID } from 'node:crypto';
import {
  type ClientBoard,
  type ClientOrganization,
  doneOfAsked,
  type Report,
  type ReportPage,
  type ValidationResult,
} from '@esg/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { contributionsOf, newAddress } from '../contributions/testing.ts';
import { refusalOf } from '../payment/testing.ts';
import { idOf, setRules, working } from '../report-work/testing.ts';
import { callerOf, completeReport, startReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const lantau: PersonName = 'lantau.admin';
const today = '2026-06-30';
const ask = (query = '', name: PersonName = 'harbour.admin') =>
  h.as(name).request(`/consultancies/board?today=${today}${query}`);
const board = async (query = '', name?: PersonName) => (await (await ask(query, name)).json()) as ClientBoard;
const namesOf = ({ items }: ClientBoard) => items.map(({ name }) => name);
const due = (report: Report, dueOn: string) => working(h, report.id).send(lantau, 'PUT', '/due-date', { dueOn });

describe('the board of a consultancy', () => {
  it('shows reports of all clients with progress, due date and last activity, in the requested order', async () => {
    const late = await startReport(h, lantau, 'Late');
    h.clock.advance(60);
    const far = await completeReport(h, lantau, 'Far');
    await startReport(h, lantau, 'Undated');
    await due(late, '2026-06-01');
    await due(far, '2026-09-01');
    const shown = await board();
    expect(namesOf(shown)).toEqual(['Late', 'Far', 'Undated']);
    expect(shown.items[1]).toMatchObject({
      client: { name: 'Lantau Ferries' },
      framework: { en: expect.stringContaining('GRI') },
      progress: { done: 2, total: 2 },
      dueOn: '2026-09-01',
      currentStep: expect.any(String),
      waits: [],
    });
    // Clients without reports are included, so that the rows equal the number of clients.
    expect(shown.withoutReport).toHaveLength(2);
    expect(shown.withoutReport.map(({ name }) => name)).not.toContain('Lantau Ferries');
    expect(shown.counts).toEqual({ clients: 3, ongoing: 3, overdue: 1, waiting: 0, ready: 1, published: 0 });
    expect(namesOf(await board('&order=progress'))).toEqual(['Late', 'Undated', 'Far']);
    expect(namesOf(await board('&order=activity'))[0]).toBe('Far');
    expect(namesOf(await board('&state=overdue'))).toEqual(['Late']);
    expect(namesOf(await board('&state=ready'))).toEqual(['Far']);
    expect(namesOf(await board('&q=lantau'))).toHaveLength(3);
    expect(namesOf(await board('&q=un_ated'))).toEqual([]);
    expect(await board('&limit=2&page=2')).toMatchObject({ items: [{ name: 'Undated' }], total: 3 });
    expect(await refusalOf(await ask('&state=all'))).toBe('422 request.invalid');
  });

  it('counts what a rule asks for and a report has not selected, as its validation and its own list do', async () => {
    const { ok, send, get } = callerOf(h, lantau);
    const hkex = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'HKEX' }));
    const gri = await startReport(h, lantau, 'GRI');
    const validation = await ok<ValidationResult>(get(`/reports/${hkex.id}/validation`));
    const { missing } = validation.provisions;
    expect(missing.length).toBeGreaterThan(30);
    const shown = await board('&order=activity');
    const onBoard = (id: string) => shown.items.find((item) => item.id === id)?.progress.missing;
    expect([onBoard(hkex.id), onBoard(gri.id)]).toEqual([missing.length, 0]);
    const own = await ok<ReportPage>(get('/reports?state=ongoing'));
    expect(own.items.find(({ id }) => id === hkex.id)?.progress.missing).toBe(missing.length);
  });

  it('counts as missing what a report left out against the rules, before there was one', async () => {
    const { ok, send, get } = callerOf(h, lantau);
    const hkex = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'HKEX' }));
    const missingIn = async () =>
      (await ok<ValidationResult>(get(`/reports/${hkex.id}/validation`))).provisions.missing;
    const before = await missingIn();
    await h.database.pool.query(
      `insert into report_disclosures (tenant_id, organisation_id, report_id, code, status, selected)
       select tenant_id, organisation_id, id, unnest($2::text[]), 'omitted', true from reports where id = $1`,
      [hkex.id, before],
    );
    const after = await missingIn();
    expect(after.length).toBeGreaterThan(0);
    expect(after.length).toBeLessThan(before.length);
    const shown = await board('&order=activity');
    const counted = { missing: after.length, leftOut: after.length, done: before.length, total: before.length };
    expect(shown.items.find((item) => item.id === hkex.id)?.progress).toEqual(counted);
    const own = await ok<ReportPage>(get('/reports?state=ongoing'));
    expect(own.items.find(({ id }) => id === hkex.id)?.progress).toMatchObject(counted);
    // None of what is missing is counted a second time, nor as done.
    expect(doneOfAsked(counted)).toEqual({ done: before.length - after.length, total: before.length });
  });

  it('calls a report ready only where its framework asks for nothing that it neither has nor explains', async () => {
    const { ok, send } = callerOf(h, lantau);
    await completeReport(h, lantau, 'Nothing missing');
    const hkex = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'One of many' }));
    await ok(send('PATCH', `/reports/${hkex.id}`, { version: hkex.version, disclosureCodes: ['B8.1'] }));
    const leftOut = { status: 'omitted', reason: 'not_material', explanation: 'No community work' };
    await ok(send('PUT', `/reports/${hkex.id}/disclosures/B8.1`, leftOut));
    const shown = await board();
    expect(shown.items.find(({ id }) => id === hkex.id)?.progress).toMatchObject({ done: 1, total: 1 });
    expect(shown.counts).toMatchObject({ ongoing: 2, ready: 1 });
    expect(namesOf(await board('&state=ready'))).toEqual(['Nothing missing']);
  });

  it('names what a report waits for, and who has to do it', async () => {
    const work = contributionsOf(h, lantau);
    const report = await work.report('Waiting');
    const { send, submit } = working(h, report.id);
    await work.invite(report, { people: [{ email: newAddress(), name: 'Ho Lam' }] });
    await send(lantau, 'POST', '/disclosures/2-1/tasks', { assigneeId: idOf(lantau), note: 'Send the bills' });
    await setRules(h, [[lantau]], {}, lantau);
    const { ok, send: put } = callerOf(h, lantau);
    await ok(
      put('PUT', `/reports/${report.id}/answers/2-1/org.profile`, {
        version: 0,
        value: { type: 'textArea', text: { en: 'We sail' } },
      }),
    );
    expect((await submit(lantau, '2-1')).status).toBeLessThan(300);
    const { items, counts } = await board('&state=waiting');
    const administrator = expect.any(String);
    expect(items[0]?.waits).toEqual([
      { kind: 'approval', count: 1, people: [administrator], peopleCount: 1 },
      { kind: 'contribution', count: 1, people: ['Ho Lam'], peopleCount: 1 },
      { kind: 'task', count: 1, people: [administrator], peopleCount: 1 },
    ]);
    expect(counts.waiting).toBe(1);
  });

  it('names the people who may decide an approval, not everybody who was asked', async () => {
    const report = await startReport(h, lantau, 'Own work');
    const { submit } = working(h, report.id);
    await h.database.pool.query(
      `insert into users (id, tenant_id, organisation_id, email, first_name, last_name, role)
       select $1, tenant_id, organisation_id, 'ivy@lantau.example', 'Ivy', 'Lau', role from users where id = $2`,
      [randomUUID(), idOf(lantau)],
    );
    await setRules(h, [[lantau]], { separateDuties: true }, lantau);
    const { ok, send: put } = callerOf(h, lantau);
    const value = { type: 'textArea', text: { en: 'We sail' } };
    await ok(put('PUT', `/reports/${report.id}/answers/2-1/org.profile`, { version: 0, value }));
    expect((await submit(lantau, '2-1')).status).toBeLessThan(300);
    const { items } = await board('&state=waiting');
    expect(items[0]?.waits).toEqual([{ kind: 'approval', count: 1, people: ['Ivy Lau'], peopleCount: 1 }]);
  });

  it('needs the same number of statements for many reports as for one', async () => {
    const statements = async () => {
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      await ask();
      const count = sent.mock.calls.length;
      sent.mockRestore();
      return count;
    };
    await startReport(h, lantau, 'First');
    await ask();
    const few = await statements();
    for (const name of ['Second', 'Third', 'Fourth']) await startReport(h, lantau, name);
    expect(await statements()).toBe(few);
    expect(few).toBeLessThanOrEqual(9);
  });

  it('is summarised in the list of clients', async () => {
    const report = await startReport(h, lantau);
    await due(report, '2026-09-01');
    const clients = (await (await h.as('harbour.admin').request('/consultancies')).json()) as ClientOrganization[];
    expect(clients.find(({ name }) => name === 'Lantau Ferries')).toMatchObject({
      reports: { ongoing: 1, progress: { done: 0, total: 2 }, nextDueOn: '2026-09-01' },
      lastActivityAt: expect.any(String),
    });
    expect(clients.find(({ name }) => name === 'Kwun Tong Logistics')).toMatchObject({
      reports: { ongoing: 0, nextDueOn: null },
      lastActivityAt: null,
    });
  });
});

describe('access to the board', () => {
  it('never shows organisations that are no clients, of the same tenant or another', async () => {
    await startReport(h, lantau, 'Of a client');
    await startReport(h, 'harbour.admin', 'The consultancy’s own');
    await startReport(h, 'verdant.admin', 'Of another tenant');
    expect(namesOf(await board())).toEqual(['Of a client']);
    expect(namesOf(await board('', 'harbour.consultant'))).toEqual(['Of a client']);
    await h.database.pool.query("update organisations set consultancy_id = null where name = 'Lantau Ferries'");
    expect(await board()).toMatchObject({ items: [], total: 0, counts: { clients: 2, ongoing: 0 } });
  });

  it('is limited to the consultancy’s own board', async () => {
    await startReport(h, lantau, 'Of a client');
    await h.database.pool.query("update organisations set type = 'Consultancy' where id = $1", [
      h.as('verdant.admin').scope.organisationId,
    ]);
    expect(await board('', 'verdant.admin')).toMatchObject({ items: [], counts: { clients: 0 } });
  });

  it('is refused to everybody without clients', async () => {
    for (const name of [lantau, 'verdant.member', 'verdant.entity'] as const)
      expect((await ask('', name)).status).toBe(403);
    expect((await h.anonymous(`/consultancies/board?today=${today}`)).status).toBe(401);
  });
});
