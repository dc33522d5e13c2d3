import type { DataPointPage, Import, ImportDetail } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { holdTable } from '../../testing/held-table.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { checkImport } from './check.ts';
import { claimImport } from './imports.repository.ts';
import { cellsOf, csvOf, importsOf, type Row, xlsxOf } from './testing.ts';
import { undoRows } from './undo.ts';
import { recoverImports, workOn } from './work.ts';
import { StoppedError } from './workplace.ts';

// Each import runs through threads and jobs several times, which takes longer than a usual test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;
let timeId: string;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  timeId = (await hubOf(h).time('2025-01-01', '2025-12-31')).id;
});
afterAll(() => h.close());

const energy: Row = { metric: 'energy.consumption.total', period: '2025', value: 12.5, unit: 'MWh' };
const scope1: Row = { metric: 'ghg.scope1.total', period: '2025', value: 80, unit: 'tCO2e' };
const points = async () => (await hubOf(h).ok<DataPointPage>(hubOf(h).get('/data-points'))).items;
const { scope } = personOf('verdant.member');
const jobOf = (id: string) => ({
  id,
  userId: scope.userId,
  tenantId: scope.tenantId,
  organisationId: scope.organisationId,
});

describe('an import whose process was killed', () => {
  it('continues where it stopped, and writes nothing twice', async () => {
    const { checked, read, send, until, ok } = importsOf(h);
    const { id } = await checked(csvOf([energy, scope1]));
    // The first data point was written, then the process died: the row still says that a job is working.
    await ok<Import>(send('POST', `/imports/${id}/apply`, { conflicts: 'overwrite' }));
    await until(id, 'applied');
    const first = (await points()).find(({ metricKey }) => metricKey === energy.metric);
    const seen = new Date(h.clock.now().getTime() - 1000).toISOString();
    await h.database.withSystem((tx) =>
      tx.execute(sql`update data_imports set state = 'applying', alive_at = ${seen} where id = ${id}`),
    );
    await h.database.withSystem((tx) =>
      tx.execute(sql`delete from data_import_outcomes where import_id = ${id} and position = 3`),
    );
    await h.database.withSystem((tx) => tx.execute(sql`delete from data_points where metric_key = 'ghg.scope1.total'`));
    const queued: string[] = [];
    await recoverImports(h.deps, { enqueue: async ({ id: job }) => void queued.push(job) }, true);
    expect(queued).toEqual([id]);
    await workOn(h.deps, jobOf(id));
    expect(await read(id)).toMatchObject({ state: 'applied', result: { created: 2, failed: 0 } });
    expect(await points()).toHaveLength(2);
    expect(await points()).toContainEqual(first);
  });
});

it('is written once, and undone whole, where an attempt that was thought lost goes on beside the next one', async () => {
  // The embedded database has one connection.
  if (h.database.kind === 'embedded') return;
  const { checked, apply, send, ok, until, undo } = importsOf(h);
  await apply((await checked(csvOf([energy, scope1]))).id);
  const before = (await points()).map(({ value }) => value);
  const { id } = await checked(csvOf([energy, scope1].map((row) => ({ ...row, value: 7 }))));
  const table = await holdTable(h, 'data_point_history');
  await ok<Import>(send('POST', `/imports/${id}/apply`, { conflicts: 'overwrite' }));
  await table.waiting(1);
  await h.database.pool.query('update data_imports set alive_at = null where id = $1', [id]);
  const next = workOn(h.deps, jobOf(id));
  await table.waiting(2);
  await table.release();
  await next;
  expect(await until(id, 'applied')).toMatchObject({ result: { changed: 2, failed: 0 } });
  expect(await undo(id)).toMatchObject({ result: { restored: 2, kept: 0 } });
  expect((await points()).map(({ value }) => value)).toEqual(before);
});

it('leaves an import to the attempt that claimed it last', async () => {
  const { checked, send, ok, until, read } = importsOf(h);
  const { id } = await checked(csvOf([energy, scope1]));
  await ok<Import>(send('POST', `/imports/${id}/apply`, { conflicts: 'overwrite' }));
  await until(id, 'applied');
  const set = (change: string) => h.database.pool.query(`update data_imports set ${change} where id = $1`, [id]);
  await set("state = 'undoing', attempts = 0");
  const lost = await h.database.withScope(scope, (scoped) => claimImport(scoped, id, h.clock.now()));
  if (!lost) throw new Error('It was not claimed');
  await set('attempts = 2');
  await expect(undoRows(h.deps, scope, lost, 'undone')).rejects.toThrow(StoppedError);
  expect(await read(id)).toMatchObject({ state: 'undoing', result: { created: 2 } });
  expect(await points()).toHaveLength(2);
});

