/* One source report is used by all of these tests, so they are in one file. */
import type {
  CarriedReport,
  CarryPlan,
  FigureChange,
  HubAnswers,
  LastValues,
  Report,
  ReportOrigin,
  ValidationResult,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { answering, callerOf, codes, completeReport, profile } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/** Years whose reports are published before GRI 102 replaces GRI 305. */
const period = { start: '2024-01-01', end: '2024-12-31' };
const next = { start: '2025-01-01', end: '2025-12-31' };
const completed = async () => {
  const { id, version } = await completeReport(h, 'verdant.admin', 'Report 2024');
  const { send, ok } = callerOf(h);
  return ok<Report>(send('PATCH', `/reports/${id}`, { version, period }));
};
const finished = async () => {
  const { id } = await completed();
  const { send, ok } = callerOf(h);
  return ok<Report>(send('POST', `/reports/${id}/publish`, {}));
};
const planOf = (id: string, query: string, name?: PersonName) =>
  callerOf(h, name).ok<CarryPlan>(callerOf(h, name).get(`/reports/${id}/carry-plan?${query}`));
const draft = (more: object = {}) => ({
  kind: 'next-period',
  versionId: 'gri-2025',
  name: 'Report 2025',
  period: next,
  disclosureCodes: codes,
  fillFromHub: false,
  ...more,
});
const make = (id: string, more: object = {}) =>
  callerOf(h).ok<CarriedReport>(callerOf(h).send('POST', `/reports/${id}/successors`, draft(more)));

describe('rolling a report forward', () => {
  it('previews what is carried over, and creates nothing', async () => {
    const report = await finished();
    const plan = await planOf(report.id, 'kind=next-period');
    expect(plan).toMatchObject({ name: 'Report 2025', period: next, versionId: 'gri-2025', fallsAway: [] });
    expect(plan.disclosures.map(({ code, state, carried, lastYear }) => [code, state, carried, lastYear])).toEqual([
      ['2-1', 'carried', 1, 0],
      ['305-1', 'needs-work', 0, 1],
    ]);
    expect(plan.versions.map(({ versionId }) => versionId)).toEqual(['gri-2025']);
    expect((await callerOf(h).ok<{ total: number }>(callerOf(h).get('/reports'))).total).toBe(0);
  });

  it('names the report in each of its languages, as the plan proposes or the person says', async () => {
    const from = await completed();
    const { ok, send } = callerOf(h);
    await ok<Report>(
      send('PATCH', `/reports/${from.id}`, {
        version: from.version,
        languages: ['en', 'zhTw'],
        names: { en: 'Report 2024', zhTw: '2024 年報告' },
      }),
    );
    const plan = await planOf(from.id, 'kind=next-period');
    expect(plan.names).toEqual({ en: 'Report 2025', zhTw: '2025 年報告' });
    const kept = await make(from.id, { name: plan.name });
    expect(kept.report.names).toEqual(plan.names);
    const names = { en: 'Our report 2025', zhTw: '我們的報告' };
    const said = await make(from.id, { name: names.en, names });
    expect(said.report).toMatchObject({ name: names.en, names });
  });

  it('creates next year’s report: settings and texts are carried over, figures are shown as last year’s', async () => {
    const from = await finished();
    const { report, origin } = await make(from.id);
    expect(report).toMatchObject({ name: 'Report 2025', period: next, status: 'in-progress', disclosureCodes: codes });
    expect(report.languages).toEqual(from.languages);
    const { answers, stateOf, log } = answering(h, report);
    expect((await answers()).map(({ fieldKey, value }) => [fieldKey, value])).toEqual([['org.profile', profile]]);
    expect(await stateOf('2-1')).toMatchObject({ status: 'in-progress' });
    expect(await stateOf('305-1')).toMatchObject({ status: 'new' });
    expect((await log()).map(({ action }) => action)).toEqual(expect.arrayContaining(['created', 'carried-over']));
    expect(origin.source).toMatchObject({ kind: 'next-period', from: { id: from.id, name: from.name, period } });
    const { ok, get } = callerOf(h);
    expect(await ok<ReportOrigin>(get(`/reports/${report.id}/origin`))).toEqual(origin);
    // A copied answer names its year.
    const { answers: compared } = await ok<HubAnswers>(get(`/reports/${report.id}/hub-answers`));
    expect(compared.find(({ fieldKey }) => fieldKey === 'org.profile')).toMatchObject({
      state: 'same',
      from: { reportId: from.id, period, disclosureCode: '2-1' },
    });
    const last = await ok<LastValues>(get(`/reports/${report.id}/last-values`));
    expect(last.from).toMatchObject({ id: from.id, period });
    expect(last.values.find(({ fieldKey }) => fieldKey === 'ghg.scope1.total')?.value).toMatchObject({
      rows: [{ number: '1234.50' }, { number: '1235.50' }],
    });
    expect(await ok<Report>(get(`/reports/${from.id}`))).toMatchObject({
      status: 'readonly-published',
      version: from.version,
    });
  });

  it('compares with what was published while the report of last year is edited again', async () => {
    const from = await finished();
    const { report } = await make(from.id, { period: next, disclosureCodes: codes });
    const { send, ok, get } = callerOf(h);
    const compared = async () => {
      const last = await ok<LastValues>(get(`/reports/${report.id}/last-values`));
      const { changes } = await ok<ValidationResult>(get(`/reports/${report.id}/validation`));
      const { value } = last.values.find(({ fieldKey }) => fieldKey === 'ghg.scope1.total') ?? {};
      const rows = value?.type === 'number' ? value.rows : [];
      return [rows.map(({ number }) => number), changes.map(({ values }) => values?.before)];
    };
    await answering(h, report).answer('305-1/ghg.scope1.total', 0, figure('3000', 't{CO2e}'));
    const published = [['1234.50', '1235.50'], ['2470']];
    expect(await compared()).toEqual(published);
    await ok(send('POST', `/reports/${from.id}/reopen`, {}));
    await answering(h, from).answer('305-1/ghg.scope1.total', 1, figure('2800', 't{CO2e}'));
    expect(await compared()).toEqual(published);
  });

  it('moves answers to the successors of disclosures, and keeps last year’s figure in its new place', async () => {
    const from = await finished();
    const days = { start: '2027-01-01', end: '2027-12-31' };
    const plan = await planOf(from.id, `kind=next-period&start=${days.start}&end=${days.end}`);
    expect(plan.disclosures.find(({ sources }) => sources.includes('305-1'))).toMatchObject({
      code: '102-5',
      state: 'changed',
    });
    const { report } = await make(from.id, { period: days, disclosureCodes: ['2-1', '102-5'] });
    const last = await callerOf(h).ok<LastValues>(callerOf(h).get(`/reports/${report.id}/last-values`));
    expect(last.values.find(({ disclosureCode }) => disclosureCode === '102-5')).toMatchObject({ sourceCode: '305-1' });
  });

  it('uses texts of the nearest earlier report, and figures of a year that only the data hub has', async () => {
    await finished();
    const { ok, get, send } = callerOf(h);
    const year = await hubOf(h).time(next.start, next.end);
    await hubOf(h).store(year.id, { sectionId: scope1Section, value: figure('2000', 't{CO2e}') });
    const { id, version } = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Two years on' }));
    const days = { start: '2026-01-01', end: '2026-12-31' };
    await ok(send('PATCH', `/reports/${id}`, { version, period: days, disclosureCodes: codes }));
    const { values } = await ok<LastValues>(get(`/reports/${id}/last-values`));
    const of = (code: string) => values.filter(({ disclosureCode }) => disclosureCode === code);
    expect(of('305-1')).toMatchObject([{ value: figure('2000', 't{CO2e}'), period: next }]);
    expect(of('2-1')).toMatchObject([{ value: profile, period }]);
    const place = `/reports/${id}/answers/305-1/ghg.scope1.total`;
    await ok(send('PUT', place, { version: 0, value: figure('3000', 't{CO2e}') }));
    const changes = await ok<FigureChange[]>(get(`/reports/${id}/disclosures/305-1/figure-changes`));
    expect(changes).toMatchObject([{ fieldKey: 'ghg.scope1.total', percent: 50 }]);
  });

  it('fills empty figures from the data hub for the new period', async () => {
    const from = await finished();
    const year = await hubOf(h).time(next.start, next.end);
    await hubOf(h).store(year.id, { sectionId: scope1Section, value: figure('77', 't{CO2e}') });
    const plan = await planOf(from.id, 'kind=next-period');
    expect(plan.disclosures.find(({ code }) => code === '305-1')?.fromHub).toBe(1);
    const { report, origin } = await make(from.id, { fillFromHub: true });
    expect(origin.source?.filledFromHub).toBe(1);
    const figures = (await answering(h, report).answers()).find(({ fieldKey }) => fieldKey === 'ghg.scope1.total');
    expect(figures?.value).toMatchObject({ rows: [{ number: '77', unit: 't{CO2e}' }] });
  });

  it('creates one report for repeated requests, and keeps its origin when the first report is gone', async () => {
    const from = await completed();
    const request = body('POST', draft());
    const headers = { ...request.headers, 'idempotency-key': 'once' };
    const call = async () =>
      (await h.as('verdant.admin').request(`/reports/${from.id}/successors`, { ...request, headers })).json();
    const one = (await call()) as CarriedReport;
    const other = (await call()) as CarriedReport;
    expect(other.report.id).toBe(one.report.id);
  });

  it('refuses disclosures outside the plan, an unknown version, and a report without a period', async () => {
    const from = await finished();
    const { send, get, ok } = callerOf(h);
    const post = async (more: object) => (await send('POST', `/reports/${from.id}/successors`, draft(more))).status;
    expect(await post({ disclosureCodes: ['305-2'] })).toBe(422);
    expect(await post({ versionId: 'gri-1999' })).toBe(422);
    expect(await post({ period: { start: '2025-12-31', end: '2025-01-01' } })).toBe(422);
    const empty = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Empty' }));
    expect((await get(`/reports/${empty.id}/carry-plan?kind=next-period`)).status).toBe(422);
  });
});

describe('a second framework', () => {
  it('counts beforehand which fields it answers, and fills only these', async () => {
    const from = await finished();
    const plan = await planOf(from.id, 'kind=second-framework&versionId=hkex-c2-2025');
    expect(plan.name).toBe(`${from.name} (HKEX)`);
    expect(plan.disclosures.length).toBeGreaterThan(0);
    expect(plan.answered.total).toBeGreaterThanOrEqual(plan.disclosures.length);
    const proposed = plan.additions.flatMap(({ code, proposed: is }) => (is ? [code] : []));
    const { report } = await make(from.id, {
      kind: 'second-framework',
      versionId: 'hkex-c2-2025',
      name: 'HKEX 2025',
      period,
      disclosureCodes: [...plan.disclosures.map(({ code }) => code), ...proposed],
    });
    expect(report).toMatchObject({ versionId: 'hkex-c2-2025', period, status: 'in-progress' });
    const stored = await answering(h, report).answers();
    expect(stored).toHaveLength(plan.disclosures.reduce((sum, { carried }) => sum + carried, 0));
    expect(stored.map(({ fieldKey }) => fieldKey)).toContain('ghg.scope1.total');
  });

  it('has to be another one than the first', async () => {
    const from = await finished();
    const { get } = callerOf(h);
    expect((await get(`/reports/${from.id}/carry-plan?kind=second-framework`)).status).toBe(422);
  });
});

describe('permission to roll a report forward', () => {
  it.each<[string, PersonName | 'nobody', number]>([
    ['anonymous', 'nobody', 401],
    ['another organisation', 'verdant.sister', 404],
    ['another tenant', 'harbour.admin', 404],
  ])('refuses %s', async (_who, name, status) => {
    const { id } = await completeReport(h);
    const paths = ['carry-plan?kind=next-period', 'origin', 'last-values'].map((path) => `/reports/${id}/${path}`);
    const ask = (path: string, init?: RequestInit) =>
      name === 'nobody' ? h.anonymous(path, init) : h.as(name).request(path, init);
    for (const path of paths) expect((await ask(path)).status, path).toBe(status);
    expect((await ask(`/reports/${id}/successors`, body('POST', draft()))).status).toBe(status);
  });

  it('is refused to a role that may not write reports', async () => {
    const { id } = await completeReport(h);
    expect((await h.as('verdant.entity').request(`/reports/${id}/successors`, body('POST', draft()))).status).toBe(403);
  });
});
