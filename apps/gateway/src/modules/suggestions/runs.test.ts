import type { NotificationPage, Problem, Report, SuggestionRun } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { callerOf } from '../reports/testing.ts';
import * as runs from './runs.repository.ts';
import { startRunIn } from './runs.service.ts';
import { suggestingOf } from './testing.ts';
import { recoverRuns, workOnRuns } from './work.ts';

// A run takes long where many tests share the processors, and one that is cut off disturbs the next test.
vi.setConfig({ testTimeout: 120_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const { scope } = personOf('verdant.admin');
const pages = [
  'Emissions (tCO2e)\t2024\t2023\nScope 1 emissions\t1,204\t1,310\nScope 2 emissions (location-based)\t88.5\t90',
  'Water withdrawal in 2024 was 41,200 m3, mostly from rivers.',
];
const codes = ['303-3', '305-1', '305-2', '2-9'];
const refusal = async (answer: Promise<Response>) => {
  const got = await answer;
  return `${got.status} ${got.ok ? '' : ((await got.json()) as Problem).code}`.trim();
};
const stored = async () => {
  const { rows } = await h.database.pool.query<{ code: string; count: number }>(
    'select disclosure_code as code, count(*)::int as count from suggestions group by 1 order by 1',
  );
  return rows;
};
/** A run that waits, and no job that is woken for it. */
const waiting = (reportId: string, name: Parameters<typeof personOf>[0] = 'verdant.admin') =>
  h.database.withScope(personOf(name).scope, (scoped) =>
    startRunIn(scoped, reportId, { setting: { documentIds: [] } }, h.clock.now()),
  );
const noWake = { enqueue: () => Promise.resolve() };
const work = () => workOnRuns(h.deps, noWake);
const claim = () => h.database.withSystem((tx) => runs.claimNext(tx, h.clock.now()));

describe('a run', () => {
  it('looks up every selected disclosure, counts what came of each, and notifies whoever started it', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(codes);
    await calls.upload('Report 2024.pdf', pages);
    const run = await calls.run(report.id);
    const { total, succeeded, failed, notStated, suggested } = run.count;
    expect({ total, succeeded, failed }).toEqual({ total: 4, succeeded: 4, failed: 0 });
    expect(suggested + notStated).toBe(4);
    expect((await stored()).map(({ code }) => code)).toEqual(['303-3', '305-1', '305-2']);
    const { items } = await calls.ok<NotificationPage>(calls.get('/notifications?limit=10'));
    expect(items[0]).toMatchObject({
      kind: 'suggestions.completed',
      facts: { report: 'Report', total: '4', succeeded: '4', suggested: String(suggested) },
    });
  });

  it('tells disclosures that pages come near from those of which nothing is found', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(['303-3', '305-1']);
    await calls.upload('Report 2024.pdf', ['We measure scope 1 emissions at each site.', 'Nothing of it here']);
    const { count, nearCodes } = await calls.run(report.id);
    expect([count.notStated, nearCodes]).toEqual([2, ['305-1']]);
    expect(await calls.suggestions(report.id)).toEqual([]);
  });

  it('is for some disclosures or some documents where these are named, and refuses what there is none of', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(codes);
    await calls.upload('Report 2024.pdf', pages);
    const other = await calls.upload('Other 2024.pdf', ['Nothing of it here']);
    const some = await calls.run(report.id, { disclosureCodes: ['305-1'] });
    expect(some.count).toMatchObject({ total: 1, suggested: 1 });
    expect(await calls.run(report.id, { setting: { documentIds: [other.id] } })).toMatchObject({
      count: { total: 4, suggested: 0, notStated: 4 },
    });
    expect(await refusal(calls.start(report.id, { disclosureCodes: ['9-9'] }))).toBe('422 disclosure.not_selected');
    const blank = await calls.ok<Report>(calls.send('POST', '/reports', { versionId: 'gri-2025', name: 'Blank' }));
    expect(await refusal(calls.start(blank.id))).toBe('422 suggestion_run.nothing_to_answer');
  });

  it('is started once when a request is sent again, and not beside another one of the report', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(codes);
    const first = await waiting(report.id);
    expect(await refusal(calls.start(report.id))).toBe('409 suggestion_run.busy');
    await calls.ok(calls.send('POST', `/reports/${report.id}/suggestion-runs/${first.id}/cancel`, {}));
    const key = { 'idempotency-key': 'once' };
    const made = await calls.ok<SuggestionRun>(calls.start(report.id, {}, key));
    expect((await calls.ok<SuggestionRun>(calls.start(report.id, {}, key))).id).toBe(made.id);
    await calls.untilOver(report.id);
    expect(await calls.runsOf(report.id)).toHaveLength(2);
  });

  it('goes on after its process was killed, with each disclosure done once', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(codes);
    await calls.upload('Report 2024.pdf', pages);
    const { id } = await waiting(report.id);
    // A process claims it, does one disclosure and dies.
    await claim();
    await h.database.withScope(scope, async (scoped) => {
      await runs.lockRunning(scoped, id);
      await runs.updateRun(scoped, id, { remaining: codes.slice(1), succeeded: 1, notStated: 1 });
    });
    await work();
    expect((await calls.runsOf(report.id))[0]).toMatchObject({ status: 'running', count: { succeeded: 1 } });
    await recoverRuns(h.deps, noWake, false);
    expect(await claim()).toBeUndefined();
    h.clock.advance(31);
    await recoverRuns(h.deps, noWake, false);
    await work();
    expect((await calls.runsOf(report.id))[0]).toMatchObject({
      status: 'completed',
      count: { total: 4, succeeded: 4, failed: 0 },
    });
    const before = await stored();
    await calls.run(report.id, { disclosureCodes: codes.slice(1) });
    expect(await stored()).toEqual(before);
  });

  it('says of a disclosure at which processes are lost again and again that it failed, and repeats that alone', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(codes);
    await calls.upload('Report 2024.pdf', pages);
    const { id } = await waiting(report.id);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await claim())?.id).toBe(id);
      h.clock.advance(1);
      await recoverRuns(h.deps, noWake, true);
    }
    await work();
    const [run] = await calls.runsOf(report.id);
    expect(run).toMatchObject({ status: 'partial', count: { total: 4, succeeded: 3, failed: 1 } });
    expect(run?.failedCodes).toHaveLength(1);
    const { items } = await calls.ok<NotificationPage>(calls.get('/notifications?limit=10'));
    expect(items[0]).toMatchObject({ kind: 'suggestions.partial', facts: { succeeded: '3', total: '4' } });
    await calls.ok(calls.send('POST', `/reports/${report.id}/suggestion-runs/${id}/repeat`, {}));
    expect(await calls.untilOver(report.id)).toMatchObject({ id, status: 'completed', failedCodes: [] });
    expect((await calls.runsOf(report.id))[0]?.count).toMatchObject({ total: 4, succeeded: 4, failed: 0 });
  });

  it('goes by the present period of its report, and begins again where that changed', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(codes);
    await calls.upload('Report 2024.pdf', pages);
    const { id } = await waiting(report.id);
    await claim();
    await h.database.withScope(scope, (scoped) =>
      runs.updateRun(scoped, id, { remaining: codes.slice(2), succeeded: 2, suggested: 2, claimedAt: null }),
    );
    const period = { start: '2023-01-01', end: '2023-12-31' };
    await calls.ok(calls.send('PATCH', `/reports/${report.id}`, { version: report.version, period }));
    await work();
    const [run] = await calls.runsOf(report.id);
    expect(run).toMatchObject({ id, status: 'completed', period, count: { total: 4, succeeded: 4 } });
    const open = await calls.suggestions(report.id, '?state=open');
    expect(open.find(({ fieldKey }) => fieldKey === 'ghg.scope1.total')).toMatchObject({ printed: '1,310', period });
  });

  it('searches for the present period, too, where it is repeated', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(codes);
    const { id } = await waiting(report.id);
    await calls.ok(calls.send('POST', `/reports/${report.id}/suggestion-runs/${id}/cancel`, {}));
    const period = { start: '2023-01-01', end: '2023-12-31' };
    await calls.ok(calls.send('PATCH', `/reports/${report.id}`, { version: report.version, period }));
    await calls.ok(calls.send('POST', `/reports/${report.id}/suggestion-runs/${id}/repeat`, {}));
    expect(await calls.untilOver(report.id)).toMatchObject({ status: 'completed', period, count: { total: 4 } });
  });

  it('says of nothing that it is not stated for which documents were not searched', async () => {
    const calls = suggestingOf(h);
    await calls.upload('Other.pdf', ['Nothing of it here']);
    // Of 2-1 nothing is ever searched for, of 302-1 figures of a year alone.
    const half = await calls.report(['2-1', '302-1'], { start: '2024-01-01', end: '2024-06-30' });
    expect((await calls.run(half.id)).count).toMatchObject({ total: 2, succeeded: 2, suggested: 0, notStated: 0 });
    const year = await calls.report(['2-1', '302-1']);
    expect((await calls.run(year.id)).count).toMatchObject({ total: 2, succeeded: 2, suggested: 0, notStated: 1 });
  });

  it('waits for documents that are still being read, and not for ever', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(codes);
    const read = await calls.upload('Report 2024.pdf', pages);
    const unread = await calls.upload('Annex 2024.pdf', ['Nothing of it here']);
    const reading = (state: string) =>
      h.database.pool.query(
        `update document_readings set state = $1, claimed_at = $2 where document_version_id in
          (select id from document_versions where document_id = $3)`,
        [state, h.clock.now(), unread.id],
      );
    await reading('reading');
    const start = (documentIds: string[]) =>
      h.database.withScope(scope, (scoped) =>
        startRunIn(scoped, report.id, { setting: { documentIds } }, h.clock.now()),
      );
    const end = (id: string) =>
      h.database.withScope(scope, (scoped) => runs.updateRun(scoped, id, { status: 'completed', claimedAt: null }));
    // It is for another document, which has been read.
    const other = await start([read.id]);
    expect((await claim())?.id).toBe(other.id);
    await end(other.id);
    const first = await start([unread.id]);
    expect(await claim()).toBeUndefined();
    await reading('read');
    expect((await claim())?.id).toBe(first.id);
    await end(first.id);
    await reading('waiting');
    const second = await start([]);
    expect(await claim()).toBeUndefined();
    h.clock.advance(10 * 60 + 1);
    expect((await claim())?.id).toBe(second.id);
  });

  it('stops where somebody cancels it, where its report is published, and where its report is deleted', async () => {
    const calls = suggestingOf(h);
    const statusOf = async (id: string) => {
      const found = await h.database.pool.query('select status from suggestion_runs where id = $1', [id]);
      return found.rows[0]?.status as string;
    };
    const one = await calls.report(codes);
    const first = await waiting(one.id);
    const cancelled = calls.send('POST', `/reports/${one.id}/suggestion-runs/${first.id}/cancel`, {});
    expect(await calls.ok<SuggestionRun>(cancelled)).toMatchObject({ status: 'cancelled', count: { succeeded: 0 } });
    const second = await waiting(one.id);
    await h.database.pool.query("update reports set status = 'published' where id = $1", [one.id]);
    await work();
    expect(await statusOf(second.id)).toBe('cancelled');
    const two = await calls.report(codes);
    const third = await waiting(two.id);
    expect((await h.as('verdant.admin').request(`/reports/${two.id}`, { method: 'DELETE' })).status).toBe(204);
    await work();
    expect(await statusOf(third.id)).toBe('cancelled');
  });
});

