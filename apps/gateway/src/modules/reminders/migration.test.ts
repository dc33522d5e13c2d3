import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationNames, runMigrations } from '../../testing/migrations.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../testing/test-database.ts';

const id = (last: number) => `4e311d00-0000-4000-8000-${String(last).padStart(12, '0')}`;
const [tenant, organisation, report, other, task, contributor, colleague] = [1, 2, 3, 4, 5, 6, 7].map(id);
const [mei, ho] = [8, 9].map(id);
const own = `'${tenant}', '${organisation}'`;

let database: EmptyDatabase;
const migrate = (names: string[]) => runMigrations(database.pool, names);

/**
 * Notices of every kind, one about a task that no longer exists; a letter about disclosures of two reports; letters to a guest and a
 * colleague.
 */
const fill = () =>
  database.pool.query(`
    -- Tenant and brand name each other; neither is looked at here.
    set session_replication_role = replica;
    insert into tenants (id, name, brand_mode, platform_type, feature_flag, brand_id)
      values ('${tenant}', 'One', 'default', 'esg', '{}', '${id(20)}');
    set session_replication_role = origin;
    insert into organisations (id, tenant_id, name, type) values ('${organisation}', '${tenant}', 'First', 'Standard');
    insert into users (id, tenant_id, organisation_id, email, first_name, last_name, role, language)
      values ('${mei}', ${own}, 'mei@x.example', 'Mei', 'Chan', 'administrator', 'en'),
             ('${ho}', ${own}, 'ho@x.example', 'Ho', 'Lam', 'basic', 'en');
    insert into reports (id, tenant_id, organisation_id, name, version_id, languages)
      values ('${report}', ${own}, 'Report', 'gri-2021', '["en"]'), ('${other}', ${own}, 'Other', 'gri-2021', '["en"]');
    insert into report_tasks (id, tenant_id, organisation_id, report_id, disclosure_code, assignee_id, assignee_name, note, created_at,
        created_by_id, created_by_name)
      values ('${task}', ${own}, '${report}', '305-1', '${ho}', 'Ho', '', now(), '${mei}', 'Mei');
    insert into assignments (tenant_id, organisation_id, report_id, disclosure_code, assignee_ids, approver_ids, note)
      values (${own}, '${report}', '305-1', '["${ho}", "${mei}"]', '[]', ''), (${own}, '${report}', '2-1', '["${ho}"]', '[]', ''),
             (${own}, '${other}', '2-1', '["${ho}"]', '[]', '');
    insert into contributions (id, tenant_id, organisation_id, report_id, role, email, name, user_id, language, message, due_on,
        invited_by_id, invited_by_name, invited_at, site, expires_at, reminded_at)
      values ('${contributor}', ${own}, '${report}', 'contributor', 'g@x.example', 'Gus', null, 'en', '', '2026-04-10', '${mei}', 'Mei',
               now(), 'x', now(), '2026-04-07T01:00:00Z'),
             ('${colleague}', ${own}, '${report}', 'contributor', 'ho@x.example', 'Ho', '${ho}', 'en', '', null, '${mei}', 'Mei', now(), 'x',
               now(), '2026-04-08T01:00:00Z'),
             ('${id(10)}', ${own}, '${report}', 'contributor', 'never@x.example', '', null, 'en', '', null, '${mei}', 'Mei', now(), 'x', now(), null);
    insert into due_reminders (tenant_id, organisation_id, report_id, user_id, kind, due_on, subject)
      values (${own}, '${report}', '${ho}', 'work.due_soon', '2026-03-10', '305-1'),
             (${own}, '${report}', '${ho}', 'work.overdue', '2026-03-10', '305-1'),
             (${own}, '${report}', '${ho}', 'work.due_soon', '2026-02-01', '305-1'),
             (${own}, '${report}', '${ho}', 'work.due_soon', '2026-03-11', '${task}'),
             (${own}, '${report}', '${ho}', 'work.due_soon', '2026-03-11', '${id(21)}'),
             (${own}, '${report}', '${mei}', 'work.due_soon', '2026-03-12', 'report');
    insert into assigned_reminders (tenant_id, organisation_id, user_id, reminded_at) values (${own}, '${ho}', '2026-03-05T01:00:00Z')`);

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(migrationNames.filter((name) => name < '0077'));
  await fill();
  for (const table of ['due_reminders', 'assigned_reminders', 'report_tasks', 'assignments', 'contributions'])
    await database.pool.query(`alter table ${table} force row level security`);
  await migrate(migrationNames.filter((name) => name >= '0077'));
}, 120_000);
afterAll(() => database.close());

const told = async () =>
  (
    await database.pool.query(
      `select way, subject_kind as kind, subject_id as of, part, person_id as who, due_on::text as due, (sent_at at time zone 'UTC')::date::text as day
       from reminders order by way, kind, subject_id, sent_at`,
    )
  ).rows;

it('keeps who was reminded of what, by which channel and for which day', async () => {
  expect(await told()).toEqual([
    {
      way: 'letter',
      kind: 'question',
      of: contributor,
      part: [],
      who: contributor,
      due: '2026-04-10',
      day: '2026-04-07',
    },
    { way: 'letter', kind: 'question', of: colleague, part: [], who: ho, due: null, day: '2026-04-08' },
    { way: 'letter', kind: 'report', of: report, part: [], who: ho, due: null, day: '2026-03-05' },
    { way: 'letter', kind: 'report', of: other, part: [], who: ho, due: null, day: '2026-03-05' },
    { way: 'notice', kind: 'disclosure', of: report, part: ['305-1'], who: ho, due: '2026-03-10', day: '2026-03-11' },
    { way: 'notice', kind: 'report', of: report, part: [], who: mei, due: '2026-03-12', day: '2026-03-12' },
    { way: 'notice', kind: 'task', of: task, part: [], who: ho, due: '2026-03-11', day: '2026-03-11' },
  ]);
});

it('drops the old tables, and deletes reminders with their subject', async () => {
  const left = await database.pool.query(
    `select 1 from pg_tables where tablename in ('due_reminders', 'assigned_reminders')`,
  );
  expect(left.rows).toEqual([]);
  await database.pool.query(`delete from report_tasks where id = '${task}'`);
  await database.pool.query(`delete from contributions where id = '${contributor}'`);
  await database.pool.query(`delete from reports where id = '${other}'`);
  expect((await told()).map(({ kind, of }) => [kind, of])).toEqual([
    ['question', colleague],
    ['report', report],
    ['disclosure', report],
    ['report', report],
  ]);
  await database.pool.query(`delete from reports where id = '${report}'`);
  expect(await told()).toEqual([]);
});
