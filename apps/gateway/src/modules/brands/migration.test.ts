import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationNames, runMigrations } from '../../testing/migrations.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../testing/test-database.ts';

const ids = (last: number) => `0de0b000-0000-4000-8000-${String(last).padStart(12, '0')}`;

let database: EmptyDatabase;
const migrate = (names: string[]) => runMigrations(database.pool, names);
beforeEach(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterEach(() => database.close());

it('turns each tenant’s brand into its first version, with its pictures and its owner', {
  timeout: 60_000,
}, async () => {
  const { pool } = database;
  await migrate(migrationNames.filter((name) => name < '0005'));
  await pool.query(`
    insert into tenants (id, name, brand_mode, company_name, support_email, platform_type, color_setting, feature_flag, logo_file_id, favicon_file_id)
    values ('${ids(1)}', 'One', 'whitelabeled', 'One Ltd', 'help@one.example', 'esg', '{"isDefaultTheme": false}', '{}', '${ids(7)}', '${ids(8)}'),
           ('${ids(2)}', 'Two', 'default', 'Two Ltd', 'help@two.example', 'esg', '{}', '{}', null, null);
    insert into organisations (id, tenant_id, name, type, created_at)
    values ('${ids(4)}', '${ids(1)}', 'Later', 'Standard', '2026-02-01'), ('${ids(5)}', '${ids(1)}', 'First', 'Standard', '2026-01-01');
    insert into files (id, tenant_id, media_type, bytes, hash, original_name)
    values ('${ids(7)}', '${ids(1)}', 'image/png', 1, 'x', 'logo.png')`);
  await migrate(migrationNames.filter((name) => name >= '0005'));
  const { rows } = await pool.query(`
    select t.name, b.state, b.number, b.company_name, b.support_email, b.color_setting, b.logo_file_id, b.favicon_file_id,
      t.owner_organisation_id as owner, b.published_at = t.created_at as dated
    from tenants t join brands b on b.id = t.brand_id and b.tenant_id = t.id order by t.name`);
  expect(rows).toEqual([
    {
      name: 'One',
      state: 'published',
      number: 1,
      company_name: 'One Ltd',
      support_email: 'help@one.example',
      color_setting: { isDefaultTheme: false },
      logo_file_id: ids(7),
      owner: ids(5),
      dated: true,
      // Its file did not exist any more.
      favicon_file_id: null,
    },
    {
      name: 'Two',
      state: 'published',
      number: 1,
      company_name: 'Two Ltd',
      support_email: 'help@two.example',
      color_setting: {},
      logo_file_id: null,
      owner: null,
      dated: true,
      favicon_file_id: null,
    },
  ]);
});
