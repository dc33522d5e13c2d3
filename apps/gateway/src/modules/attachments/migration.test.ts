import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationNames, runMigrations } from '../../testing/migrations.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../testing/test-database.ts';

const id = (last: number) => `0a77ac00-0000-4000-8000-${String(last).padStart(12, '0')}`;
const [tenant, organisation, report, point, invitation] = [1, 2, 3, 4, 5].map(id);
const own = `'${tenant}', '${organisation}'`;

let database: EmptyDatabase;
const migrate = (names: string[]) => runMigrations(database.pool, names);
/** A file for each kind of evidence, one without any, and evidence of a guest whose file is gone. */
const fill = () =>
  database.pool.query(`
    -- Tenant and brand name each other; neither is looked at here.
    set session_replication_role = replica;
    insert into tenants (id, name, brand_mode, platform_type, feature_flag, brand_id)
      values ('${tenant}', 'One', 'default', 'esg', '{}', '${id(8)}');
    set session_replication_role = origin;
    insert into organisations (id, tenant_id, name, type) values ('${organisation}', '${tenant}', 'First', 'Standard');
    insert into files (id, tenant_id, organisation_id, media_type, bytes, hash, original_name)
      select ('0a77ac00-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${own}, 'application/pdf', n, 'x', n || '.pdf'
      from generate_series(11, 14) n;
    insert into reports (id, tenant_id, organisation_id, name, version_id, languages)
      values ('${report}', ${own}, 'Report', 'gri-2021', '["en"]');
    insert into reporting_times (id, tenant_id, organisation_id, kind, period_start, period_end, position)
      values ('${id(6)}', ${own}, 'year', '2025-01-01', '2025-12-31', 1);
    insert into data_points (id, tenant_id, organisation_id, metric_key, section_id, reporting_time_id, period_start, period_end, value,
        created_at, updated_at, updated_by_id, updated_by_name)
      values ('${point}', ${own}, 'm', 's', '${id(6)}', '2025-01-01', '2025-12-31', '{}', now(), now(), '${id(9)}', 'May');
    insert into contributions (id, tenant_id, organisation_id, report_id, role, email, name, language, message, invited_by_id,
        invited_by_name, invited_at, site, expires_at)
      values ('${invitation}', ${own}, '${report}', 'contributor', 'g@x.example', 'Gus', 'en', '', '${id(9)}', 'May', now(), 'x', now());
    insert into data_point_evidence (id, tenant_id, organisation_id, data_point_id, file_id, reference, by_id, by_name, at)
      values ('${id(21)}', ${own}, '${point}', '${id(11)}', 'p. 3', '${id(9)}', 'May', '2026-01-01');
    insert into contribution_evidence (id, tenant_id, organisation_id, contribution_id, disclosure_code, field_key, at, by_name, file_id,
        file_name, bytes)
      values ('${id(22)}', ${own}, '${invitation}', 'E1/a', 'ghg.total', '2026-01-02', 'Gus (external)', '${id(12)}', 'meter.pdf', 12),
             ('${id(23)}', ${own}, '${invitation}', 'E1/a', 'ghg.total', '2026-01-02', 'Gus (external)', '${id(19)}', 'gone.pdf', 12);
    insert into report_documents (id, tenant_id, organisation_id, report_id, file_id, name, disclosure_codes, "references", at, by_id, by_name)
      values ('${id(24)}', ${own}, '${report}', '${id(13)}', 'Bills (2).pdf', '["305-1", "2-1"]', '{"305-1": "p. 9"}', '2026-01-03', '${id(9)}', 'May'),
             ('${id(25)}', ${own}, '${report}', '${id(14)}', 'Loose.pdf', '[]', '{}', '2026-01-04', '${id(9)}', 'May')`);

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(migrationNames.filter((name) => name < '0074'));
  await fill();
  await migrate(migrationNames.filter((name) => name >= '0074'));
}, 120_000);
afterAll(() => database.close());

const attached = async () =>
  (
    await database.pool.query(
      `select subject_kind as kind, subject_id as of, part, file_id as file, name, reference, by_id as by, by_name as who, at::date::text as day
       from attachments order by position`,
    )
  ).rows;

it('moves the documents of data points, guests and reports, with what each proves, who attached it and when', async () => {
  const may = { by: id(9), who: 'May' };
  const bills = { file: id(13), name: 'Bills (2).pdf', day: '2026-01-03', of: report, ...may };
  expect(await attached()).toEqual([
    {
      kind: 'data-point',
      of: point,
      part: [],
      file: id(11),
      name: '11.pdf',
      reference: 'p. 3',
      day: '2026-01-01',
      ...may,
    },
    {
      kind: 'question',
      of: invitation,
      part: ['E1/a', 'ghg.total'],
      file: id(12),
      name: 'meter.pdf',
      reference: '',
      day: '2026-01-02',
      by: invitation,
      who: 'Gus (external)',
    },
    { kind: 'report', part: [], reference: '', ...bills },
    { kind: 'report', of: report, part: [], file: id(14), name: 'Loose.pdf', reference: '', day: '2026-01-04', ...may },
    { kind: 'disclosure', part: ['305-1'], reference: 'p. 9', ...bills },
    { kind: 'disclosure', part: ['2-1'], reference: '', ...bills },
  ]);
});

it('keeps the ids that addresses contain, and drops the old tables', async () => {
  const { rows } = await database.pool.query(
    `select id from attachments where subject_kind <> 'disclosure' order by id`,
  );
  expect(rows.map((row) => row.id)).toEqual([21, 22, 24, 25].map(id));
  const left = await database.pool.query(
    `select 1 from pg_tables where tablename in ('data_point_evidence', 'contribution_evidence', 'report_documents')`,
  );
  expect(left.rows).toEqual([]);
});

it('refuses an attachment to a subject that does not exist, and deletes attachments with their subject', async () => {
  await database.pool.query(`
    create or replace function refused(kind text) returns text language plpgsql as $$
    declare broken text;
    begin
      insert into attachments (tenant_id, organisation_id, file_id, subject_kind, subject_id, part, name, at, by_id, by_name)
        values (${own}, '${id(11)}', kind, '${id(99)}', '{}', 'x', now(), '${id(9)}', 'May');
      return null;
    exception when integrity_constraint_violation then
      get stacked diagnostics broken = constraint_name;
      return broken;
    end $$`);
  const { rows } = await database.pool.query(
    `select refused(kind) as by from unnest(array['data-point', 'question', 'report', 'disclosure', 'song']) kind`,
  );
  expect(rows.map((row) => row.by)).toEqual([
    'attachments_data_point_fk',
    'attachments_contribution_fk',
    'attachments_report_fk',
    'attachments_report_fk',
    'attachments_subject',
  ]);
  await database.pool.query(`delete from data_points where id = '${point}'`);
  expect((await attached()).map(({ kind }) => kind)).not.toContain('data-point');
  await database.pool.query(`delete from reports where id = '${report}'`);
  expect(await attached()).toEqual([]);
});
