import { randomUUID } from 'node:crypto';
import type { ReportingTime } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessGrants, giveEntities } from '../../modules/access-grants/index.ts';
import { attach as attachFile } from '../../modules/attachments/index.ts';
import { energySection, hubOf } from '../../modules/data-points/testing.ts';
import { insertFile } from '../../modules/files/index.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { asOrganisation, type Scope, type Scoped } from './index.ts';

/** The tables with rows that people with access to a part of an organisation can see. Opening another one is a decision: add it here. */
const open: Readonly<Record<string, readonly string[]>> = {
  access_grant_entities: ['SELECT'],
  access_grants: ['SELECT'],
  attachments: ['DELETE', 'INSERT', 'SELECT'],
  collection_blocks: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  collection_delegations: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  collection_events: ['INSERT'],
  collection_requests: ['SELECT', 'UPDATE'],
  collections: ['SELECT'],
  data_point_history: ['INSERT'],
  data_points: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  entities: ['SELECT'],
  reporting_times: ['SELECT'],
  year_sums: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
};

let h: Harness;
let given: string;
let kept: string;
let limited: Scope;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  const { entity } = hubOf(h);
  given = (await entity('Given')).id;
  kept = (await entity('Kept')).id;
  const { scope } = h.as('verdant.entity');
  const grantId = await h.database.withScope(scope, async ({ tx }) => {
    await giveEntities(tx, { ...scope, id: scope.userId }, [given], h.clock.now());
    const [grant] = await tx.select({ id: accessGrants.id }).from(accessGrants);
    return grant?.id ?? '';
  });
  limited = { ...scope, access: { grantId } };
});
afterAll(() => h.close());

const inside = (statement: string, scope = limited) =>
  h.database.withScope(scope, async ({ tx }) => (await tx.execute(sql.raw(statement))).rows);
/** PostgreSQL's own error code, below the wrapping of the query builder. */
const refusalOf = (statement: string, scope = limited) =>
  inside(statement, scope).then(
    () => 'done',
    (error: Error) => (error.cause as { code: string }).code,
  );

/** Attaches a document to a data point. */
const attach = (id: string) =>
  h.database.withScope(h.as('verdant.member').scope, async (scoped) => {
    const { tx, tenantId, organisationId } = scoped;
    const fileId = randomUUID();
    const file = { mediaType: 'application/pdf', originalName: 'a.pdf', bytes: 7, hash: 'x' };
    await insertFile(tx, { ...file, id: fileId, tenantId, organisationId });
    await attachFile(scoped, { kind: 'data-point', id }, { fileId, name: 'a.pdf', reference: '' }, h.clock.now());
  });
/** Asks entities for figures of this time. */
const collect = async ({ id: reportingTimeId }: ReportingTime, entityIds: string[]) => {
  const draft = { name: 'Figures', message: '', versionId: null, reportingTimeId, dueOn: null, approverId: null };
  const asked = body('POST', { ...draft, sectionIds: [energySection], entityIds });
  const made = await h.as('verdant.admin').request('/collections', asked);
  return ((await made.json()) as { id: string }).id;
};