it.each([
  ['goes on', 1],
  ['ends because it cannot read the file', 99],
])('keeps what the next dry run found where one that was thought lost %s', async (_ends, headerRow) => {
  const { checked, read, items, apply } = importsOf(h);
  const { id } = await checked(csvOf([energy, scope1]));
  const set = (change: string) => h.database.pool.query(`update data_imports set ${change} where id = $1`, [id]);
  await set("state = 'checking', progress = 0, attempts = 0");
  const lost = await h.database.withScope(scope, (scoped) => claimImport(scoped, id, h.clock.now()));
  if (!lost?.mapping) throw new Error('It was not claimed');
  let next: Promise<void> | undefined;
  const overtake = async () => {
    await set('alive_at = null');
    await workOn(h.deps, jobOf(id));
  };
  // Nothing of it runs from the moment at which it begins to read rows until the next attempt has ended.
  const withScope: typeof h.database.withScope = async (...asked) => {
    const { rows } = await h.database.pool.query('select progress from data_imports where id = $1', [id]);
    if (rows[0].progress >= 3) next ??= overtake();
    await next;
    return h.database.withScope(...asked);
  };
  const frozen = { ...h.deps, database: { ...h.deps.database, withScope } };
  await checkImport(frozen, scope, { ...lost, mapping: { ...lost.mapping, headerRow } });
  expect(next).toBeDefined();
  expect(await read(id)).toMatchObject({ state: 'checked', failure: null, counts: { new: 2 } });
  expect(await items(id)).toHaveLength(2);
  expect(await apply(id)).toMatchObject({ result: { created: 2 } });
});

describe('an import that is stopped', () => {
  it('undoes what it wrote, while a dry run returns to the mapping', async () => {
    const { checked, read, send, ok, until, check } = importsOf(h);
    const { id } = await checked(csvOf([energy, scope1]));
    await ok<Import>(send('POST', `/imports/${id}/apply`, { conflicts: 'overwrite' }));
    await until(id, 'applied');
    await h.database.withSystem((tx) => tx.execute(sql`update data_imports set state = 'applying' where id = ${id}`));
    expect(await ok<Import>(send('POST', `/imports/${id}/cancel`))).toMatchObject({ state: 'cancelling' });
    await workOn(h.deps, jobOf(id));
    expect(await read(id)).toMatchObject({ state: 'cancelled', result: { removed: 2, created: 0 } });
    expect(await points()).toEqual([]);

    const again = await checked(csvOf([energy]));
    await h.database.withSystem((tx) =>
      tx.execute(sql`update data_imports set state = 'checking' where id = ${again.id}`),
    );
    await ok(send('POST', `/imports/${again.id}/cancel`));
    await workOn(h.deps, jobOf(again.id));
    const mapped = await read(again.id);
    expect(mapped).toMatchObject({ state: 'mapping' });
    expect(await check(mapped)).toMatchObject({ state: 'checked', counts: { new: 1 } });
  });

  it('reports how far a stopped undo came, and can be undone again', async () => {
    const { checked, read, send, ok, until } = importsOf(h);
    const { id } = await checked(csvOf([energy, scope1]));
    await ok<Import>(send('POST', `/imports/${id}/apply`, { conflicts: 'overwrite' }));
    await until(id, 'applied');
    await h.database.withSystem((tx) =>
      tx.execute(sql`update data_imports set state = 'undoing', attempts = 2 where id = ${id}`),
    );
    const publish: typeof h.deps.realtime.publish = (to, event) => {
      if (event.type === 'data-points.changed') throw new Error('The notices are away');
      h.deps.realtime.publish(to, event);
    };
    await expect(workOn({ ...h.deps, realtime: { ...h.deps.realtime, publish } }, jobOf(id))).rejects.toThrow('away');
    expect(await read(id)).toMatchObject({
      state: 'applied',
      failure: { code: 'interrupted' },
      result: { created: 0, removed: 2 },
    });
    await ok<Import>(send('POST', `/imports/${id}/undo`));
    await until(id, 'undone');
    expect(await read(id)).toMatchObject({ failure: null, result: { removed: 2 } });
  });

  it('is processed by one job only', async () => {
    const { upload } = importsOf(h);
    const { id } = await upload(csvOf([energy]));
    await h.database.withSystem((tx) => tx.execute(sql`update data_imports set state = 'undoing' where id = ${id}`));
    const claim = () => h.database.withScope(scope, (scoped) => claimImport(scoped, id, h.clock.now()));
    expect((await claim())?.attempts).toBe(1);
    expect(await claim()).toBeUndefined();
  });
});

