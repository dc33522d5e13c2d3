import type { Entity } from '@esg/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { listNewestOfMeters } from './many-lines.repository.ts';
import { climateOf, gasLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

it('finds the newest line of each meter by its entity in the index, and by having none', async () => {
  const { add, ok, send } = climateOf(h);
  const fields = { name: 'Depot', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
  const { id: entityId } = await ok<Entity>(send('POST', '/entities', fields));
  for (const month of ['2025-01', '2025-03', '2025-02']) {
    await add(gasLine({ month }));
    await add(gasLine({ month, entityId }));
  }
  const meter = { label: 'Boiler house', activityTypeId: 'stationary-gas' };
  const { scope } = h.as('verdant.admin');
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const found = await h.database.withScope(scope, (scoped) =>
    listNewestOfMeters(scoped, [
      { ...meter, entityId },
      { ...meter, entityId: null },
      { ...meter, label: 'Unknown', entityId },
    ]),
  );
  const statements = sent.mock.calls
    .map(([query, values]) => ({
      text: (query as unknown as { text?: string }).text ?? '',
      values: values as unknown as unknown[],
    }))
    .filter(({ text }) => text.includes('wanted'));
  sent.mockRestore();
  expect(found.map((line) => [line.month, line.entityId])).toEqual([
    ['2025-03', entityId],
    ['2025-03', null],
  ]);
  expect(statements).toHaveLength(2);
  const client = await h.database.pool.connect();
  await client.query('begin');
  await client.query('set local enable_seqscan = off');
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/climate_activities_meter[\s\S]*?Index Cond: .*entity_id/);
  }
  await client.query('rollback');
  client.release();
});
