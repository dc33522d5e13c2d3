import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationNames, runMigrations } from '../../testing/migrations.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../testing/test-database.ts';

const id = (last: number) => `0de0b000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const owner = `'${id(1)}', '${id(2)}', '${id(3)}'`;
const day = (last: number) => `2026-03-0${last}T08:00:00Z`;

let database: EmptyDatabase;
beforeEach(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterEach(() => database.close());

it('marks files that were made while their report was published, also where it is no more', async () => {
  const at = migrationNames.findIndex((name) => name.startsWith('0147_'));
  await runMigrations(database.pool, migrationNames.slice(0, at));
  await database.pool.query(`
    set session_replication_role = replica;
    insert into audit_log (id, tenant_id, organisation_id, report_id, action, at, acted_by_id, acted_by_name)
    values ('${id(11)}', ${owner}, 'published', '${day(2)}', '${id(4)}', 'Mei'),
      ('${id(12)}', ${owner}, 'changed', '${day(3)}', '${id(4)}', 'Mei'),
      ('${id(13)}', ${owner}, 'unpublished', '${day(5)}', '${id(4)}', 'Mei');
    insert into report_exports (id, tenant_id, organisation_id, report_id, format, language, status, created_at, created_by_id, created_by_name)
    values ('${id(21)}', ${owner}, 'pdf', 'en', 'complete', '${day(1)}', '${id(4)}', 'Mei'),
      ('${id(22)}', ${owner}, 'pdf', 'en', 'complete', '${day(4)}', '${id(4)}', 'Mei'),
      ('${id(23)}', ${owner}, 'pdf', 'en', 'error', '${day(4)}', '${id(4)}', 'Mei'),
      ('${id(24)}', ${owner}, 'pdf', 'en', 'complete', '${day(6)}', '${id(4)}', 'Mei');
    set session_replication_role = origin;`);
  await runMigrations(database.pool, migrationNames.slice(at));
  const { rows } = await database.pool.query('select id from report_exports where is_published');
  expect(rows).toEqual([{ id: id(22) }]);
}, 60_000);
