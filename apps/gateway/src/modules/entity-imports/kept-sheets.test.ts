import { entityImportLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { checkedEntities } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

it('keeps the latest sheets that one person checked, and no more', async () => {
  const { id } = await checkedEntities(h, [['Name'], ['First']]);
  const more = 'select tenant_id, organisation_id, state, file_name, file_bytes, sheet, plan';
  const columns = more.replace('select ', '');
  await h.database.pool.query(
    `insert into entity_imports (${columns}, created_at, created_by_id, created_by_name)
      ${more}, created_at + n * interval '1 second', created_by_id, created_by_name
      from entity_imports, generate_series(1, $1) n`,
    [entityImportLimits.checkedMax - 1],
  );
  await checkedEntities(h, [['Name'], ['Newest']]);
  expect((await h.as('verdant.admin').request(`/entity-imports/${id}`)).status).toBe(404);
  const { rows } = await h.database.pool.query('select id from entity_imports');
  expect(rows).toHaveLength(entityImportLimits.checkedMax);
});
