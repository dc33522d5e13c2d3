import type {
  DataExport,
  DataExportSelection,
  DataPoint,
  ImportDetail,
  Label,
  NotificationPage,
  ReportingTime,
} from '@esg/contract';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { energySection, figure, scope1Section } from '../data-points/testing.ts';
import { everything, exporting, select } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const narrativeSection = 'energy.management:total:answer';

const exportsOf = (name?: PersonName) => exporting(h, name);

/** The data point of a row: its place in the data hub, without the number of the value row and the version. */
const placeOf = (rowId: unknown) => String(rowId).split('|').slice(1, 5).join('|');
const placeOfPoint = ({ sectionId, entityId, reportingTimeId, labelIds }: DataPoint) =>
  [sectionId, entityId ?? '-', reportingTimeId, labelIds.join(',')].join('|');

/** The rows of the data sheet by heading. */
const dataIn = async (bytes: Uint8Array, sheet = 'Data') => {
  const book = await readXlsx(bytes);
  const [head = [], ...rows] = book.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  return rows.map((cells) => ({
    place: placeOf(cells[0]),
    ...Object.fromEntries(head.map((heading, index) => [String(heading), cells[index] ?? null])),
  })) as (Record<string, unknown> & { place: string })[];
};

/** A few data points of every kind that files must distinguish. */
const fill = async (text = '=HYPERLINK("x")') => {
  const hub = exportsOf();
  const year: ReportingTime = await hub.time('2025-01-01', '2025-12-31');
  const before: ReportingTime = await hub.time('2024-01-01', '2024-12-31');
  const site = await hub.entity('東涌廠房 & Söhne <A>');
  const label = await hub.ok<Label>(hub.send('POST', '/section-labels', { sectionId: energySection, name: text }));
  const rows = [
    { number: '1234.5', unit: 'MWh', descriptor: 'North' },
    { number: '-0.000001', unit: 'GJ', descriptor: '@South' },
    { number: '123456789012345678.123', unit: 'kWh', descriptor: '' },
  ];
  const energy = await hub.store(year.id, { value: { type: 'number', rows }, labelIds: [label.id] });
  const ofSite = await hub.store(year.id, { entityId: site.id, value: figure('7'), source: text });
  const earlier = await hub.store(before.id, { value: figure('90') });
  const secret = await hub.store(year.id, {
    sectionId: scope1Section,
    value: figure('12.50', 't{CO2e}'),
    internal: true,
  });
  return { hub, year, before, site, energy, ofSite, earlier, secret };
};

