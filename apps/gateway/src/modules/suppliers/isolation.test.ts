import type { ReportingTime } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { callOf, fencedOperations } from '../../testing/operations.ts';
import { everything, exporting } from '../data-exports/testing.ts';
import { energySection, hubOf } from '../data-points/testing.ts';
import { suppliersOf } from './testing.ts';

let h: Harness;
let s: Awaited<ReturnType<typeof suppliersOf>>;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  s = await suppliersOf(h);
});
afterAll(() => h.close());

const span = 'start=2025-01-01&end=2025-12-31';
const key = 'energy.consumption.total';

/** What the organisation reads about its own figures of the year. */
const readings = ({ id }: ReportingTime, entityId: string) => [
  '/entities',
  '/entities/page',
  '/entities/overviews',
  '/collections',
  '/collection-activity',
  '/entity-users',
  '/boundaries?year=2025',
  `/consolidations?${span}`,
  `/consolidations/figures/${key}?${span}`,
  `/entity-comparisons?metric=${key}`,
  `/entity-comparisons?metric=${key}&entities=${entityId}`,
  '/data-points',
  `/data-points?metricKey=${key}`,
  `/data-points/coverage?reportingTimeIds=${id}`,
  `/data-points/grid?metricKeys=${key}&reportingTimeIds=${id}&subjects=organisation,${entityId}`,
  '/data-points/key-figures',
  `/data-points/start?sectionId=${energySection}&subject=${entityId}&reportingTimeId=${id}`,
  `/data-points/review?reportingTimeId=${id}`,
  `/reporting-times`,
];
/** Lists without a query that change because somebody answered: it is what they are for. */
const elsewhere = ['listSuppliers', 'listNotifications', 'exportMyData'];

/** Each of them, as text. */
const answers = async (paths: readonly string[]) => {
  const found: [string, number, string][] = [];
  for (const path of paths) {
    const answer = await h.as('verdant.admin').request(path);
    const isData = answer.ok && answer.headers.get('content-type')?.startsWith('application/json');
    // A refusal names its own request, and a workbook the minute in which it was made.
    found.push([path, answer.status, isData ? await answer.text() : '']);
  }
  return found;
};

const lists = fencedOperations
  .filter(
    ({ method, path, operationId }) => method === 'GET' && !path.includes('{') && !elsewhere.includes(operationId),
  )
  .map((operation) => callOf(operation, () => '')[0]);

const submitFigure = async () => {
  const { id } = await s.asked();
  await s.give(s.mill.id);
  expect((await s.answer(id, s.mill.id, '5000')).status).toBe(200);
  await s.portal(`/${id}/${s.mill.id}/submission`, body('POST', { version: 1 }));
  await s.call(
    `/collections/${id}/decisions`,
    body('POST', { entityId: s.mill.id, decision: 'approved', note: '', version: 2 }),
  );
  const { rows } = await h.database.pool.query<{ id: string }>('select id from data_points where of_suppliers');
  return { id, pointId: rows[0]?.id ?? '' };
};

describe('a supplier’s figure', () => {
  it('of the same metric and year changes no list and no figure of the organisation', async () => {
    // Who has been there is in a list, too.
    await s.portal('');
    const plant = await hubOf(h).entity('Plant');
    await hubOf(h).store(s.year.id, { entityId: plant.id });
    await s.call('/boundaries/approach', body('PUT', { year: 2025, approach: 'operational_control', version: 0 }));
    const paths = [...readings(s.year, plant.id), ...lists];
    const { made } = exporting(h);
    const cells = async () => new TextDecoder().decode((await made(everything, 'csv')).bytes);
    const file = await cells();
    const before = await answers(paths);
    expect(before.slice(0, readings(s.year, plant.id).length).filter(([, status]) => status !== 200)).toEqual([]);
    await submitFigure();
    const after = await answers(paths);
    expect(after.filter((each, place) => each.join() !== before[place]?.join())).toEqual([]);
    expect((await cells()).replaceAll(/\d\d:\d\d/g, '')).toEqual(file.replaceAll(/\d\d:\d\d/g, ''));
  });

  it('is found nowhere by its own id, nor by that of the supplier', async () => {
    const { pointId } = await submitFigure();
    for (const path of ['', '/history', '/history/page', '/comments', '/evidence'])
      expect([path, (await s.call(`/data-points/${pointId}${path}`)).status]).toEqual([path, 404]);
    for (const path of ['', '/history', '/overview', '/belongings'])
      expect([path, (await s.call(`/entities/${s.mill.id}${path}`)).status]).toEqual([path, 404]);
    const draft = hubOf(h).draft(s.year.id, { entityId: s.mill.id });
    expect((await s.call('/data-points', body('POST', draft))).status).toBe(422);
    const below = { name: 'Below', type: 'Site', parentId: s.mill.id, fiscalYearStartMonth: 1 };
    expect((await s.call('/entities', body('POST', below))).status).toBe(422);
    expect((await s.call(`/entities/${s.mill.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('sends webhooks no event, because whoever gets one takes it for a figure of the organisation', async () => {
    const hook = { name: 'Ledger', url: 'https://ledger.example/hooks', events: ['data_point.created'] };
    await s.call('/webhooks', body('POST', hook));
    await submitFigure();
    expect((await h.database.pool.query('select 1 from webhook_deliveries')).rowCount).toBe(0);
  });
});

describe('the database', () => {
  const inside = (statement: string, party?: 'suppliers') =>
    h.database.withScope(
      { ...h.as('verdant.admin').scope, party },
      async ({ tx }) => (await tx.execute(sql.raw(statement))).rows,
    );
  const refusalOf = (statement: string, party?: 'suppliers') =>
    inside(statement, party).then(
      () => 'done',
      (error: Error) => (error.cause as { code: string }).code,
    );

  it('shows rows of suppliers to a query that means them, and no others, and rows of entities to all others', async () => {
    const plant = await hubOf(h).entity('Plant');
    await hubOf(h).store(s.year.id, { entityId: plant.id });
    await submitFigure();
    expect(await inside('select name from entities order by name')).toEqual([{ name: 'Plant' }]);
    expect(await inside('select name from entities order by name', 'suppliers')).toEqual([
      { name: 'Dye works' },
      { name: 'Mill' },
    ]);
    for (const table of ['data_points', 'data_point_history'])
      for (const party of [undefined, 'suppliers'] as const)
        expect(await inside(`select 1 from ${table}`, party)).toHaveLength(1);
    expect(await inside('select 1 from collections')).toEqual([]);
    expect(await inside('select 1 from collection_requests')).toEqual([]);
  });

  it('lets nobody turn one into the other, nor a collection ask both', async () => {
    const plant = await hubOf(h).entity('Plant');
    const { id } = await s.asked();
    expect(await refusalOf(`update entities set is_supplier = true where id = '${plant.id}'`)).toBe('42501');
    expect(await refusalOf(`update entities set is_supplier = false where id = '${s.dye.id}'`, 'suppliers')).toBe(
      '42501',
    );
    const asking = `insert into collection_requests (collection_id, tenant_id, organisation_id, entity_id)
      select '${id}', tenant_id, organisation_id, '${plant.id}' from collections`;
    expect(await refusalOf(asking, 'suppliers')).toBe('23503');
  });
});