describe('the turns of runs', () => {
  it('come to one run of an organisation at a time, and to whoever waited longest among tenants', async () => {
    const reportOf = async (name: 'verdant.admin' | 'harbour.admin') => {
      const { send, ok } = callerOf(h, name);
      const made = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report' }));
      const period = { start: '2024-01-01', end: '2024-12-31' };
      return ok<Report>(
        send('PATCH', `/reports/${made.id}`, { version: made.version, disclosureCodes: ['305-1'], period }),
      );
    };
    const a = await reportOf('verdant.admin');
    const b = await reportOf('verdant.admin');
    const other = await reportOf('harbour.admin');
    const first = await waiting(a.id);
    h.clock.advance(1);
    const second = await waiting(b.id);
    h.clock.advance(1);
    const theirs = await waiting(other.id, 'harbour.admin');
    expect((await claim())?.id).toBe(first.id);
    expect((await claim())?.id).toBe(theirs.id);
    // The second of the first organisation waits, whatever is free.
    expect(await claim()).toBeUndefined();
    await h.database.withScope(scope, (scoped) =>
      runs.updateRun(scoped, first.id, { status: 'completed', claimedAt: null }),
    );
    expect((await claim())?.id).toBe(second.id);
  });

  it('end at the limit of an organisation', async () => {
    const calls = suggestingOf(h);
    const reports = await Promise.all(Array.from({ length: 11 }, () => calls.report(['305-1'])));
    for (const { id } of reports.slice(0, 10)) await waiting(id);
    await expect(waiting(reports[10]?.id ?? '')).rejects.toMatchObject({ code: 'request.too_many' });
  });
});