describe('a grant for a part of an organisation', () => {
  it('opens exactly the listed tables, each by a policy that checks the grant', async () => {
    const { rows: policies } = await h.database.pool.query<{ name: string; asks: boolean }>(
      `select tablename as name, coalesce(qual, with_check) ~ 'app.access|access_grant_entities' as asks
       from pg_policies where 'esg_limited' = any (roles) order by 1`,
    );
    expect(policies.filter(({ asks }) => !asks)).toEqual([]);
    expect([...new Set(policies.map(({ name }) => name))]).toEqual(Object.keys(open));
    const { rows: privileges } = await h.database.pool.query<{ name: string; kind: string }>(
      `select distinct table_name as name, privilege_type as kind from information_schema.role_table_grants
       where grantee = 'esg_limited' order by 1, 2`,
    );
    const listed = Object.entries(open).flatMap(([name, kinds]) => kinds.map((kind) => ({ name, kind })));
    expect(privileges).toEqual(listed);
  });

  it('gives no rights through functions that run as their owner', async () => {
    const { rows } = await h.database.pool.query(
      `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and p.prosecdef`,
    );
    expect(rows).toEqual([]);
  });

  it('shows only what it names to a query without conditions', async () => {
    expect(await inside('select id from entities')).toEqual([{ id: given }]);
    expect(await inside('select id from access_grants')).toHaveLength(1);
    expect(await inside('select entity_id from access_grant_entities')).toEqual([{ entity_id: given }]);
  });

  it('shows the kept sums of its entities alone', async () => {
    const { store, time } = hubOf(h);
    const year = await time('2025-01-01', '2025-12-31');
    for (const entityId of [given, kept, null]) await store(year.id, { entityId });
    expect(await inside('select entity_id from year_sums')).toEqual([{ entity_id: given }]);
  });

  it('changes no table that is read-only for it, and reaches no other table', async () => {
    const refused = [
      `update entities set name = 'Taken'`,
      `delete from entities`,
      `insert into access_grant_entities select grant_id, tenant_id, organisation_id, '${kept}' from access_grant_entities`,
      'select * from data_point_history',
      'select * from collection_events',
      'select * from comments',
      'select * from users',
      'select * from organisations',
    ];
    for (const statement of refused) expect([statement, await refusalOf(statement)]).toEqual([statement, '42501']);
  });

  it('reads, adds, changes and deletes rows of its entities alone, and moves none to another', async () => {
    const { store, time } = hubOf(h);
    const year = await time('2025-01-01', '2025-12-31');
    const theirs = await store(year.id, { entityId: given });
    const others = await store(year.id, { entityId: kept });
    const whole = await store(year.id, { entityId: null });
    for (const { id } of [theirs, others, whole]) await attach(id);
    const collectionId = await collect(year, [given, kept]);
    expect(await inside('select id from data_points')).toEqual([{ id: theirs.id }]);
    expect(await inside('select subject_id from attachments')).toEqual([{ subject_id: theirs.id }]);
    expect(await inside('select entity_id from collection_requests')).toEqual([{ entity_id: given }]);
    expect(await inside('select id from collections')).toEqual([{ id: collectionId }]);
    expect(await inside(`update data_points set source = 'Bill' returning id`)).toEqual([{ id: theirs.id }]);
    expect(await inside(`update collection_requests set note = 'x' returning entity_id`)).toEqual([
      { entity_id: given },
    ]);
    expect(await inside('delete from attachments returning subject_id')).toEqual([{ subject_id: theirs.id }]);
    const copy = (entityId: string) =>
      `insert into data_points (tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, period_start, period_end,
         value, created_at, updated_at, updated_by_id, updated_by_name)
       select tenant_id, organisation_id, metric_key, 'a:b:c', '${entityId}', reporting_time_id, period_start, period_end,
         value, created_at, updated_at, updated_by_id, updated_by_name from data_points`;
    const event = (entityId: string) =>
      `insert into collection_events (tenant_id, organisation_id, collection_id, entity_id, action, by_id, by_name, at)
       select tenant_id, organisation_id, id, ${entityId}, 'submitted', id, 'x', now() from collections`;
    const block = (entityId: string) =>
      `insert into collection_blocks select id, tenant_id, organisation_id, '${entityId}', 'a', 'b' from collections`;
    const delegation = (entityId: string) =>
      `insert into collection_delegations select c.id, c.tenant_id, c.organisation_id, '${entityId}', 'a', g.id, g.id, 'x', g.id, 'x', now()
       from collections c, access_grant_entities g`;
    const state = (id: string) =>
      `insert into data_point_history (tenant_id, organisation_id, data_point_id, version, action, state, by_id, by_name, at)
       select tenant_id, organisation_id, '${id}', 9, 'changed', '{}', id, 'x', now() from data_points limit 1`;
    const proof = (id: string) =>
      `insert into attachments (tenant_id, organisation_id, file_id, subject_kind, subject_id, part, name, at, by_id, by_name)
       select tenant_id, organisation_id, id, 'data-point', '${id}', '{}', 'x', now(), id, 'x' from data_points limit 1`;
    for (const [statement, code] of [
      [`update data_points set entity_id = '${kept}'`, '42501'],
      ['update data_points set entity_id = null', '42501'],
      [`update collection_requests set entity_id = '${kept}'`, '42501'],
      [copy(kept), '42501'],
      [copy(given), 'done'],
      [event(`'${kept}'`), '42501'],
      [event('null'), '42501'],
      [event(`'${given}'`), 'done'],
      [block(kept), '42501'],
      [block(given), 'done'],
      [delegation(kept), '42501'],
      [delegation(given), 'done'],
      [state(others.id), '42501'],
      [state(whole.id), '42501'],
      [state(theirs.id), 'done'],
      [proof(others.id), '42501'],
      [proof(whole.id), '42501'],
    ] as const)
      expect([statement, await refusalOf(statement)]).toEqual([statement, code]);
    await inside('delete from data_points');
    const { rows: left } = await h.database.pool.query<{ id: string }>('select id from data_points');
    expect(left.map(({ id }) => id).sort()).toEqual([others.id, whole.id].sort());
  });

  it('lets the organisation act only inside what is said to be its part, and is limited again afterwards', async () => {
    const { store, time } = hubOf(h);
    const year = await time('2025-01-01', '2025-12-31');
    await store(year.id, { entityId: kept });
    const count = async ({ tx }: Scoped) => (await tx.execute(sql`select 1 from data_points`)).rows.length;
    const seen = await h.database.withScope(limited, async (scoped) => {
      const within = await asOrganisation(scoped, count);
      await asOrganisation(scoped, () => Promise.reject(new Error('refused'))).catch(() => undefined);
      return [within, await count(scoped)];
    });
    expect(seen).toEqual([1, 0]);
  });

  it('opens to a link one entity of those that were given, for reading and writing, and nothing of the account', async () => {
    const { store, time } = hubOf(h);
    const year = await time('2025-01-01', '2025-12-31');
    const { scope } = h.as('verdant.entity');
    await h.database.withScope(scope, ({ tx }) =>
      giveEntities(tx, { ...scope, id: scope.userId }, [kept], h.clock.now()),
    );
    const theirs = await store(year.id, { entityId: given });
    const other = await store(year.id, { entityId: kept });
    for (const { id } of [theirs, other]) await attach(id);
    const collectionId = await collect(year, [given, kept]);
    await collect(await time('2024-01-01', '2024-12-31'), [kept]);
    const { grantId = '' } = limited.access ?? {};
    const byLink: Scope = { ...limited, access: { grantId, entityId: given } };
    const seen = async (statement: string, by = byLink) =>
      (await inside(statement, by)).map((row) => Object.values(row)[0]);
    expect((await seen('select id from entities', limited)).sort()).toEqual([given, kept].sort());
    expect(await seen('select entity_id from access_grant_entities')).toEqual([given]);
    expect(await seen('select id from entities')).toEqual([given]);
    expect(await seen('select id from data_points')).toEqual([theirs.id]);
    expect(await seen('select subject_id from attachments')).toEqual([theirs.id]);
    expect(await seen('select id from collections')).toEqual([collectionId]);
    expect(await seen('select entity_id from collection_requests')).toEqual([given]);
    expect(await seen(`update collection_requests set note = 'x' returning entity_id`)).toEqual([given]);
    expect(await seen(`update data_points set source = 'x' returning id`)).toEqual([theirs.id]);
    const refused = [
      'select * from users',
      'select * from sessions',
      'select * from guests',
      'select * from guest_sessions',
    ];
    for (const statement of refused)
      expect([statement, await refusalOf(statement, byLink)]).toEqual([statement, '42501']);
    expect(await refusalOf(`update data_points set entity_id = '${kept}'`, byLink)).toBe('42501');
    const elsewhere = { ...limited, access: { grantId, entityId: randomUUID() } };
    expect(await seen('select id from entities', elsewhere)).toEqual([]);
    expect(await seen('select entity_id from access_grant_entities', elsewhere)).toEqual([]);
  });

  it('opens nothing in an organisation of another grant', async () => {
    const { organisationId, tenantId } = h.as('verdant.sister').scope;
    expect(await inside('select id from entities', { ...limited, organisationId, tenantId })).toEqual([]);
  });

  it('closes everything at the next statement once it has ended', async () => {
    const { grantId } = limited.access ?? {};
    await h.database.withSystem((tx) => tx.execute(sql`delete from access_grants where id = ${grantId}`));
    expect(await inside('select id from entities')).toEqual([]);
  });
});
