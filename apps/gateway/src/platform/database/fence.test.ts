import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organisations } from '../../modules/organizations/index.ts';
import { users } from '../../modules/users/index.ts';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const { scope } = personOf('verdant.admin');
const strangers = [personOf('verdant.sister').scope, personOf('harbour.admin').scope];

/** PostgreSQL's own error code, below the wrapping of the query builder. */
const refusalOf = async (run: Promise<unknown>): Promise<string | undefined> => {
  try {
    await run;
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : 'no code';
  }
};

describe('row-level security', () => {
  it('is forced on every table that belongs to a tenant, with a policy for people', async () => {
    const { rows } = await h.database.pool.query<{ table: string; fenced: boolean }>(`
      select c.relname as table, c.relrowsecurity and c.relforcerowsecurity and exists (
        select from pg_policies p where p.tablename = c.relname and 'esg_app' = any (p.roles)
          and p.qual like '%app.tenant%' and p.with_check like '%app.tenant%') as fenced
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind = 'r' and exists (
        select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
          and (a.attname = 'tenant_id' or c.relname = 'tenants'))`);
    expect(rows.length).toBeGreaterThan(7);
    expect(rows.filter(({ fenced }) => !fenced).map(({ table }) => table)).toEqual([]);
  });

  it('checks the organisation on every table whose rows belong to one', async () => {
    const { rows } = await h.database.pool.query<{ table: string }>(`
      select c.table_name as table from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'organisation_id' and not exists (
        select from pg_policies p where p.tablename = c.table_name and 'esg_app' = any (p.roles)
          and p.qual like '%app.organisation%' and p.with_check like '%app.organisation%')`);
    expect(rows).toEqual([]);
  });

  it('hides rows of other organisations and tenants from a query without conditions', async () => {
    const seen = await h.database.withScope(scope, ({ tx }) => tx.select({ id: organisations.id }).from(organisations));
    expect(seen).toEqual([{ id: scope.organisationId }]);
    const people = await h.database.withScope(scope, ({ tx }) => tx.select().from(users));
    expect(new Set(people.map(({ organisationId }) => organisationId))).toEqual(new Set([scope.organisationId]));
  });

  it('lets no statement change or remove rows outside the scope', async () => {
    for (const stranger of strangers) {
      const changed = await h.database.withScope(stranger, async ({ tx }) => {
        await tx.update(organisations).set({ name: 'Taken' });
        return tx.delete(users).where(sql`${users.organisationId} = ${scope.organisationId}`).returning();
      });
      expect(changed).toEqual([]);
    }
    const own = await h.database.withScope(scope, ({ tx }) => tx.select().from(organisations));
    expect(own[0]?.name).toBe('Verdant Manufacturing');
  });

  it('refuses a row that is written for somebody else', async () => {
    for (const { tenantId, organisationId } of strangers) {
      const person = { email: 'x@x.example', firstName: 'X', lastName: 'X', role: 'basic' as const, passwordHash: '' };
      const attempt = h.database.withScope(scope, ({ tx }) =>
        tx.insert(users).values({ ...person, tenantId, organisationId }),
      );
      expect(await refusalOf(attempt)).toBe('42501');
    }
  });

  it('shows nothing without a scope, and forgets the scope with its transaction', async () => {
    await h.database.withScope(scope, async () => undefined);
    const client = await h.database.pool.connect();
    try {
      await client.query('begin; set local role esg_app');
      expect((await client.query('select * from organisations')).rows).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('lets people neither change the schema of the database nor reach the job queue', async () => {
    await h.deps.jobs.start();
    for (const statement of ['alter table users disable row level security', 'select * from jobs.job'])
      expect(await refusalOf(h.database.withScope(scope, ({ tx }) => tx.execute(sql.raw(statement))))).toBe('42501');
  });
});

describe('transactions of the database', () => {
  it('roll back everything when the callback throws', async () => {
    const broken = h.database.withScope(scope, async ({ tx }) => {
      await tx.update(organisations).set({ name: 'Half done' });
      throw new Error('stop');
    });
    await expect(broken).rejects.toThrow('stop');
    const [own] = await h.database.withScope(scope, ({ tx }) => tx.select().from(organisations));
    expect(own?.name).toBe('Verdant Manufacturing');
  });
});