describe('an AI report', () => {
  const draft = {
    versionId: 'gri-2025',
    name: 'From documents',
    period: { start: '2024-01-01', end: '2024-12-31' },
    aiReportSetting: { documentIds: [] },
  };

  it('selects what its framework asks and looks for answers from the beginning', async () => {
    const calls = suggestingOf(h);
    await calls.upload('Report 2024.pdf', pages);
    const report = await calls.ok<Report>(calls.send('POST', '/reports', draft));
    expect(report.disclosureCodes.length).toBeGreaterThan(100);
    const run = await calls.untilOver(report.id);
    expect(run).toMatchObject({ status: 'completed', setting: { documentIds: [] }, period: draft.period });
    expect(run.count.total).toBe(report.disclosureCodes.length);
    const found = await calls.suggestions(report.id);
    expect(found.map(({ fieldKey }) => fieldKey)).toContain('ghg.scope1.total');
  }, 120_000);

  it('needs a period, and the module', async () => {
    const create = (more: object) => h.as('verdant.admin').request('/reports', body('POST', { ...draft, ...more }));
    expect(await refusal(create({ period: undefined }))).toBe('422 request.invalid');
    await h.database.pool.query(
      "update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', '[]') where name = 'Verdant'",
    );
    h.clock.advance(12);
    expect(await refusal(create({}))).toBe('403 permission.denied');
  });
});
