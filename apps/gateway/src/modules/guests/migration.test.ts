import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationNames, runMigrations } from '../../testing/migrations.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../testing/test-database.ts';

const id = (last: number) => `6e575000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const [tenant, organisation, report, contributor, reader, withdrawn, colleague, mei] = [1, 2, 3, 4, 5, 6, 7, 8].map(id);
const own = `'${tenant}', '${organisation}'`;
const day = (last: number) => `2026-03-${String(last).padStart(2, '0')}T08:00:00Z`;

let database: EmptyDatabase;
const migrate = (names: string[]) => runMigrations(database.pool, names);

/** A contributor, a reader of the draft, somebody whose invitation was withdrawn, and a colleague. */
const fill = () =>
  database.pool.query(`
    -- Tenant and brand name each other; neither is looked at here.
    set session_replication_role = replica;
    insert into tenants (id, name, brand_mode, platform_type, feature_flag, brand_id)
      values ('${tenant}', 'One', 'default', 'esg', '{}', '${id(20)}');
    set session_replication_role = origin;
    insert into organisations (id, tenant_id, name, type) values ('${organisation}', '${tenant}', 'First', 'Standard');
    insert into users (id, tenant_id, organisation_id, email, first_name, last_name, role, language)
      values ('${mei}', ${own}, 'mei@x.example', 'Mei', 'Chan', 'administrator', 'en');
    insert into reports (id, tenant_id, organisation_id, name, version_id, languages)
      values ('${report}', ${own}, 'Report', 'gri-2021', '["en"]');
    insert into contributions (id, tenant_id, organisation_id, report_id, role, email, name, user_id, language, message, invited_by_id,
        invited_by_name, invited_at, site, expires_at, opened_at, last_seen_at, revoked_at)
      values ('${contributor}', ${own}, '${report}', 'contributor', 'g@x.example', 'Gus', null, 'en', '', '${mei}', 'Mei', '${day(1)}', 'x',
               '${day(28)}', '${day(2)}', '${day(3)}', null),
             ('${reader}', ${own}, '${report}', 'reader', '', 'Chairman', null, 'en', '', '${mei}', 'Mei', '${day(1)}', 'x', '${day(27)}', null,
               null, null),
             ('${withdrawn}', ${own}, '${report}', 'reviewer', 'w@x.example', '', null, 'en', '', '${mei}', 'Mei', '${day(1)}', 'x', '${day(26)}',
               null, null, '${day(4)}'),
             ('${colleague}', ${own}, '${report}', 'contributor', 'mei@x.example', 'Mei', '${mei}', 'en', '', '${mei}', 'Mei', '${day(1)}', 'x',
               '${day(25)}', null, null, null);
    insert into contribution_links (tenant_id, organisation_id, secret_hash, contribution_id, created_at)
      values (${own}, 'link one', '${contributor}', '${day(1)}'), (${own}, 'link two', '${contributor}', '${day(5)}'),
             (${own}, 'link three', '${reader}', '${day(1)}'), (${own}, 'link four', '${withdrawn}', '${day(1)}');
    insert into contribution_sessions (tenant_id, organisation_id, secret_hash, contribution_id, used_at)
      values (${own}, 'session', '${contributor}', '${day(3)}')`);

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(migrationNames.filter((name) => name < '0078'));
  await fill();
  for (const table of ['contributions', 'contribution_links', 'contribution_sessions'])
    await database.pool.query(`alter table ${table} force row level security`);
  await migrate(migrationNames.filter((name) => name >= '0078'));
}, 120_000);
afterAll(() => database.close());

const rows = async (query: string) => (await database.pool.query(query)).rows;
const utcDay = (column: string) => `extract(day from ${column} at time zone 'UTC')::int`;

it('keeps what each guest may open, until when, and whether they came or were withdrawn', async () => {
  expect(
    await rows(`select id, kind, contribution_id as of, ${utcDay('expires_at')} as ends, ${utcDay('withdrawn_at')} as withdrawn,
      ${utcDay('opened_at')} as opened, ${utcDay('last_seen_at')} as seen from guests order by id`),
  ).toEqual([
    { id: contributor, kind: 'question', of: contributor, ends: 28, withdrawn: null, opened: 2, seen: 3 },
    { id: reader, kind: 'draft', of: reader, ends: 27, withdrawn: null, opened: null, seen: null },
    { id: withdrawn, kind: 'question', of: withdrawn, ends: 26, withdrawn: 4, opened: null, seen: null },
  ]);
});

it('keeps existing links and sessions working', async () => {
  expect(
    await rows(
      `select secret_hash as secret, guest_id as guest, ${utcDay('created_at')} as made from guest_links order by created_at, secret_hash`,
    ),
  ).toEqual([
    { secret: 'link four', guest: withdrawn, made: 1 },
    { secret: 'link one', guest: contributor, made: 1 },
    { secret: 'link three', guest: reader, made: 1 },
    { secret: 'link two', guest: contributor, made: 5 },
  ]);
  expect(await rows(`select secret_hash as secret, guest_id as guest from guest_sessions`)).toEqual([
    { secret: 'session', guest: contributor },
  ]);
});

it('refuses a guest who is invited to nothing, and deletes guests with what they were invited to', async () => {
  await database.pool.query(`
    create or replace function refused(kind text) returns text language plpgsql as $$
    declare broken text;
    begin
      insert into guests (tenant_id, organisation_id, id, kind, expires_at) values (${own}, '${id(99)}', kind, now());
      return null;
    exception when integrity_constraint_violation then
      get stacked diagnostics broken = constraint_name;
      return broken;
    end $$`);
  const refusals = await rows(`select refused(kind) as by from unnest(array['question', 'draft', 'song']) kind`);
  expect(refusals.map(({ by }) => by)).toEqual(['guests_contribution_fk', 'guests_contribution_fk', 'guests_subject']);
  await database.pool.query(`delete from contributions where id = '${reader}'`);
  expect(await rows('select id from guests order by id')).toEqual([{ id: contributor }, { id: withdrawn }]);
  await database.pool.query(`delete from reports where id = '${report}'`);
  for (const table of ['guests', 'guest_links', 'guest_sessions'])
    expect(await rows(`select 1 from ${table}`)).toEqual([]);
});
