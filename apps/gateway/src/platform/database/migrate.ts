import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { oneAtATime } from './one-at-a-time.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Adds the fences that the generator cannot: forced row security on every table of a tenant, and the privileges of the roles. Those of
 * `esg_limited` are derived from its policies: a table without one is closed to it.
 */
const secureEveryTable = `
do $$
declare name text;
begin
  for name in
    select distinct c.relname from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind = 'r' and (a.attname is not null or c.relrowsecurity)
      and not (c.relrowsecurity and c.relforcerowsecurity)
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
  end loop;
end $$;
grant usage on schema public to esg_app, esg_system, esg_limited;
grant select, insert, update, delete on all tables in schema public to esg_app, esg_system;
grant usage on all sequences in schema public to esg_app, esg_system;
revoke all on all tables in schema public from esg_limited;
do $$
declare open record;
begin
  for open in select tablename, cmd from pg_policies where schemaname = 'public' and 'esg_limited' = any (roles)
  loop
    execute format('grant %s on public.%I to esg_limited', open.cmd, open.tablename);
  end loop;
end $$;`;

/** Migrates the database to the newest schema. Does nothing when it is up to date; several processes may start at once. */
export const migrateDatabase = (pool: pg.Pool) =>
  oneAtATime(pool, 'migrate', async (client) => {
    await migrate(drizzle(client), { migrationsFolder });
    await client.query(secureEveryTable);
  });