describe('files of data points', () => {
  it('hold every value as it is stored: typed numbers with units, days, entities, labels, source and quality', async () => {
    const { hub, energy, ofSite } = await fill();
    const { done, file, bytes } = await hub.made(everything);
    const told = await vi.waitFor(async () => {
      const { items } = await hub.ok<NotificationPage>(hub.get('/notifications'));
      expect(items.length).toBeGreaterThan(0);
      return items[0];
    });
    expect(told).toMatchObject({
      kind: 'data_export.finished',
      facts: { file: done.fileName },
      path: '/ct/data-hub/export',
    });
    expect(done).toMatchObject({ dataPoints: 4, progress: 100, fileBytes: bytes.length });
    expect(file.headers.get('content-disposition')).toContain('.xlsx');
    const rows = await dataIn(bytes);
    const own = rows.filter(({ place }) => place === placeOfPoint(energy));
    expect(own.map((row) => [row.Value, row.Unit, row.Description])).toEqual([
      [1234.5, 'MWh', 'North'],
      [-0.000001, 'GJ', '@South'],
      ['123456789012345678.123', 'kWh', null],
    ]);
    expect(own[0]).toMatchObject({
      Dimension: 'Environmental',
      Topic: 'Energy',
      Metric: 'Total energy consumption',
      Breakdown: 'Total',
      Entity: 'Whole organisation',
      Labels: '=HYPERLINK("x")',
      Source: 'Meter',
      Quality: 'Measured',
      Internal: 'No',
      Start: new Date('2025-01-01T00:00:00Z'),
      End: new Date('2025-12-31T00:00:00Z'),
    });
    expect(rows.find(({ place }) => place === placeOfPoint(ofSite))?.Entity).toBe('東涌廠房 & Söhne <A>');
  });

  it('begin with an index that leads to each metric, in the language that was asked for', async () => {
    const { hub, secret } = await fill();
    const { bytes } = await hub.made(everything, 'excel', 'zhTw');
    const book = await readXlsx(bytes);
    expect(book.sheets.map(({ name }) => name)).toEqual(['內容索引', '數據']);
    const index = book.sheets[0]?.rows.map((row) => row.slice(0, 4)) ?? [];
    expect(index).toContainEqual(['環境', '能源', '能源總耗量', 3]);
    const place = (await dataIn(bytes, '數據')).findIndex(({ place }) => place === placeOfPoint(secret)) + 2;
    const row = index.findIndex((cells) => cells[1] === '溫室氣體');
    expect(book.sheets[0]?.cells?.get(`${row},2`)?.hyperlink).toMatchObject({ location: `'數據'!A${place}` });
  });

  it('are CSV in which no spreadsheet runs a formula, with a byte order mark for Excel', async () => {
    const { hub, energy, ofSite } = await fill();
    const { bytes, file } = await hub.made(everything, 'csv');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head = [], ...rows] = parseCsv(new TextDecoder().decode(bytes));
    const column = (name: string) => head.indexOf(name);
    const ofPoint = (point: DataPoint) => rows.filter(([rowId]) => placeOf(rowId) === placeOfPoint(point));
    const values = ofPoint(energy).map((row) => row[column('Value')]);
    expect(values.map(String)).toEqual(['1234.5', '-0.000001', '123456789012345678.123']);
    expect(ofPoint(ofSite)[0]?.[column('Source')]).toBe(`'=HYPERLINK("x")`);
    for (const row of rows) for (const cell of row) expect(String(cell)).not.toMatch(/^[=@\t\r]|^[+-](?!\d)/);
  });

  it('hold the data points of the chosen kind: all, internal ones, those of entities or those of metrics', async () => {
    const { hub, year, site, energy, ofSite, secret } = await fill();
    const ids = async (selection: DataExportSelection) =>
      [...new Set((await dataIn((await hub.made(selection)).bytes)).map(({ place }) => place))].sort();
    const places = (...points: DataPoint[]) => points.map(placeOfPoint).sort();
    expect(await ids(select({ reportingTimeIds: [year.id] }))).toEqual(places(energy, ofSite, secret));
    expect(await ids(select({ mode: 'exportInternalData', withInternal: false }))).toEqual(places(secret));
    expect(await ids(select({ mode: 'exportEntityData', subjects: [site.id] }))).toEqual(places(ofSite));
    const scope1 = select({ mode: 'selectDisclosures', metricKeys: ['ghg.scope1.total'] });
    expect(await ids(scope1)).toEqual(places(secret));
    expect(await hub.count(select({ withInternal: false }))).toMatchObject({ dataPoints: 3, internalLeftOut: 1 });
  });

  it('hold the answers to a report: its disclosures, for the days of its period', async () => {
    const { hub, energy, ofSite } = await fill();
    const draft = { versionId: 'gri-2025', name: 'Energy 2025' };
    const report = await hub.ok<{ id: string; version: number }>(hub.send('POST', '/reports', draft));
    await h.as('verdant.member').request(`/reports/${report.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        version: report.version,
        disclosureCodes: ['302-1', '401-1'],
        period: { start: '2025-01-01', end: '2025-12-31' },
      }),
    });
    const ofReport = select({ mode: 'exportAllDataReport', reportId: report.id });
    expect(await hub.count(ofReport)).toMatchObject({ dataPoints: 2, disclosuresWithoutData: ['401-1'] });
    const rows = await dataIn((await hub.made(ofReport)).bytes);
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set([energy, ofSite].map(placeOfPoint)));
    const chosen = select({ mode: 'selectDisclosures', reportId: report.id, disclosureCodes: ['401-1'] });
    expect(await hub.refused(hub.ask(chosen))).toMatchObject({ status: 422, code: 'data_export.disclosure_empty' });
  });

  it.each(['excel', 'csv'])(
    'can be imported again without a change: every row is unchanged (%s)',
    async (format) => {
      const { hub, year } = await fill('Grid, "green"');
      const blocks = { en: [{ kind: 'paragraph' as const, runs: [{ text: 'First' }] }], zhTw: [] };
      await hub.store(year.id, { sectionId: narrativeSection, value: { type: 'richTextArea', blocks } });
      const { bytes, done } = await hub.made(everything, format);
      const form = new FormData();
      form.set('file', new File([bytes], done.fileName ?? ''));
      const upload = h.as('verdant.member').request('/imports', { method: 'POST', body: form });
      const { id, sheets } = await hub.ok<ImportDetail>(upload);
      const sheet = sheets.find(({ template }) => template);
      await hub.ok(hub.send('PUT', `/imports/${id}/mapping`, sheet?.suggestion));
      const counts = await vi.waitFor(
        async () => {
          const found = await hub.ok<ImportDetail>(hub.get(`/imports/${id}`));
          expect(found.state).toBe('checked');
          return found.counts;
        },
        { timeout: 20_000, interval: 100 },
      );
      expect(counts).toMatchObject({ rows: 7, same: 5, new: 0, changed: 0, conflict: 0, error: 0 });
    },
    60_000,
  );

  it('are refused where there is nothing to export, or the selection is contradictory', async () => {
    const hub = exportsOf();
    expect(await hub.refused(hub.ask(everything))).toMatchObject({ status: 422, code: 'data_export.empty' });
    const wrong: Partial<DataExportSelection>[] = [
      { mode: 'selectDisclosures' },
      { mode: 'selectDisclosures', metricKeys: ['no.such.metric'] },
      { mode: 'selectDisclosures', versionId: 'gri-2025', disclosureCodes: ['999-9'] },
      { mode: 'exportAllDataReport' },
      { mode: 'exportEntityData' },
    ];
    for (const more of wrong)
      expect(await hub.refused(hub.ask(select(more)))).toMatchObject({ status: 422, code: 'request.invalid' });
  });

  it('can be cancelled while they are made, and removed with their file', async () => {
    const { hub } = await fill();
    const { done } = await hub.made(everything, 'csv');
    expect((await hub.ok<DataExport>(hub.send('POST', `/data-exports/${done.id}/cancel`, {}))).status).toBe('complete');
    expect((await hub.remove(`/data-exports/${done.id}`)).status).toBe(204);
    expect((await hub.get(`/data-exports/${done.id}/file`)).status).toBe(404);
    const asked = await hub.ok<DataExport>(hub.ask(everything));
    const ended = await hub.ok<DataExport>(hub.send('POST', `/data-exports/${asked.id}/cancel`, {}));
    expect(['cancelled', 'complete']).toContain(ended.status);
    expect(await hub.finished(asked.id)).toMatchObject({ status: ended.status });
    const again = await hub.ok<DataExport>(hub.send('POST', `/data-exports/${asked.id}/retry`, {}));
    expect(again.id).toBe(asked.id);
    expect(await hub.finished(asked.id)).toMatchObject({ status: 'complete', progress: 100 });
  });

  it('are closed to strangers, entity users, other organisations and other tenants', async () => {
    const { hub } = await fill();
    const { done } = await hub.made(everything, 'csv');
    const paths = [`/data-exports/${done.id}`, `/data-exports/${done.id}/file`];
    for (const path of [...paths, '/data-exports']) {
      expect((await h.anonymous(path)).status).toBe(401);
      expect((await exportsOf('verdant.entity').get(path)).status).toBe(403);
    }
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      const other = exportsOf(name);
      for (const path of paths) expect((await other.get(path)).status).toBe(404);
      expect(await other.ok(other.get('/data-exports'))).toEqual([]);
      expect((await other.count(everything)).dataPoints).toBe(0);
      for (const act of ['cancel', 'retry'])
        expect((await other.send('POST', `/data-exports/${done.id}/${act}`, {})).status).toBe(404);
      expect((await other.remove(`/data-exports/${done.id}`)).status).toBe(404);
    }
  });
});
