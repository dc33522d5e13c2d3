import type {
  DataPoint,
  DataPointPage,
  DataPointVersion,
  ImportItemPage,
  ImportPage,
  ReportingTime,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { csvOf, importsOf, type Row, xlsxOf } from './testing.ts';

// Each import runs through threads and jobs several times, which takes longer than a usual test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;
let year: ReportingTime;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  year = await hubOf(h).time('2025-01-01', '2025-12-31');
});
afterAll(() => h.close());

const energy: Row = { metric: 'Total energy consumption', period: '2025', value: 1234.5, unit: 'MWh', source: 'Meter' };
const scope1: Row = { metric: 'ghg.scope1.total', period: '2025', value: 80, unit: 'tCO2e' };
const points = async () => (await hubOf(h).ok<DataPointPage>(hubOf(h).get('/data-points'))).items;

describe('an import', () => {
  it('shows what would change, changes nothing until it is applied, writes under the person’s name, and is undone', async () => {
    const { store } = hubOf(h);
    const stood = await store(year.id, { value: figure('1000') });
    const { checked, items, apply, undo, ok, get } = importsOf(h);
    const dry = await checked(await xlsxOf([energy, scope1, { ...scope1, metric: 'No such metric' }]), 'figures.xlsx');
    expect(dry).toMatchObject({
      state: 'checked',
      counts: { rows: 3, new: 1, changed: 0, conflict: 1, same: 0, error: 1 },
    });
    const [conflict, fresh, error] = await items(dry.id);
    const firstTwo = await ok<ImportItemPage>(get(`/imports/${dry.id}/items?order=need&limit=2`));
    expect(firstTwo.items.map(({ kind }) => kind)).toEqual(['error', 'conflict']);
    const rest = await ok<ImportItemPage>(get(`/imports/${dry.id}/items?order=need&cursor=${firstTwo.nextCursor}`));
    expect(rest.items.map(({ kind }) => kind)).toEqual(['new']);
    expect(conflict).toMatchObject({
      kind: 'conflict',
      rows: [2],
      choice: 'skip',
      dataPointId: stood.id,
      before: { value: figure('1000'), version: 1, updatedBy: { name: 'Daniel Lau' } },
      after: { value: figure('1234.5'), source: 'Meter', quality: 'measured' },
    });
    expect(fresh).toMatchObject({ kind: 'new', after: { value: figure('80', 't{CO2e}') }, period: year.period });
    expect(error).toMatchObject({
      kind: 'error',
      texts: { metric: 'No such metric', value: '80' },
      issues: [{ row: 4, field: 'metric', rule: 'metric_unknown', facts: { text: 'No such metric' } }],
    });
    expect(await points()).toEqual([stood]);

    const done = await apply(dry.id);
    expect(done).toMatchObject({
      state: 'applied',
      progress: 100,
      result: { created: 1, changed: 1, failed: 0 },
      appliedBy: { name: 'Daniel Lau' },
    });
    expect((await points()).map(({ value, version }) => ({ value, version }))).toEqual(
      expect.arrayContaining([
        { value: figure('1234.5'), version: 2 },
        { value: figure('80', 't{CO2e}'), version: 1 },
      ]),
    );

    expect(await undo(dry.id)).toMatchObject({ state: 'undone', result: { removed: 1, restored: 1, kept: 0 } });
    const [left, ...others] = await points();
    expect(others).toEqual([]);
    expect(left).toMatchObject({ id: stood.id, value: figure('1000'), source: 'Meter', version: 3 });
    const history = await ok<DataPointVersion[]>(get(`/data-points/${stood.id}/history`));
    expect(history.map(({ version, by }) => [version, by.name])).toEqual([
      [3, 'Daniel Lau'],
      [2, 'Daniel Lau'],
      [1, 'Daniel Lau'],
    ]);
  });

  it('finds no conflict between equal figures in different units', async () => {
    const { store } = hubOf(h);
    await store(year.id, { value: figure('1234.50') });
    const { checked, items } = importsOf(h);
    const same = await checked(csvOf([{ metric: 'Energy use', period: '2025', value: '1,234,500', unit: 'kWh' }]));
    expect(same).toMatchObject({ counts: { same: 1, conflict: 0 } });
    const noted = await checked(csvOf([{ ...energy, source: 'Invoice' }]));
    expect(noted).toMatchObject({ counts: { changed: 1, conflict: 0 } });
    expect(await items(noted.id)).toMatchObject([{ before: { source: 'Meter' }, after: { source: 'Invoice' } }]);
  });

  it('keeps existing values where that was chosen, row by row or for all', async () => {
    const { store } = hubOf(h);
    const stood = await store(year.id, { value: figure('1000') });
    for (const conflicts of ['skip', 'select'] as const) {
      const { checked, apply } = importsOf(h);
      const { id } = await checked(csvOf([energy]));
      expect(await apply(id, conflicts)).toMatchObject({ result: { changed: 0, skipped: 1 } });
    }
    expect(await points()).toEqual([stood]);
    const { checked, apply, send } = importsOf(h);
    const { id } = await checked(csvOf([energy]));
    await send('PUT', `/imports/${id}/choices`, { choice: 'overwrite', positions: [2] });
    expect(await apply(id, 'select')).toMatchObject({ result: { changed: 1, skipped: 0 } });
  });

  it('refuses to undo what somebody changed since, and names it', async () => {
    const { checked, apply, undo, items, ok, send } = importsOf(h);
    const { id } = await checked(csvOf([energy, scope1]));
    await apply(id);
    const changed = (await points()).find(({ metricKey }) => metricKey === 'energy.consumption.total') as DataPoint;
    const { reportingTimeId, labelIds, internal, quality, methodology, explanation } = changed;
    const draft = {
      reportingTimeId,
      labelIds,
      internal,
      quality,
      methodology,
      explanation,
      source: 'Checked',
      version: 1,
    };
    await ok(send('PUT', `/data-points/${changed.id}`, { ...draft, value: figure('1300') }));
    expect(await undo(id)).toMatchObject({ result: { removed: 1, kept: 1 } });
    expect(await items(id, '&outcome=kept')).toMatchObject([{ position: 2, dataPointId: changed.id }]);
    expect(await points()).toMatchObject([{ id: changed.id, source: 'Checked' }]);
  });

  it('leaves out what was changed between the dry run and its end', async () => {
    const { store, remove } = hubOf(h);
    const stood = await store(year.id);
    const { checked, apply, items } = importsOf(h);
    const { id } = await checked(csvOf([{ ...energy, value: 5 }, scope1]));
    await remove(`/data-points/${stood.id}?version=1`);
    const meanwhile = await store(year.id, {
      sectionId: 'ghg.scope1.total:total:figures',
      value: figure('1', 't{CO2e}'),
    });
    expect(await apply(id)).toMatchObject({ result: { created: 0, changed: 0, failed: 2 } });
    expect((await items(id, '&outcome=failed')).map(({ issues }) => issues[0]?.rule)).toEqual(['stale', 'overlap']);
    expect(await points()).toEqual([meanwhile]);
  });

  it('is kept in the history with its file, and can be removed only if it changed nothing', async () => {
    const { checked, apply, ok, get, remove, refused, upload } = importsOf(h);
    const bytes = csvOf([energy]);
    const { id } = await checked(bytes);
    await apply(id);
    h.clock.advance(1);
    const other = await upload(bytes, '能源.csv');
    const { items } = await ok<ImportPage>(get('/imports'));
    expect(items.map(({ fileName, state }) => [fileName, state])).toEqual([
      ['能源.csv', 'mapping'],
      ['figures.csv', 'applied'],
    ]);
    const file = await get(`/imports/${other.id}/file`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await refused(remove(`/imports/${id}`))).toMatchObject({ code: 'import.step_refused' });
    expect((await remove(`/imports/${other.id}`)).status).toBe(204);
    expect((await get(`/imports/${other.id}`)).status).toBe(404);
  });

  it('remembers the fields that headings were mapped to', async () => {
    const { upload, check } = importsOf(h);
    const text = 'Kennzahl,Jahr,Menge,Einheit\nenergy.consumption.total,2025,5,MWh\n';
    const first = await upload(new TextEncoder().encode(text));
    expect(first.sheets[0]?.suggestion.columns).toEqual([]);
    const columns = (['metric', 'period', 'value', 'unit'] as const).map((field, index) => ({ index, field }));
    expect(await check(first, { columns })).toMatchObject({ counts: { new: 1 } });
    const second = await upload(new TextEncoder().encode(text));
    expect(second.sheets[0]?.suggestion.columns).toEqual(columns);
  });
});
