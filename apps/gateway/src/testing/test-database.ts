import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../platform/database/database.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { addressOf } from './template.ts';

/** Adds a separate database to a server: a copy of that template. */
const openOnPostgres = async (url: string, template: string) => {
  const name = `esg_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  const pool = new pg.Pool({ connectionString: addressOf(url, name), max: 5, pipeline: true });
  // Connections that break because their database is dropped at the end are expected.
  pool.on('error', () => undefined);
  // Dropping the database may cut a connection that is just closing; nothing waits for that one any more.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const close = async () => {
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { pool, close };
};

/** Deleting a few rows is far quicker than truncating every table. Without triggers, the order of the tables does not matter. */
const emptyEveryTable = `
do $$
declare name text;
begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('delete from public.%I', name);
  end loop;
end $$`;

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/** A separate database for one test file: embedded in memory, or on the PostgreSQL of `DATABASE_URL_TEST`. */
export const openTestDatabase = async () => {
  const url = process.env.DATABASE_URL_TEST;
  const template = inject('template');
  const { pool, close } = url ? await openOnPostgres(url, template) : await startEmbedded({ template });
  const empty = () => pool.query(emptyEveryTable);
  return { ...createDatabase(pool), pool, close, empty, kind: url ? ('postgresql' as const) : ('embedded' as const) };
};

/** A separate database without a table, for tests that migrate it themselves: in the same place as every other. */
export const openEmptyDatabase = (): Promise<{ pool: pg.Pool; close: () => Promise<void> }> => {
  const url = process.env.DATABASE_URL_TEST;
  return url ? openOnPostgres(url, 'template1') : startEmbedded({});
};

export type EmptyDatabase = Awaited<ReturnType<typeof openEmptyDatabase>>;
