import type { ComparableReports, Comparison, Entity, Problem, Report } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, completeReport, startReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const key = 'ghg.scope1.total';
const ask = (query: string, name: PersonName = 'verdant.admin') => h.as(name).request(`/comparisons${query}`);
const comparison = (query: string) => callerOf(h).ok<Comparison>(ask(query));

const twoReports = async () => {
  const first = await completeReport(h);
  const second = await startReport(h, 'verdant.admin', 'Report 2026');
  const rows = [{ number: '1000000', unit: 'kg{CO2e}', descriptor: 'Boilers' }];
  const { send, ok } = callerOf(h);
  await ok(send('PUT', `/reports/${second.id}/answers/305-1/${key}`, { version: 0, value: { type: 'number', rows } }));
  return `?reports=${first.id},${second.id}&figures=${key}`;
};

describe('the comparison of reports', () => {
  it('puts stored figures side by side, in one unit, with differences', async () => {
    const { reports, choices, rows } = await comparison(await twoReports());
    expect(reports.map(({ name }) => name)).toEqual(['Report 2025', 'Report 2026']);
    expect(choices).toMatchObject([{ key, codes: ['305-1'], reports: 2 }]);
    expect(rows).toMatchObject([
      {
        descriptor: 'Boilers',
        unit: { code: 't{CO2e}' },
        values: [{ value: '1234.50' }, { value: '1000', difference: '-234.5', percent: '-19', missing: null }],
      },
      { descriptor: 'Vehicles', values: [{ value: '1235.50' }, { value: null, missing: 'unanswered' }] },
    ]);
  });

  it('offers figures before any is chosen', async () => {
    const { id } = await completeReport(h);
    expect(await comparison(`?reports=${id}`)).toMatchObject({ choices: [{ key }], rows: [] });
  });

  it('is downloaded as a workbook with typed values and a chart', async () => {
    const query = await twoReports();
    const answer = await ask(`/file${query}`);
    expect(answer.headers.get('content-disposition')).toContain('.xlsx');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { sheets } = await readXlsx(bytes);
    const cells = sheets[0]?.rows ?? [];
    expect(cells[0]?.slice(0, 5)).toEqual(['Figure', 'Row', 'Unit', 'Report 2025', 'Report 2026']);
    expect(cells[2]?.slice(3)).toEqual([1234.5, 1000, -234.5, -19]);
    expect(cells[3]?.slice(3, 5)).toEqual([1235.5, 'missing']);
    expect(Buffer.from(bytes).includes('xl/charts/chart1.xml')).toBe(true);
    expect((await ask(`/file${query}&language=zhTw`)).headers.get('content-disposition')).toContain('%E6%AF%94');
  });

  it('offers every report with its entities, the latest period first', async () => {
    const { ok, get, send } = callerOf(h);
    const plant = { name: 'Tai Po plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
    const site = await ok<Entity>(send('POST', '/entities', plant));
    const older = await startReport(h);
    const newer = await startReport(h, 'verdant.admin', 'Report 2026');
    const period = { start: '2026-01-01', end: '2026-12-31' };
    await ok(send('PATCH', `/reports/${newer.id}`, { version: newer.version, period, entityIds: [site.id] }));
    const { reports, entities } = await ok<ComparableReports>(get('/comparisons/reports'));
    expect(reports.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(reports[0]).toMatchObject({ period, entities: ['Tai Po plant'], entityIds: [site.id] });
    expect(entities).toEqual([{ id: site.id, name: 'Tai Po plant' }]);
    const others = await ok<ComparableReports>(ask('/reports', 'verdant.sister'));
    expect(others).toEqual({ reports: [], entities: [], nextCursor: null });
    expect((await ask('/reports', 'verdant.entity')).status).toBe(403);
  });

  it('offers reports in pages without gaps or repeats, those without a period last', async () => {
    const { ok, send } = callerOf(h);
    const ids: string[] = [];
    for (const year of ['2025', '2026', '2026', null, null]) {
      const draft = { versionId: 'gri-2025', name: `Report ${ids.length}` };
      const made = await ok<Report>(send('POST', '/reports', draft));
      ids.push(made.id);
      const period = { start: `${year}-01-01`, end: `${year}-12-31` };
      if (year) await ok(send('PATCH', `/reports/${made.id}`, { version: made.version, period }));
      h.clock.advance(1);
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await ok<ComparableReports>(ask(`/reports?limit=2${cursor && `&cursor=${cursor}`}`));
      expect(page.reports.length).toBeLessThanOrEqual(2);
      seen.push(...page.reports.map(({ id }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(seen).toEqual([2, 1, 0, 4, 3].map((place) => ids[place]));
    for (const wrong of ['cursor=nonsense', `cursor=${btoa('["2025-99-99","x","y"]')}`, 'limit=0', 'limit=101'])
      expect((await ask(`/reports?${wrong}`)).status).toBe(422);
  });

  it('continues from a cursor of another organisation with its own reports only', async () => {
    await startReport(h);
    await startReport(h);
    const { nextCursor } = (await (await ask('/reports?limit=1')).json()) as ComparableReports;
    expect(nextCursor).toBeTruthy();
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      const page = (await (await ask(`/reports?cursor=${nextCursor}`, name)).json()) as ComparableReports;
      expect(page.reports).toEqual([]);
    }
  });

  it('refuses a malformed list of reports, and reports of other organisations', async () => {
    const { id } = await startReport(h);
    for (const query of [
      '',
      '?reports=',
      '?reports=none',
      `?reports=${Array(9)
        .fill(0)
        .map(() => crypto.randomUUID())}`,
    ]) {
      const refused = await ask(query);
      expect(((await refused.json()) as Problem).code).toBe('request.invalid');
    }
    expect((await ask(`?reports=${id}`, 'verdant.sister')).status).toBe(404);
    expect((await ask(`?reports=${id}`, 'harbour.admin')).status).toBe(404);
    expect((await ask(`?reports=${id}`, 'verdant.entity')).status).toBe(403);
    expect((await h.anonymous(`/comparisons?reports=${id}`)).status).toBe(401);
  });
});
