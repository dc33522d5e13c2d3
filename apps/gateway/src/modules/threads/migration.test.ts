import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationNames, runMigrations } from '../../testing/migrations.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../testing/test-database.ts';

const id = (last: number) => `0de0b000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const tenant = id(1);
const organisation = id(2);
const report = id(3);
const contributor = id(4);
const reader = id(5);
const point = id(6);
const time = id(7);
const mei = id(8);
const owner = `'${tenant}', '${organisation}'`;
const day = (last: number) => `2026-03-${String(last).padStart(2, '0')}T08:00:00Z`;

let database: EmptyDatabase;
beforeEach(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterEach(() => database.close());

const migrate = (names: string[]) => runMigrations(database.pool, names);

const subjects = `
  set session_replication_role = replica;
  insert into tenants (id, name, brand_id, brand_mode, platform_type, feature_flag) values ('${tenant}', 'One', '${id(9)}', 'default', 'esg', '{}');
  set session_replication_role = origin;
  insert into organisations (id, tenant_id, name, type) values ('${organisation}', '${tenant}', 'Verdant', 'Standard');
  insert into reports (id, tenant_id, organisation_id, version_id, name, languages) values ('${report}', ${owner}, 'gri', 'Report', '["en"]');
  insert into contributions (id, tenant_id, organisation_id, report_id, role, email, name, language, message, invited_by_id, invited_by_name, invited_at, site, expires_at)
  values ('${contributor}', ${owner}, '${report}', 'contributor', 'ho@x.example', 'Ho Lam', 'en', '', '${mei}', 'Mei', '${day(1)}', '', '${day(28)}'),
    ('${reader}', ${owner}, '${report}', 'reader', '', 'Chairman', 'en', '', '${mei}', 'Mei', '${day(1)}', '', '${day(28)}');
  insert into reporting_times (id, tenant_id, organisation_id, kind, period_start, period_end, position)
  values ('${time}', ${owner}, 'year', '2025-01-01', '2025-12-31', 1);
  insert into data_points (id, tenant_id, organisation_id, metric_key, section_id, reporting_time_id, period_start, period_end, value, created_at, updated_at, updated_by_id, updated_by_name)
  values ('${point}', ${owner}, 'ghg', 'ghg.all', '${time}', '2025-01-01', '2025-12-31', '{}', '${day(1)}', '${day(1)}', '${mei}', 'Mei');`;

/**
 * Threads of every kind: of colleagues, about a field and resolved; of a guest from the first days; of a reader about the whole report;
 * about a data point.
 */
const talk = `
  insert into comment_threads (id, tenant_id, organisation_id, report_id, disclosure_code, field_key, started_at, resolved_at, resolved_by_id, resolved_by_name)
  values ('${id(11)}', ${owner}, '${report}', '305-1', null, '${day(2)}', null, null, null),
    ('${id(12)}', ${owner}, '${report}', '305-1', 'ghg.total', '${day(3)}', '${day(5)}', '${mei}', 'Mei');
  insert into report_comments (id, tenant_id, organisation_id, thread_id, text, mentions, at, by_id, by_name)
  values ('${id(22)}', ${owner}, '${id(11)}', 'second', '[]', '${day(4)}', '${mei}', 'Mei'),
    ('${id(21)}', ${owner}, '${id(11)}', 'first', '[{"id": "${mei}", "name": "Mei"}]', '${day(2)}', '${mei}', 'Mei'),
    ('${id(23)}', ${owner}, '${id(12)}', 'field', '[]', '${day(3)}', '${mei}', 'Mei');
  insert into contribution_comments (id, tenant_id, organisation_id, contribution_id, disclosure_code, field_key, chapter_code, part_title, text, at, by_id, by_name)
  values ('${id(39)}', ${owner}, '${contributor}', '305-1', 'ghg.total', '', '', 'asked', '${day(6)}', null, 'Ho Lam'),
    ('${id(31)}', ${owner}, '${contributor}', '305-1', 'ghg.total', '', '', 'answered', '${day(6)}', '${mei}', 'Mei'),
    ('${id(32)}', ${owner}, '${reader}', '305-1', '', '', 'Direct emissions', 'figure', '${day(7)}', '${reader}', 'Chairman'),
    ('${id(33)}', ${owner}, '${reader}', '', '', 'intro', 'Introduction', 'part', '${day(8)}', '${reader}', 'Chairman'),
    ('${id(34)}', ${owner}, '${reader}', '', '', '', '', 'whole', '${day(9)}', '${reader}', 'Chairman');
  insert into contribution_resolutions (tenant_id, organisation_id, contribution_id, disclosure_code, field_key, chapter_code, at, by_id, by_name)
  values (${owner}, '${reader}', '', '', 'intro', '${day(10)}', '${mei}', 'Mei');
  insert into data_point_comments (id, tenant_id, organisation_id, data_point_id, text, by_id, by_name, at)
  values ('${id(42)}', ${owner}, '${point}', 'low', '${mei}', 'Mei', '${day(2)}'),
    ('${id(41)}', ${owner}, '${point}', 'still low', '${mei}', 'Mei', '${day(3)}');`;

const said = (last: number, text: string, { by = mei, name = 'Mei', title = '', mentions = [] as unknown[] } = {}) => ({
  id: id(last),
  text,
  by,
  name,
  title,
  mentions,
});

const guest = { by: reader, name: 'Chairman' };
const moved = [
  {
    id: id(33),
    kind: 'chapter',
    subject: reader,
    part: ['intro'],
    resolved: 'Mei',
    said: [said(33, 'part', { ...guest, title: 'Introduction' })],
  },
  {
    id: id(42),
    kind: 'data-point',
    subject: point,
    part: [],
    resolved: null,
    said: [said(42, 'low'), said(41, 'still low')],
  },
  {
    id: id(11),
    kind: 'disclosure',
    subject: report,
    part: ['305-1'],
    resolved: null,
    said: [said(21, 'first', { mentions: [{ id: mei, name: 'Mei' }] }), said(22, 'second')],
  },
  {
    id: id(12),
    kind: 'disclosure',
    subject: report,
    part: ['305-1', 'ghg.total'],
    resolved: 'Mei',
    said: [said(23, 'field')],
  },
  {
    id: id(32),
    kind: 'draft',
    subject: reader,
    part: ['305-1'],
    resolved: null,
    said: [said(32, 'figure', { ...guest, title: 'Direct emissions' })],
  },
  { id: id(34), kind: 'draft', subject: reader, part: [], resolved: null, said: [said(34, 'whole', guest)] },
  {
    id: id(39),
    kind: 'question',
    subject: contributor,
    part: ['305-1', 'ghg.total'],
    resolved: null,
    said: [said(39, 'asked', { by: contributor, name: 'Ho Lam' }), said(31, 'answered')],
  },
];

/** With the comments from before it, and with row-level security forced, as on every installation that ran before. */
const migrateTalk = async () => {
  await migrate(migrationNames.filter((name) => name < '0073'));
  await database.pool.query(subjects);
  await database.pool.query(talk);
  for (const table of ['comment_threads', 'report_comments', 'contribution_comments', 'data_point_comments'])
    await database.pool.query(`alter table ${table} force row level security`);
  await migrate(migrationNames.filter((name) => name >= '0073'));
};

it('moves every conversation with its comments, their order, their authors and its end', {
  timeout: 120_000,
}, async () => {
  await migrateTalk();
  const { rows } = await database.pool.query(`
    select t.id, t.kind, t.subject_id as subject, t.part, t.resolved_by_name as resolved,
      json_agg(json_build_object('id', c.id, 'text', c.text, 'by', c.by_id, 'name', c.by_name, 'title', c.part_title, 'mentions', c.mentions)
        order by c.position) as said
    from threads t join comments c on c.thread_id = t.id and c.organisation_id = t.organisation_id and c.tenant_id = t.tenant_id
    group by t.id order by t.kind, t.started_at`);
  expect(rows).toEqual(moved);
});

it('deletes conversations with their subject', { timeout: 120_000 }, async () => {
  const { pool } = database;
  await migrateTalk();
  const kept = async () => (await pool.query('select kind from threads order by kind')).rows.map(({ kind }) => kind);
  await pool.query(`delete from data_points where id = '${point}'`);
  await pool.query(`delete from contributions where id = '${contributor}'`);
  expect(await kept()).toEqual(['chapter', 'disclosure', 'disclosure', 'draft', 'draft']);
  await pool.query(`delete from reports where id = '${report}'`);
  expect(await kept()).toEqual([]);
  expect((await pool.query('select from comments')).rowCount).toBe(0);
});
