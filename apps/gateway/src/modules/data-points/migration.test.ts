import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationNames, runMigrations } from '../../testing/migrations.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../testing/test-database.ts';

const id = (last: number) => `da7a0000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const own = `'${id(1)}', '${id(2)}'`;
const days = (number: string) => JSON.stringify({ type: 'integer', rows: [{ number, unit: 'd', descriptor: '' }] });

let database: EmptyDatabase;
const migrate = (names: string[]) => runMigrations(database.pool, names);
beforeEach(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterEach(() => database.close());

it('keeps lost days that were stored as whole numbers, and leaves other counts as they are', {
  timeout: 60_000,
}, async () => {
  const { pool } = database;
  await migrate(migrationNames.filter((name) => name < '0096'));
  await pool.query(`
    -- Other tables that these rows name are not looked at here.
    set session_replication_role = replica;
    insert into data_points (id, tenant_id, organisation_id, metric_key, section_id, reporting_time_id, period_start, period_end, value,
        created_at, updated_at, updated_by_id, updated_by_name)
      values ('${id(3)}', ${own}, 'ohs.lost_days', 's', '${id(6)}', '2025-01-01', '2025-12-31', '${days('132')}', now(), now(), '${id(7)}', 'Mei'),
             ('${id(4)}', ${own}, 'ohs.fatalities', 't', '${id(6)}', '2025-01-01', '2025-12-31', '${days('1')}', now(), now(), '${id(7)}', 'Mei');
    insert into answers (tenant_id, organisation_id, report_id, disclosure_code, field_key, value, updated_by_id, updated_by_name)
      values (${own}, '${id(5)}', 'B2.2', 'ohs.lost_days', '${days('132')}', '${id(7)}', 'Mei'),
             (${own}, '${id(5)}', 'B2.1', 'ohs.fatalities', '${days('1')}', '${id(7)}', 'Mei');
    set session_replication_role = origin`);
  await migrate(migrationNames.filter((name) => name >= '0096'));
  const typesIn = async (table: string, key: string) =>
    (await pool.query(`select ${key} as key, value ->> 'type' as type from ${table} order by 1`)).rows;
  const types = [
    { key: 'ohs.fatalities', type: 'integer' },
    { key: 'ohs.lost_days', type: 'number' },
  ];
  expect(await typesIn('data_points', 'metric_key')).toEqual(types);
  expect(await typesIn('answers', 'field_key')).toEqual(types);
});
