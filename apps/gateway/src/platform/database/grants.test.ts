import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessGrants, giveEntities } from '../../modules/access-grants/index.ts';
import { hubOf } from '../../modules/data-points/testing.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import type { Scope } from './index.ts';

/** The tables with rows that people with access to a part of an organisation can see. Opening another one is a decision: add it here. */
const open = ['access_grant_entities', 'access_grants', 'entities'];

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
const refusalOf = (statement: string) =>
  inside(statement).then(
    () => 'done',
    (error: Error) => (error.cause as { code: string }).code,
  );

describe('a grant for a part of an organisation', () => {
  it('opens exactly the listed tables, each by a policy that checks the grant', async () => {
    const { rows: policies } = await h.database.pool.query<{ name: string; asks: boolean }>(
      `select tablename as name, coalesce(qual, with_check) ~ 'app.access|access_grant_entities' as asks
       from pg_policies where 'esg_limited' = any (roles) order by 1`,
    );
    expect(policies.filter(({ asks }) => !asks)).toEqual([]);
    expect([...new Set(policies.map(({ name }) => name))]).toEqual(open);
    const { rows: privileges } = await h.database.pool.query<{ name: string; kind: string }>(
      `select distinct table_name as name, privilege_type as kind from information_schema.role_table_grants
       where grantee = 'esg_limited' order by 1`,
    );
    expect(privileges).toEqual(open.map((name) => ({ name, kind: 'SELECT' })));
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

  it('changes no table that is read-only for it, and reaches no other table', async () => {
    const refused = [
      `update entities set name = 'Taken'`,
      `delete from entities`,
      `insert into access_grant_entities select grant_id, tenant_id, organisation_id, '${kept}' from access_grant_entities`,
      'select * from data_points',
      'select * from users',
      'select * from organisations',
    ];
    for (const statement of refused) expect([statement, await refusalOf(statement)]).toEqual([statement, '42501']);
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