describe('a template', () => {
  it('contains the present data, comes back without a difference, and reports exactly what was changed in it', async () => {
    const { store, entity } = hubOf(h);
    const factory = await entity('大埔廠');
    await store(timeId, {
      value: {
        type: 'number',
        rows: [
          { number: '5', unit: 'MWh', descriptor: 'Grid' },
          { number: '12345678901234567890.5', unit: 'kWh', descriptor: '' },
        ],
      },
    });
    const { template, checked, items, apply } = importsOf(h);
    const draft = { metricKeys: ['energy.consumption.total', 'energy.management'], reportingTimeIds: [timeId] };
    const subjects = ['organisation' as const, factory.id];
    const bytes = await template({ ...draft, subjects, language: 'zhTw' });
    const [titles = [], ...rows] = await cellsOf(bytes);
    expect(titles[0]).toBe('行識別碼');
    expect(rows).toHaveLength(5);
    expect(await checked(bytes, '範本.xlsx')).toMatchObject({
      counts: { rows: 5, new: 0, changed: 0, same: 1, error: 0 },
    });

    // Sorted in reverse, without the names, and with one figure changed and one added.
    const value = titles.indexOf('數值');
    const kept = titles.flatMap((title, index) =>
      ['行識別碼', '數值', '單位', '說明'].includes(String(title)) ? [index] : [],
    );
    const changed = rows.map((row, index) =>
      row.map((cell, column) => (column === value && index === 0 ? 6 : column === value && index === 2 ? 7 : cell)),
    );
    const sheet = [titles, ...changed.toReversed()].map((row) => kept.map((index) => row[index] ?? ''));
    const dry = await checked(csvOfTable(sheet), 'sorted.csv');
    expect(dry).toMatchObject({ counts: { new: 1, changed: 1, same: 0, error: 0 } });
    const [fresh, change] = await items(dry.id);
    expect(fresh).toMatchObject({ kind: 'new', entityId: factory.id, after: { value: figure('7', 'kWh') } });
    expect(change).toMatchObject({
      choice: 'overwrite',
      after: {
        value: { rows: [{ number: '6', descriptor: 'Grid' }, { number: '12345678901234567890.5' }] },
        source: 'Meter',
      },
    });
    expect(await apply(dry.id, 'select')).toMatchObject({ result: { created: 1, changed: 1 } });

    const missing = await template({ ...draft, subjects, missingOnly: true, format: 'csv' });
    const text = new TextDecoder().decode(missing);
    expect(text.split('\r\n').filter((line) => line.includes('energy.consumption.total:total'))).toEqual([]);
    expect(text).toContain('energy.management');
  });
});

describe('imports refuse', () => {
  it('files of other types by their content, with a code, and keep nothing', async () => {
    const { post, refused, ok, get } = importsOf(h);
    const csv = csvOf([energy]);
    const cases: [Uint8Array, string, string][] = [
      [csv, 'figures.pdf', 'file.format_refused'],
      [new TextEncoder().encode('%PDF-1.7'), 'figures.xlsx', 'file.format_refused'],
      [(await xlsxOf([energy])).slice(0, 900), 'figures.xlsx', 'file.unreadable'],
      [new Uint8Array(), 'figures.csv', 'import.empty'],
    ];
    for (const [bytes, name, code] of cases)
      expect(await refused(post(bytes, name))).toMatchObject({ status: 422, code });
    const none = await h.as('verdant.member').request('/imports', { method: 'POST', body: new FormData() });
    expect(none.status).toBe(422);
    expect(await ok<{ items: Import[] }>(get('/imports'))).toMatchObject({ items: [] });
  });

  it('a mapping without value, metric or time, and steps out of order', async () => {
    const { upload, send, refused } = importsOf(h);
    const { id, sheets } = await upload(csvOf([energy]));
    const suggestion = (sheets as ImportDetail['sheets'])[0]?.suggestion;
    const map = (columns: { index: number; field: string }[]) =>
      refused(send('PUT', `/imports/${id}/mapping`, { ...suggestion, columns }));
    expect(await map([{ index: 0, field: 'unit' }])).toMatchObject({
      code: 'import.mapping_incomplete',
      issues: [{ params: { field: 'value' } }, { params: { field: 'metric' } }, { params: { field: 'period' } }],
    });
    const twice = [
      { index: 0, field: 'metric' },
      { index: 1, field: 'metric' },
      { index: 2, field: 'value' },
      { index: 3, field: 'period' },
    ];
    expect(await map(twice)).toMatchObject({ code: 'import.mapping_incomplete', issues: [{ path: 'columns.1' }] });
    for (const step of ['apply', 'undo'])
      expect(await refused(send('POST', `/imports/${id}/${step}`, { conflicts: 'skip' }))).toMatchObject({
        code: 'import.step_refused',
      });
    expect(await refused(send('PUT', `/imports/${id}/choices`, { choice: 'skip', positions: 'all' }))).toMatchObject({
      code: 'import.step_refused',
    });
  });
});

/** Any table as CSV. */
const csvOfTable = (table: readonly (readonly unknown[])[]) =>
  new TextEncoder().encode(table.map((row) => row.map((cell) => `"${String(cell)}"`).join(',')).join('\r\n'));
